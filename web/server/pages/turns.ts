/** @returns a promise that is kept when it is the owner's turn */
export type TakeTurn = (owner: string) => Promise<void>;

/**
 * One piece of work in each round of the event loop, one of every owner after the other. A page takes some milliseconds to render, in
 * one go: without turns, hundreds that one visitor asks for at once were rendered in a row, and everybody else waited for the last.
 */
export function createTurns(): TakeTurn {
  // The order of a map's keys is that of the turns.
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

  return (owner) =>
    new Promise((resolve) => {
      if (queues.size === 0) setImmediate(giveTurn);
      queues.set(owner, [...(queues.get(owner) ?? []), resolve]);
    });
}
