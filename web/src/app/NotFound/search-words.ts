import { searchQueryFromSlug } from '../../lib/routing/search-path';

/** Longer paths are not titles. */
const LONGEST = 60;

/**
 * A search guess from the last part of an unknown address: the words of a slug. Empty if there are none, or if the
 * address is a missing page of a list, whose own address exists.
 */
export function getSearchWords(pathname: string, search: string): string {
  if (new URLSearchParams(search).has('page')) return '';
  const last = pathname.split('/').findLast((part) => part !== '') ?? '';
  const words = searchQueryFromSlug(decoded(last).replaceAll(/[_+\s]+|\.\w{1,5}$/g, '-'))
    .replaceAll(/\s+/g, ' ')
    .trim();
  return words.length <= LONGEST && /\p{L}{2}/u.test(words) ? words : '';
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return '';
  }
}
