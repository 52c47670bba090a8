import { setTimeout as wait } from 'node:timers/promises';
import { Failure } from './failure.ts';
import type { Service } from './service.ts';

/** Waits until `url` answers 200. A Failure when the service ends first, or when it takes longer than `limit` ms. */
export async function waitUntilReady(url: string, service: Service, limit = 180_000): Promise<void> {
  const until = Date.now() + limit;
  while (service.running()) {
    if (await answersOk(url)) return;
    if (Date.now() > until) {
      throw new Failure(
        `${service.name} runs, but ${url} did not answer 200 within ${limit / 1000} seconds. The last it said:\n\n${service.said()}`,
      );
    }
    await wait(100);
  }
  const { how, lastWords } = await service.ended;
  throw new Failure(`${service.name} ${how} before it was ready. The last it said:\n\n${lastWords}`);
}

async function answersOk(url: string): Promise<boolean> {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(5_000) });
    await response.arrayBuffer();
    return response.status === 200;
  } catch {
    return false;
  }
}
