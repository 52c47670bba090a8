/**
 * Rows of a queue have no date. This returns for how long the first row has been seen at its place, in milliseconds: a
 * queue that is worked through has another first row each time.
 */
export function createAgeTracker(): (firstId: number | null, now: number) => number {
  let seen: { id: number; since: number } | undefined;
  return (firstId, now) => {
    if (firstId === null) seen = undefined;
    else if (seen?.id !== firstId) seen = { id: firstId, since: now };
    return seen === undefined ? 0 : now - seen.since;
  };
}
