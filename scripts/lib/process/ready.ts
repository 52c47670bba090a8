import { setTimeout as wait } from 'node:timers/promises';
import { Failure } from './failure.ts';
import type { Service } from './service.ts';

/** A server did not become ready: `what` is the one sentence that says why, the message has its last words too. */
export class NotReady extends Failure {
  readonly what: string;

  constructor(what: string, lastWords: string) {
    super(`${what} The last it said:\n\n${lastWords}`);
    this.what = what;
  }
}

/**
 * Waits until the service listens there and `url` answers 200, and tells the service that it is ready. NotReady when the service ends first, or when
 * it has neither answered nor said anything for `limit` ms: one that tells how far it is (a large site after an
 * upgrade) is not hurried.
 */
export async function waitUntilReady(url: string, service: Service, limit = 180_000): Promise<void> {
  const port = Number(new URL(url).port);
  let said = service.said();
  let until = Date.now() + limit;
  while (service.running()) {
    const listens = service.listensOn(port);
    // Whoever else may have the port.
    if (listens !== false && (await answersOk(url))) return service.becameReady();
    if (service.said() !== said) {
      said = service.said();
      until = Date.now() + limit;
    }
    if (Date.now() > until) {
      const what =
        listens === false && (await answersOk(url))
          ? `it does not listen on port ${port}, where another program answers`
          : `${url} did not answer 200`;
      throw new NotReady(
        `${service.name} runs, but ${what}, and it has said nothing for ${limit / 1000} seconds.`,
        said,
      );
    }
    await wait(100);
  }
  const { how, lastWords } = await service.ended;
  throw new NotReady(`${service.name} ${how} before it was ready.`, lastWords);
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
