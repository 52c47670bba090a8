import { toMoment } from './manifest';

/** How long backups are kept: all of some hours, then the last one of each day, then the last one of each month. */
export interface Retention {
  allHours: number;
  dailyDays: number;
  monthlyMonths: number;
}

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/**
 * The backups that may be deleted. The newest one is never among them, however old it is.
 * @param ids of all backups, in any order
 * @param now in milliseconds since 1970
 */
export function findObsolete(
  ids: readonly string[],
  { allHours, dailyDays, monthlyMonths }: Retention,
  now: number,
): string[] {
  const newestFirst = ids.toSorted((a, b) => toMoment(b) - toMoment(a));
  const firstMonth = toMonth(new Date(now), -monthlyMonths);
  const days = new Set<string>();
  const months = new Set<string>();
  return newestFirst.filter((id, index) => {
    const [day, month] = [id.slice(0, 10), id.slice(0, 7)];
    const isLastOfDay = !days.has(day);
    const isLastOfMonth = !months.has(month);
    days.add(day);
    months.add(month);
    const age = now - toMoment(id);
    const isKept =
      index === 0 ||
      age <= allHours * HOUR_MS ||
      (isLastOfDay && age <= dailyDays * DAY_MS) ||
      (isLastOfMonth && month > firstMonth);
    return !isKept;
  });
}

/** Such as `2026-11`, this many months later. */
function toMonth(moment: Date, later: number): string {
  return new Date(Date.UTC(moment.getUTCFullYear(), moment.getUTCMonth() + later)).toISOString().slice(0, 7);
}
