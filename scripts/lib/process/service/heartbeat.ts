import { setTimeout as wait } from 'node:timers/promises';
import type { Service } from './service.ts';

interface HeartbeatOptions {
  /** Pause between two requests. */
  everyMs?: number;
  /** Timeout of each request. */
  withinMs?: number;
  /**
   * Number of consecutive requests without a response after which the server counts as hanging. That is half a minute
   * in total, so that a busy server is not mistaken for a hanging one.
   */
  misses?: number;
}

/**
 * Polls a server that was ready, and kills it when it no longer responds, so that it can be restarted: a hanging
 * process does not end by itself and occupies its port. Any response counts, even an error, because the server may be
 * waiting for something else. Resolves when the server has ended.
 */
export async function watchHeartbeat(
  service: Pick<Service, 'name' | 'running' | 'stop'>,
  url: string,
  report: (line: string) => unknown,
  { everyMs = 2_000, withinMs = 3_000, misses = 6 }: HeartbeatOptions = {},
): Promise<void> {
  let missed = 0;
  while (service.running()) {
    missed = (await responds(url, withinMs)) ? 0 : missed + 1;
    if (missed >= misses && service.running()) {
      report(
        `▸ ${service.name} is running, but did not respond to ${misses} requests in a row. It is being stopped.`,
      );
      // A hanging process does not handle SIGTERM.
      await service.stop(0);
      return;
    }
    await wait(everyMs, undefined, { ref: false });
  }
}

async function responds(url: string, withinMs: number): Promise<boolean> {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(withinMs) });
    await response.body?.cancel();
    return true;
  } catch {
    return false;
  }
}
