import { Checkbox, Field, TextInput, Typography } from '@strapi/design-system';
import { useState, type ChangeEvent, type KeyboardEvent } from 'react';
import { styled } from 'styled-components';
import type { ListedCategory } from '../../../domain/category-tree/listed-category';
import { getPath } from '../../ui/category-tree/nodes';
import { searchCategories } from '../../ui/category-tree/search';
import { useCategoryTree, type LoadedTree } from '../../ui/category-tree/use-category-tree';
import { Problem } from '../../ui/Problem';
import { useFirstFocus } from '../../ui/use-first-focus';

export type PickedCategory = Pick<ListedCategory, 'documentId' | 'id'>;

interface Props {
  label: string;
  picked: readonly PickedCategory[];
  onChange: (picked: PickedCategory[]) => void;
}

/** Nobody reads a longer list. */
const MOST = 50;

/** Chooses several categories: topics, and others by name. What was chosen stays in the list, whatever is searched. */
export function CategoryPicker({ label, picked, onChange }: Props) {
  const [search, setSearch] = useState('');
  const input = useFirstFocus();
  const { tree, failed, reload } = useCategoryTree();
  return (
    <Group>
      <legend>{label}</legend>
      <Field.Root>
        <Field.Label>Search categories</Field.Label>
        <TextInput
          ref={input}
          value={search}
          maxLength={100}
          onChange={({ target }: ChangeEvent<HTMLInputElement>) => setSearch(target.value)}
          onKeyDown={(event: KeyboardEvent) => {
            if (event.key !== 'Enter' || !tree || search.trim() === '') return;
            // The first that is found, as in the form of an article. The dialog's own Enter comes after.
            const first = find(tree, search).find((category) => !isPicked(category, picked));
            if (!first) return;
            event.preventDefault();
            event.stopPropagation();
            onChange([...picked, first]);
            setSearch('');
          }}
        />
      </Field.Root>
      {failed && <Problem text="The categories could not be loaded." onRetry={reload} />}
      {tree && <Choices {...{ tree, search, picked, onChange }} />}
    </Group>
  );
}

interface ChoicesProps extends Omit<Props, 'label'> {
  tree: LoadedTree;
  search: string;
}

function Choices({ tree, search, picked, onChange }: ChoicesProps) {
  const found = find(tree, search);
  const chosen = tree.categories.filter((category) => isPicked(category, picked));
  const others = found.filter((category) => !isPicked(category, picked));
  const toggle = (category: ListedCategory) =>
    onChange(
      isPicked(category, picked) ? picked.filter(({ id }) => id !== category.id) : [...picked, category],
    );
  return (
    <>
      <Options>
        {[...chosen, ...others.slice(0, MOST)].map((category) => (
          <li key={category.id}>
            <Checkbox checked={isPicked(category, picked)} onCheckedChange={() => toggle(category)}>
              {getPath(category, tree.byId)}
            </Checkbox>
          </li>
        ))}
      </Options>
      <Typography role="status" variant="pi" textColor="neutral600">
        {describe(found.length, others.length, search.trim())}
      </Typography>
    </>
  );
}

const find = (tree: LoadedTree, search: string): readonly ListedCategory[] =>
  search.trim() === '' ? getTopics(tree) : searchCategories(tree.categories, search);

const isPicked = ({ id }: PickedCategory, picked: readonly PickedCategory[]): boolean =>
  picked.some((one) => one.id === id);

const getTopics = ({ nodes }: LoadedTree): ListedCategory[] => nodes.map(({ category }) => category);

/** @param offered those found that are not chosen yet */
function describe(found: number, offered: number, search: string): string {
  if (search === '') return 'The topics are listed: search for their sub-topics.';
  if (found === 0) return `No category has “${search}” in its name.`;
  return offered > MOST ? `The first ${MOST} are listed. Type another letter to see the others.` : '';
}

/** The admin's root font size is 10 px. */
const Group = styled.fieldset`
  display: flex;
  flex-direction: column;
  gap: 0.8rem;
  min-inline-size: 0;
  padding: 0;
  border: 0;

  legend {
    padding: 0;
    margin-block-end: 0.8rem;
    font-size: 1.4rem;
    font-weight: 600;
    color: ${({ theme }) => theme.colors.neutral800};
  }
`;

const Options = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(20rem, 1fr));
  gap: 0.8rem;
  block-size: 20rem;
  align-content: start;
  overflow-y: auto;
  padding: 0.8rem;
  border: 1px solid ${({ theme }) => theme.colors.neutral200};
  border-radius: ${({ theme }) => theme.borderRadius};
`;
