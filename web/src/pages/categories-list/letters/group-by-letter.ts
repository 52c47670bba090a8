import { slugify } from '../../../lib/shared/slug.gen';

/** The letters of the navigation. */
export const LETTERS: readonly string[] = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'.split('');

/** The group for names that start with none of them, such as 5-HTP. */
const NO_LETTER = '#';

export interface LetterGroup {
  letter: string;
  /** In alphabetical order. */
  names: string[];
}

/** The root collation, the same in every browser and in Node: the server's HTML must match the browser's. */
// oxlint-disable-next-line no-restricted-globals -- accents and signs are a table that only Intl has
const ALPHABET = new Intl.Collator('en');

/** Names grouped by first letter, those without one first; letters without names are omitted. */
export function groupByLetter(names: readonly string[]): LetterGroup[] {
  const groups = new Map<string, string[]>();
  for (const name of names.toSorted(ALPHABET.compare)) {
    const letter = getInitial(name);
    const group = groups.get(letter);
    if (group) group.push(name);
    else groups.set(letter, [name]);
  }
  return [NO_LETTER, ...LETTERS].flatMap((letter) => {
    const group = groups.get(letter);
    return group ? [{ letter, names: group }] : [];
  });
}

/** The first letter of the name's slug, so leading punctuation and accents do not count. */
function getInitial(name: string): string {
  const first = slugify(name).charAt(0).toUpperCase();
  return LETTERS.includes(first) ? first : NO_LETTER;
}

/** The id of the heading above a letter's names. */
export function getAnchor(letter: string): string {
  return letter === NO_LETTER ? 'letter-other' : `letter-${letter.toLowerCase()}`;
}
