import type { ScheduledAction } from './job';

/** Longer than anybody plans, and a bound for a mistyped year. */
const YEARS_AHEAD = 5;

/** A job that begins later than this was missed, because no process was running. */
export const MISSED_AFTER_MS = 60_000;

/** A sentence for the editor; undefined: the moment can be planned. */
export function getDueProblem(dueAt: number, now: number): string | undefined {
  if (dueAt <= now) return 'This moment is over. Choose a later one.';
  if (dueAt > addYears(now)) return `Choose a moment within the next ${YEARS_AHEAD} years.`;
  return undefined;
}

export function addYears(now: number): number {
  const end = new Date(now);
  end.setUTCFullYear(end.getUTCFullYear() + YEARS_AHEAD);
  return end.getTime();
}

const LONGEST_ZONE = 64;

/** Whether this names a time zone, such as `Europe/Vienna`. */
export function isTimeZone(name: string): boolean {
  if (name.length > LONGEST_ZONE || !/^[\w+/-]+$/.test(name)) return false;
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}

/** “Thursday, December 3, 2026 at 8:00 AM GMT+1 (Europe/Vienna)” */
export function describeDue(dueAt: number, timeZone: string): string {
  const moment = new Intl.DateTimeFormat('en', { dateStyle: 'full', timeStyle: 'short', timeZone });
  return `${moment.format(dueAt)} (${timeZone})`;
}

/** The states of an article on which its plan depends. */
interface Plan {
  action: ScheduledAction;
  dueAt: number;
  isPublished: boolean;
  /** When the other action is planned. */
  other: number | undefined;
}

/** Why a moment does not fit to the rest of an article's plan; undefined: it does. */
export function getPlanProblem({ action, dueAt, isPublished, other }: Plan): string | undefined {
  if (isPublished) return undefined;
  if (action === 'publish')
    return other !== undefined && other <= dueAt
      ? 'The article is to be unpublished before that. Publish it earlier, or change when it is unpublished.'
      : undefined;
  if (other === undefined) return 'The article is not published. Plan first when it is published.';
  return other < dueAt
    ? undefined
    : 'The article is not published by then. Choose a moment after it is published.';
}

/** How long to wait before another attempt; the last one is not followed by any. */
const WAITS_MS = [1000, 5000, 15_000, 60_000, 300_000];

/** @param attempts made so far; undefined: no more */
export const getRetryDelay = (attempts: number): number | undefined => WAITS_MS[attempts - 1];

/** Whether nobody ran a job when it was due. */
export const wasMissed = ({ dueAt, firstTriedAt }: { dueAt: number; firstTriedAt: number | null }): boolean =>
  firstTriedAt !== null && firstTriedAt - dueAt > MISSED_AFTER_MS;
