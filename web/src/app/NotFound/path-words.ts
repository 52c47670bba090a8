import { searchedText } from '../../lib/routing/search-path';

/** Longer ones are no titles. */
const LONGEST = 60;

/**
 * What the reader may have looked for, by the last part of an address that leads nowhere: the words of a slug. Empty
 * where there are none, and where it is the page of a list that is missing: the address is the list's.
 */
export function pathWords(pathname: string, search: string): string {
  if (new URLSearchParams(search).has('page')) return '';
  const last = pathname.split('/').findLast((part) => part !== '') ?? '';
  const words = searchedText(decoded(last).replaceAll(/[_+\s]+|\.\w{1,5}$/g, '-'))
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
