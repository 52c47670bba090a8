import { setTimeout as wait } from 'node:timers/promises';
import { Failure } from '../failure.ts';
import type { Service } from './service.ts';

/** A server did not become ready. `what` is a sentence with the reason; the message also has its last output. */
export class NotReady extends Failure {
  readonly what: string;

  constructor(what: string, lastWords: string) {
    super(`${what} Its last output:\n\n${lastWords}`);
    this.what = what;
  }
}

/**
 * Waits until the service listens on the port of `url` and responds with 200, then marks it as ready. Output of the
 * service restarts the timeout, so that one that logs its progress (a large site after an upgrade) has time.
 * @throws NotReady if the service ends first, or has neither responded nor printed anything for `limit` ms
 */
export async function waitUntilReady(url: string, service: Service, limit = 180_000): Promise<void> {
  const port = Number(new URL(url).port);
  let output = service.output();
  let until = Date.now() + limit;
  while (service.running()) {
    const listens = service.listensOn(port);
    // Another program may have the port.
    if (listens !== false && (await respondsOk(url))) return service.becameReady();
    if (service.output() !== output) {
      output = service.output();
      until = Date.now() + limit;
    }
    if (Date.now() > until) {
      const what =
        listens === false && (await respondsOk(url))
          ? `it does not listen on port ${port}, where another program responds`
          : `${url} did not respond with 200`;
      throw new NotReady(
        `${service.name} is running, but ${what}, and it has printed nothing for ${limit / 1000} seconds.`,
        output,
      );
    }
    await wait(100);
  }
  const { how, lastWords } = await service.ended;
  throw new NotReady(`${service.name} ${how} before it was ready.`, lastWords);
}

async function respondsOk(url: string): Promise<boolean> {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(5_000) });
    await response.arrayBuffer();
    return response.status === 200;
  } catch {
    return false;
  }
}
