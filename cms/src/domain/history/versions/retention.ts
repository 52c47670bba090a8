import type { Version } from './version';

/** How long versions are kept. */
export interface Retention {
  /** All versions of so many days. */
  allDays: number;
  /** After that, the last version of each day, for so many days more. */
  dailyDays: number;
}

export const DAY_MS = 86_400_000;

/** A deleted entry can be restored for so many days (C14). */
export const RESTORABLE_DAYS = 90;

type Dated = Pick<Version, 'edition' | 'kind' | 'madeAt' | 'published'>;

/**
 * The editions of a document that need not be kept any longer.
 * @param versions all of one document
 * @param pinned editions that are needed elsewhere, such as by a schedule
 */
export function findPrunable(
  versions: readonly Dated[],
  { allDays, dailyDays }: Retention,
  now: number,
  pinned: ReadonlySet<number> = new Set(),
): number[] {
  const newestFirst = versions.toSorted((a, b) => b.edition - a.edition);
  const [latest] = newestFirst;
  if (!latest) return [];
  if (latest.kind === 'delete' && latest.madeAt < now - RESTORABLE_DAYS * DAY_MS)
    return newestFirst.map(({ edition }) => edition);
  // What readers get, if the document is published.
  const live = newestFirst.find(({ published }) => published);
  const days = new Set<number>();
  return newestFirst.flatMap((version) => {
    const age = now - version.madeAt;
    const day = Math.floor(version.madeAt / DAY_MS);
    const isFirstOfDay = !days.has(day);
    days.add(day);
    const isNeeded = version === latest || version === live || pinned.has(version.edition);
    const isRecent = age <= allDays * DAY_MS;
    const isDaily = age <= (allDays + dailyDays) * DAY_MS && isFirstOfDay;
    return isNeeded || isRecent || isDaily ? [] : [version.edition];
  });
}
