/** How long statements may follow one another before timers, requests and answers have their turn. */
const MOST_MS = 15;

interface Clock {
  now(): number;
  /** Calls back when everything else that waits has had its turn. */
  later(call: () => void): void;
}

const PROCESS: Clock = { now: () => performance.now(), later: (call) => void setImmediate(call) };

/** What keeps the order of the statements of one connection. */
export type Turns = () => Promise<void> | undefined;

/**
 * SQLite's driver works in the event loop and its promises resolve at once: a publication of 1,500 blocks is thousands of statements
 * between which nothing else happens. A statement calls this before it begins; when the process was held long enough it waits until
 * others have had their turn, and all that come after it wait behind it.
 * @returns what to call before each statement of one connection; undefined: it may begin
 */
export function createTurns({ now, later }: Clock = PROCESS): Turns {
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
    // After the statement, and after what is done with its result at once. Until then it counts as waiting: what came in between
    // would overtake it, and a ROLLBACK that overtakes a statement leaves it outside of its transaction.
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
