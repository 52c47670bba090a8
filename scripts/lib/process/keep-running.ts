import { setTimeout as wait } from 'node:timers/promises';
import { isStopping } from './cleanup.ts';
import { NotReady } from './ready.ts';
import { restartPause } from './restart-pause.ts';
import type { Service } from './service.ts';

type Running = Pick<Service, 'name' | 'ended'>;

/** How one run of a server ended. */
interface End {
  what: string;
  /** 0 when it never was. */
  readyForMs: number;
}

/**
 * Starts a server anew whenever it ends, or does not become ready, for as long as the script runs: the other one goes
 * on meanwhile, and what was in the way may go by itself (a database that is away). `tell` gets one line each time;
 * the server's own last words stand above it. Resolves when the script is being stopped.
 */
export async function keepRunning(
  first: Running,
  startAgain: () => Promise<Running>,
  tell: (line: string) => unknown,
  pauseFor: (ms: number) => Promise<unknown> = wait,
): Promise<void> {
  let end = await getEnd(first);
  let pause: number | undefined;
  while (!isStopping()) {
    pause = restartPause(pause, end.readyForMs);
    tell(`▸ ${end.what} It is started again in ${pause / 1000} s.`);
    await pauseFor(pause);
    // What is started while the script stops is stopped by nobody.
    if (isStopping()) return;
    end = await startAgain().then(getEnd, (error: unknown) => notStarted(first.name, error));
  }
}

async function getEnd({ name, ended }: Running): Promise<End> {
  const readySince = performance.now();
  const { how } = await ended;
  return { what: `${name} ${how}.`, readyForMs: performance.now() - readySince };
}

/** Whatever it was (a machine without memory for another process), trying again is all that brings the server back. */
function notStarted(name: string, error: unknown): End {
  const what = error instanceof NotReady ? error.what : `${name} could not be started (${String(error)}).`;
  return { what, readyForMs: 0 };
}
