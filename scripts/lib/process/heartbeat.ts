import { setTimeout as wait } from 'node:timers/promises';
import type { Service } from './service.ts';

export interface HeartbeatOptions {
  /** Pause between two questions. */
  everyMs?: number;
  /** How long each may take. */
  withinMs?: number;
  /** After so many in a row without an answer it hangs. Half a minute in all: a busy server must not be taken for one that hangs. */
  misses?: number;
}

/**
 * Asks a server that was ready again and again, and ends it by force when it answers nothing any more, so that it can be started
 * again: a process that hangs runs, and holds its port. Any answer will do, a failure too: the server may wait for something else.
 * Resolves when the server has ended.
 */
export async function watchHeartbeat(
  service: Pick<Service, 'name' | 'running' | 'stop'>,
  url: string,
  report: (line: string) => unknown,
  { everyMs = 2_000, withinMs = 3_000, misses = 6 }: HeartbeatOptions = {},
): Promise<void> {
  let missed = 0;
  while (service.running()) {
    missed = (await answers(url, withinMs)) ? 0 : missed + 1;
    if (missed >= misses && service.running()) {
      report(`▸ ${service.name} runs, but has not answered ${misses} times in a row: it is ended.`);
      // It could not react to being asked.
      await service.stop(0);
      return;
    }
    await wait(everyMs, undefined, { ref: false });
  }
}

async function answers(url: string, withinMs: number): Promise<boolean> {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(withinMs) });
    await response.body?.cancel();
    return true;
  } catch {
    return false;
  }
}
