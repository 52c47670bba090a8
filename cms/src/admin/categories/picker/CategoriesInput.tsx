import { Button, Field, Typography, VisuallyHidden } from '@strapi/design-system';
import { useId, useRef, useState, type FocusEvent } from 'react';
import type { ListedCategory } from '../../../domain/category-tree/listed-category';
import { Problem } from '../../ui/Problem';
import { useLatest } from '../../ui/use-latest';
import { CreateCategory } from '../creation/CreateCategory';
import { getPath } from '../../ui/category-tree/nodes';
import { useCategoryTree } from '../../ui/category-tree/use-category-tree';
import { ChosenCategories } from './ChosenCategories';
import { CategoryMatches } from './CategoryMatches';
import { ChoiceTree } from './ChoiceTree';
import { getDocumentId, type Related } from './relation';
import { SearchInput } from './SearchInput';
import type { InputProps } from '../../ui/form/input-props';
import { Column, Region, SearchRow } from './styles';
import { useMatches } from './use-matches';
import { useRelated } from './use-related';

/** A category that the role of the editor does not show. */
const HIDDEN = 'A category that your role does not show';

/** In place of Strapi's list of 651 names: categories are found by typing, or in a tree of topics. */
export function CategoriesInput({
  name = 'categories',
  label = '',
  labelAction,
  hint,
  error,
  required,
  disabled = false,
}: InputProps) {
  const { tree, failed, isForbidden, reload } = useCategoryTree();
  const chosen = useRelated(name);
  const matches = useMatches(tree?.categories ?? []);
  const [isTreeOpen, setTreeOpen] = useState(false);
  const [creating, setCreating] = useState<{ name: string; topicId: number | undefined }>();
  const [announced, setAnnounced] = useState('');
  const widget = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const regionId = useId();
  const latest = useLatest(chosen);
  const getName = (entry: Related): string => {
    const known = tree?.byId.get(entry.id);
    return known && tree ? getPath(known, tree.byId) : (entry.name ?? HIDDEN);
  };
  const mayOpen = ({ id }: Related): boolean => tree?.byId.get(id)?.isReadable !== false;

  const toggle = (category: ListedCategory) => {
    const isChosen = chosen.has(category);
    if (isChosen) chosen.remove(category);
    else chosen.add(category);
    const path = tree ? getPath(category, tree.byId) : category.name;
    setAnnounced(`${path} ${isChosen ? 'removed' : 'chosen'}`);
  };
  const endSearch = ({ relatedTarget }: FocusEvent) => {
    // Somebody goes to another window.
    if (!document.hasFocus()) return;
    if (!(relatedTarget instanceof Node && widget.current?.contains(relatedTarget))) matches.clear();
  };
  const isSearching = matches.query.trim() !== '';
  const create = (topicId?: number) =>
    setCreating({ name: isSearching ? matches.query.trim() : '', topicId });

  return (
    <Field.Root name={name} error={error} hint={isForbidden ? undefined : hint} required={required}>
      <Column ref={widget} onBlur={endSearch}>
        <Field.Label action={labelAction}>{label}</Field.Label>
        {tree && (
          <SearchRow>
            <SearchInput
              ref={input}
              name={name}
              matches={matches}
              disabled={disabled}
              onPick={toggle}
              onDown={() => setTreeOpen(true)}
            />
            {!disabled && (
              <Button
                variant="tertiary"
                aria-expanded={isTreeOpen && !isSearching}
                aria-controls={regionId}
                onClick={() => {
                  matches.clear();
                  setTreeOpen(isSearching || !isTreeOpen);
                }}
              >
                Topics
              </Button>
            )}
          </SearchRow>
        )}
        {failed && !isForbidden && <Problem text="The categories could not be loaded." onRetry={reload} />}
        {isForbidden && <Typography variant="pi">Your role does not show categories.</Typography>}
        {tree && !disabled && (
          <Region id={regionId} hidden={!isSearching && !isTreeOpen}>
            {isSearching && (
              <CategoryMatches matches={matches} tree={tree} has={chosen.has} onPick={toggle} />
            )}
            {!isSearching && isTreeOpen && (
              <ChoiceTree
                tree={tree}
                label={label}
                has={chosen.has}
                onPick={toggle}
                onCreate={create}
                onLeave={() => input.current?.focus()}
              />
            )}
            {tree.mayCreate && isSearching && !matches.isKnown && (
              <Button variant="tertiary" size="S" onClick={() => create()}>
                Create “{matches.query.trim()}” …
              </Button>
            )}
          </Region>
        )}
        {chosen.failed && (
          <Problem text="The chosen categories could not be loaded." onRetry={chosen.reload} />
        )}
        <ChosenCategories
          label={label}
          related={chosen.related.map((entry) => ({
            entry,
            name: getName(entry),
            documentId: mayOpen(entry) ? getDocumentId(entry) : undefined,
          }))}
          more={chosen.more}
          disabled={disabled}
          onMove={(entry, path) => {
            chosen.moveForward(entry);
            setAnnounced(`${path} moved forward`);
          }}
          onRemove={(entry, path) => {
            chosen.remove(entry);
            setAnnounced(`${path} removed`);
          }}
          onEmpty={() => input.current?.focus()}
        />
        <VisuallyHidden role="status">{announced}</VisuallyHidden>
        <Field.Error />
        <Field.Hint />
      </Column>
      {creating && tree && (
        <CreateCategory
          {...creating}
          tree={tree}
          onCreated={(category) => {
            latest.current.add(category);
            matches.clear();
            setCreating(undefined);
            setAnnounced(`${category.name} created and chosen`);
          }}
          onClose={() => setCreating(undefined)}
        />
      )}
    </Field.Root>
  );
}
