/**
 * @returns a promise that resolves when it is the owner's turn
 */
type TakeTurn = (owner: string) => Promise<void>;

/**
 * Runs one piece of work per round of the event loop, alternating between owners. Rendering a page blocks for some
 * milliseconds: without turns, hundreds of simultaneous requests by one visitor were rendered in a row, and everybody
 * else waited for the last.
 */
export function createTurns(): { takeTurn: TakeTurn; countWaiting: () => number } {
  // A map's keys are in insertion order, which is the order of the turns.
  const queues = new Map<string, (() => void)[]>();

  function giveTurn(): void {
    const [owner] = queues.keys();
    if (owner === undefined) return;
    const waiting = queues.get(owner) ?? [];
    queues.delete(owner);
    waiting.shift()?.();
    if (waiting.length > 0) queues.set(owner, waiting);
    if (queues.size > 0) setImmediate(giveTurn);
  }

  return {
    takeTurn: (owner) =>
      new Promise((resolve) => {
        if (queues.size === 0) setImmediate(giveTurn);
        queues.set(owner, [...(queues.get(owner) ?? []), resolve]);
      }),
    countWaiting: () => [...queues.values()].reduce((sum, { length }) => sum + length, 0),
  };
}
