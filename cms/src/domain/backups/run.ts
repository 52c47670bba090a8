import * as v from 'valibot';

const Moment = v.pipe(v.union([v.number(), v.string()]), v.transform(Number));

/** One attempt to make a backup, as it is stored. */
export const RunRow = v.pipe(
  v.object({
    id: v.number(),
    begun_at: Moment,
    claimed_until: Moment,
    ended_at: v.nullable(Moment),
    problem: v.nullable(v.string()),
  }),
  v.transform((row) => ({
    id: row.id,
    begunAt: row.begun_at,
    claimedUntil: row.claimed_until,
    endedAt: row.ended_at,
    /** Why there is none, in a sentence; null: there is one, or it is being made. */
    problem: row.problem,
  })),
);
export type Run = v.InferOutput<typeof RunRow>;

/** After a failure, the next attempt is made this long after it at the latest. */
const AGAIN_AFTER_MS = 15 * 60_000;
/** A backup may be this much late before there is a warning. */
const SPARED_MS = 15 * 60_000;

/**
 * Whether a backup should be made now.
 * @param last undefined: there was none
 * @param everyMs between the beginnings of two
 */
export function isDue(last: Run | undefined, everyMs: number, now: number): boolean {
  if (!last) return true;
  // Its process has ended without a word.
  if (last.endedAt === null) return now > last.claimedUntil;
  return now >= last.begunAt + (last.problem === null ? everyMs : Math.min(everyMs, AGAIN_AFTER_MS));
}

/**
 * Whether there should have been another good backup by now.
 * @param lastGood when it began; undefined: there is none
 * @param since when backups were switched on at the latest: the first one takes its time, too
 */
export const isOverdue = (
  { lastGood, since }: { lastGood: number | undefined; since: number },
  everyMs: number,
  now: number,
): boolean => now > (lastGood ?? since) + 2 * everyMs + SPARED_MS;

/**
 * What somebody has to know about backups, as a sentence; undefined: nothing.
 * @param last the last run that has ended
 * @param lastGood and `since` as for `isOverdue`
 */
export function findWarning(
  { last, lastGood, since }: { last: Run | undefined; lastGood: number | undefined; since: number },
  everyMs: number,
  now: number,
): string | undefined {
  if (last?.problem) return `The last backup failed: ${last.problem}`;
  if (!isOverdue({ lastGood, since }, everyMs, now)) return undefined;
  return lastGood === undefined
    ? 'There is no backup yet, although backups are switched on.'
    : `The last backup is of ${new Date(lastGood).toISOString()}, and the next one is overdue.`;
}
