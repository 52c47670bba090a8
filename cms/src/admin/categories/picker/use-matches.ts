import { useMemo, useState } from 'react';
import type { ListedCategory } from '../../../domain/category-tree/listed-category';
import { isNamed, searchCategories } from '../../ui/category-tree/search';

/** Nobody reads a longer list; another letter makes it shorter. */
const MOST_SHOWN = 30;

/** The index of no match. */
const NONE = -1;

export interface Matches {
  query: string;
  shown: readonly ListedCategory[];
  /** Those that are not shown. */
  more: number;
  /** The match that Enter chooses: the first one, until the arrow keys go to another. */
  active: ListedCategory | undefined;
  /** A category has this name already. */
  isKnown: boolean;
  search: (query: string) => void;
  clear: () => void;
  /** Goes to the next match, or to the one before. */
  step: (by: 1 | -1) => void;
  /** Goes to none: pressing Enter twice must not take back what was chosen. */
  leave: () => void;
}

/** What is found while somebody types. */
export function useMatches(categories: readonly ListedCategory[]): Matches {
  const [query, setQuery] = useState('');
  const [activeIndex, setActiveIndex] = useState(0);
  const found = useMemo(() => searchCategories(categories, query), [categories, query]);
  const isKnown = useMemo(() => categories.some((one) => isNamed(one, query)), [categories, query]);
  const shown = found.slice(0, MOST_SHOWN);
  const search = (next: string) => {
    setQuery(next);
    setActiveIndex(0);
  };
  return {
    query,
    shown,
    more: found.length - shown.length,
    active: shown[activeIndex],
    isKnown,
    search,
    clear: () => search(''),
    step: (by) =>
      setActiveIndex((before) => {
        if (shown.length === 0) return NONE;
        if (before === NONE) return by === 1 ? 0 : shown.length - 1;
        return (before + by + shown.length) % shown.length;
      }),
    leave: () => setActiveIndex(NONE),
  };
}
