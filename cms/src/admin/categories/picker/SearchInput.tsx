import { TextInput, useComposedRefs } from '@strapi/design-system';
import { Search } from '@strapi/icons';
import { useFocusInputField } from '@strapi/strapi/admin';
import { forwardRef, type ChangeEvent, type KeyboardEvent } from 'react';
import type { ListedCategory } from '../../../domain/category-tree/listed-category';
import { getOptionId, MATCHES } from './match-ids';
import type { Matches } from './use-matches';

interface Props {
  name: string;
  matches: Matches;
  disabled: boolean;
  onPick: (category: ListedCategory) => void;
  /** The arrow down without a text. */
  onDown: () => void;
}

/** Looks for categories by name. The keyboard stays here: the arrows go through what was found, Enter chooses. */
export const SearchInput = forwardRef<HTMLInputElement, Props>(function SearchInput(
  { name, matches, disabled, onPick, onDown },
  ref,
) {
  const focusRef = useFocusInputField<HTMLInputElement>(name);
  const composedRef = useComposedRefs(ref, focusRef);
  const { query, active, shown, search, clear, step, leave } = matches;
  const isOpen = query.trim() !== '';
  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    const { key, currentTarget } = event;
    if (event.nativeEvent.isComposing || event.ctrlKey || event.metaKey || event.altKey) return;
    if (key === 'ArrowDown' && !isOpen) onDown();
    else if (key === 'ArrowDown' || key === 'ArrowUp') step(key === 'ArrowDown' ? 1 : -1);
    else if (key === 'Escape' && isOpen) clear();
    // The form is not sent, whether something was found or not.
    else if (key !== 'Enter') return;
    else if (active) {
      onPick(active);
      leave();
      // The next word takes its place.
      currentTarget.select();
    }
    event.preventDefault();
  };
  return (
    <TextInput
      ref={composedRef}
      name={name}
      role="combobox"
      autoComplete="off"
      aria-autocomplete="list"
      aria-expanded={isOpen && shown.length > 0}
      aria-controls={MATCHES}
      aria-activedescendant={active && getOptionId(active)}
      placeholder="Search by name"
      maxLength={100}
      startAction={<Search aria-hidden fill="neutral500" />}
      disabled={disabled}
      value={query}
      onChange={({ target }: ChangeEvent<HTMLInputElement>) => search(target.value)}
      onKeyDown={press}
    />
  );
});
