import { slugify } from '../../lib/shared/slug.gen';

/** The letters of the navigation. */
export const LETTERS: readonly string[] = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'.split('');

/** Where names stand that begin with none of them, such as 5-HTP. */
const NO_LETTER = '#';

export interface LetterGroup {
  letter: string;
  /** By the alphabet. */
  names: string[];
}

/** The root's order of every browser and of Node: the server's HTML and the browser's must be one. */
// oxlint-disable-next-line no-restricted-globals -- accents and signs are a table that only Intl has
const ALPHABET = new Intl.Collator('en');

/** Names by their first letter, those without one in front; letters that no name begins with are not there. */
export function byLetter(names: readonly string[]): LetterGroup[] {
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

/** Of the name's slug: signs in front and accents do not count. */
function getInitial(name: string): string {
  const first = slugify(name).charAt(0).toUpperCase();
  return LETTERS.includes(first) ? first : NO_LETTER;
}

/** The id of the heading over a letter's names. */
export function getAnchor(letter: string): string {
  return letter === NO_LETTER ? 'letter-other' : `letter-${letter.toLowerCase()}`;
}
