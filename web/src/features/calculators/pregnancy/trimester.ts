export type Trimester = 'First trimester' | 'Second trimester' | 'Third trimester' | 'Unknown trimester';

/** The last week of each trimester. */
export const LAST_WEEK = { first: 12, second: 27, third: 40 } as const;

/** @param week of the pregnancy, from 1 */
export function toTrimester(week: number): Trimester {
  if (week >= 1 && week <= LAST_WEEK.first) return 'First trimester';
  if (week > LAST_WEEK.first && week <= LAST_WEEK.second) return 'Second trimester';
  if (week > LAST_WEEK.second && week <= LAST_WEEK.third) return 'Third trimester';
  return 'Unknown trimester';
}
