import { setTimeout as wait } from 'node:timers/promises';
import { isStopping } from '../cleanup.ts';
import { NotReady } from './ready.ts';
import { getRestartPause } from './restart-pause.ts';
import type { Service } from './service.ts';

type Running = Pick<Service, 'name' | 'ended'>;

/** How one run of a server ended. */
interface End {
  what: string;
  /** 0 if it was never ready. */
  readyForMs: number;
}

/**
 * Restarts a server whenever it ends or does not become ready, for as long as the script runs. Meanwhile the other
 * server continues, and the cause may disappear by itself (an unavailable database). `log` is called with a line each
 * time; the server's last output precedes it. Resolves when the script is being stopped.
 */
export async function keepRunning(
  first: Running,
  startAgain: () => Promise<Running>,
  log: (line: string) => unknown,
  pauseFor: (ms: number) => Promise<unknown> = wait,
): Promise<void> {
  let end = await getEnd(first);
  let pause: number | undefined;
  while (!isStopping()) {
    pause = getRestartPause(pause, end.readyForMs);
    log(`▸ ${end.what} It is started again in ${pause / 1000} s.`);
    await pauseFor(pause);
    // Nothing would stop a server that is started while the script stops.
    if (isStopping()) return;
    end = await startAgain().then(getEnd, (error: unknown) => notStarted(first.name, error));
  }
}

async function getEnd({ name, ended }: Running): Promise<End> {
  const readySince = performance.now();
  const { how } = await ended;
  return { what: `${name} ${how}.`, readyForMs: performance.now() - readySince };
}

/** Whatever the error (such as no memory for another process), only another attempt brings the server back. */
function notStarted(name: string, error: unknown): End {
  const what = error instanceof NotReady ? error.what : `${name} could not be started (${String(error)}).`;
  return { what, readyForMs: 0 };
}
