import type { Use } from './find-file-uses';

/** More would not fit in the admin's message. */
const MOST_PLACES = 5;

/** The number of uses an error message needs: one more than it names, to say that there are others. */
export const USES_NEEDED = MOST_PLACES + 1;

/**
 * The error message for files that cannot be deleted, with what to do instead.
 * @param uses at least one
 * @param getName returns the name of a file
 */
export function deletionRefusal(uses: readonly Use[], getName: (fileId: number) => string): string {
  const named = uses.slice(0, MOST_PLACES);
  const places = new Map<number, string[]>();
  for (const { fileId, place } of named) places.set(fileId, [...(places.get(fileId) ?? []), place]);
  const others = uses.length > named.length;
  const sentences = [...places].map(([fileId, list], index) => {
    const isLast = index === places.size - 1;
    return `Readers see “${getName(fileId)}” in ${enumeration(others && isLast ? [...list, 'other places'] : list)}.`;
  });
  const [file, them] = places.size > 1 ? ['the files', 'them'] : ['the file', 'it'];
  return `Nothing was deleted. ${sentences.join(' ')} Replace ${file} (open ${them}, then “Replace media”), or take ${them} out of there first.`;
}

const list = new Intl.ListFormat('en', { type: 'conjunction' });
/** Places without duplicates, even when two articles share a title. */
const enumeration = (places: readonly string[]): string => list.format(new Set(places));
