type Cleanup = () => Promise<void> | void;

const cleanups: Cleanup[] = [];
let stopCode: number | undefined;
let stopping = false;

/** Registers a cleanup that runs before this script ends, however it ends. The last registered runs first. */
export function onExit(cleanup: Cleanup): void {
  cleanups.push(cleanup);
}

/**
 * Reserves a position in that order for something that may be restarted. Each cleanup registered with the returned
 * function replaces the previous one, so a restarted server is still stopped after those that need it.
 */
export function reserveCleanup(): (cleanup: Cleanup) => void {
  let latest: Cleanup | undefined;
  onExit(() => latest?.());
  return (cleanup) => {
    latest = cleanup;
  };
}

/** Runs and removes all registered cleanups. A failure does not prevent the others from running. */
export async function cleanUp(): Promise<void> {
  for (let next = cleanups.pop(); next; next = cleanups.pop()) {
    try {
      await next();
    } catch (error) {
      console.error(error);
    }
  }
}

/** From now on, a stop signal is the normal end of the script (a server), not an interruption (a test run). */
export function stopIsSuccess(): void {
  stopCode = 0;
}

/** True after the script received a stop signal. */
export const isStopping = (): boolean => stopping;

/**
 * Cleans up before the script ends because of Ctrl-C, SIGTERM, SIGHUP or the end of the npm process that runs it. A
 * second signal ends the script immediately.
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

/** A parent killed by SIGKILL passes no signal on, but its children get another parent. */
function whenParentEnds(react: () => void): void {
  const parent = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(timer);
    react();
  }, 1_000);
  timer.unref();
}
