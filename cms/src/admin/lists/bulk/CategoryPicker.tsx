import { Checkbox, Field, TextInput, Typography } from '@strapi/design-system';
import { useFetchClient } from '@strapi/strapi/admin';
import { useEffect, useState, type ChangeEvent } from 'react';
import { styled } from 'styled-components';
import { useFirstFocus } from '../../ui/use-first-focus';

export interface PickedCategory {
  documentId: string;
  name: string;
}

interface Props {
  label: string;
  picked: readonly PickedCategory[];
  onChange: (picked: PickedCategory[]) => void;
}

/** Typing does not send a request for each key. */
const PAUSE_MS = 250;
const MOST = 50;
const PATH = '/content-manager/relations/api::blog.blog/categories';

/** Chooses several categories, which are searched by name. What was chosen stays in the list, whatever is searched. */
export function CategoryPicker({ label, picked, onChange }: Props) {
  const [search, setSearch] = useState('');
  const input = useFirstFocus();
  const { found, failed } = useCategories(search);
  const isPicked = ({ documentId }: PickedCategory) => picked.some((one) => one.documentId === documentId);
  const options = [...picked, ...found.filter((category) => !isPicked(category))];
  const toggle = (category: PickedCategory) =>
    onChange(
      isPicked(category)
        ? picked.filter(({ documentId }) => documentId !== category.documentId)
        : [...picked, category],
    );
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
        />
      </Field.Root>
      <Options>
        {options.map((category) => (
          <li key={category.documentId}>
            <Checkbox checked={isPicked(category)} onCheckedChange={() => toggle(category)}>
              {category.name}
            </Checkbox>
          </li>
        ))}
      </Options>
      <Typography role="status" variant="pi" textColor={failed ? 'danger600' : 'neutral600'}>
        {describe({ failed, count: found.length, search })}
      </Typography>
    </Group>
  );
}

function describe({ failed, count, search }: { failed: boolean; count: number; search: string }): string {
  if (failed) return 'The categories could not be loaded. Change the search to try again.';
  if (count >= MOST) return `The first ${MOST} are listed: search for the others.`;
  return count === 0 && search !== '' ? `No category has “${search}” in its name.` : '';
}

function useCategories(search: string): { found: PickedCategory[]; failed: boolean } {
  const { get } = useFetchClient();
  const [state, setState] = useState<{ found: PickedCategory[]; failed: boolean }>({
    found: [],
    failed: false,
  });
  useEffect(() => {
    let isCurrent = true;
    const load = () => {
      const params = new URLSearchParams({
        page: '1',
        pageSize: String(MOST),
        ...(search && { _q: search }),
      });
      get<{ results: PickedCategory[] }>(`${PATH}?${params.toString()}`).then(
        ({ data }) => isCurrent && setState({ found: data.results, failed: false }),
        () => isCurrent && setState(({ found }) => ({ found, failed: true })),
      );
    };
    const timer = setTimeout(load, search === '' ? 0 : PAUSE_MS);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [get, search]);
  return state;
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
  grid-template-columns: repeat(auto-fill, minmax(16rem, 1fr));
  gap: 0.8rem;
  block-size: 20rem;
  align-content: start;
  overflow-y: auto;
  padding: 0.8rem;
  border: 1px solid ${({ theme }) => theme.colors.neutral200};
  border-radius: ${({ theme }) => theme.borderRadius};
`;
