/** How long statements may run back to back before timers, requests and responses get a turn. */
const MOST_MS = 15;

interface Clock {
  now(): number;
  /** Calls back after all other pending work has had its turn. */
  later(call: () => void): void;
}

const PROCESS: Clock = { now: () => performance.now(), later: (call) => void setImmediate(call) };

/** Keeps the statements of one connection in order. */
export type WaitForTurn = () => Promise<void> | undefined;

/**
 * SQLite's driver runs in the event loop and its promises resolve immediately: publishing 1,500 blocks takes thousands
 * of statements without a pause for anything else. Each statement calls this first. When the process has been busy for
 * long enough, the statement waits until others have had their turn, and all later statements wait behind it.
 * @returns a function to call before each statement of one connection; undefined: the statement may start
 */
export function createTurnQueue({ now, later }: Clock = PROCESS): WaitForTurn {
  const waiting: Array<() => void> = [];
  let began = now();
  const isOver = (): boolean => now() - began >= MOST_MS;

  function resume(): void {
    began = now();
    passOn();
  }
  function passOn(): void {
    const next = waiting[0];
    if (!next) return;
    if (isOver()) {
      later(resume);
      return;
    }
    next();
    // Wait for the statement and for what immediately handles its result; until then it counts as waiting. Otherwise a
    // statement that arrives in between would overtake it, and a ROLLBACK that overtakes a statement leaves it outside
    // its transaction.
    queueMicrotask(() =>
      queueMicrotask(() => {
        waiting.shift();
        passOn();
      }),
    );
  }

  return () => {
    if (waiting.length === 0 && !isOver()) return undefined;
    return new Promise((resolve) => {
      waiting.push(resolve);
      if (waiting.length === 1) later(resume);
    });
  };
}
