type Cleanup = () => Promise<void> | void;

const cleanups: Cleanup[] = [];
let stopCode: number | undefined;
let stopping = false;

/** Registers what has to happen before this script ends, however it ends; the last registered goes first. */
export function atEnd(cleanup: Cleanup): void {
  cleanups.push(cleanup);
}

/**
 * Keeps a place in that order for what may be started again: what is registered in it takes the place of what was
 * registered there before, so that it still goes after those that need it.
 */
export function placeAtEnd(): (cleanup: Cleanup) => void {
  let latest: Cleanup | undefined;
  atEnd(() => latest?.());
  return (cleanup) => {
    latest = cleanup;
  };
}

/** Runs and forgets all that is registered. One that fails does not keep the others from running. */
export async function cleanUp(): Promise<void> {
  for (let next = cleanups.pop(); next; next = cleanups.pop()) {
    try {
      await next();
    } catch (error) {
      console.error(error);
    }
  }
}

/** From now on being asked to stop is how the script is meant to end (a server), not an interruption (a test run). */
export function stopIsSuccess(): void {
  stopCode = 0;
}

/** True from the moment that the script was asked to stop. */
export const isStopping = (): boolean => stopping;

/**
 * Makes Ctrl-C, a polite kill and the end of the npm that runs this script clean up first. A second signal ends the
 * script at once.
 */
export function cleanUpOnSignals(): void {
  const signals: Array<[NodeJS.Signals, number]> = [
    ['SIGINT', 130],
    ['SIGTERM', 143],
    ['SIGHUP', 129],
  ];
  for (const [signal, code] of signals) process.on(signal, () => stop(code));
  if (process.env.npm_lifecycle_event) whenParentEnds(() => stop(143));
}

function stop(code: number): void {
  if (stopping) process.exit(code);
  stopping = true;
  console.log('\n▸ Stopping');
  void cleanUp().finally(() => process.exit(stopCode ?? code));
}

/** A parent that was killed by force passes no signal on, but its children get another parent. */
function whenParentEnds(react: () => void): void {
  const parent = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(timer);
    react();
  }, 1_000);
  timer.unref();
}
