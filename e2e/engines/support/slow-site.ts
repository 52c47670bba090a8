import { once } from 'node:events';
import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import { required } from '../../support/product/running-product.ts';
import { until } from '../driver/until.ts';

/** The site behind a slow line, at an address of its own. */
export interface SlowSite {
  origin: string;
  /** Keeps requests for matching paths waiting from now on. */
  hold: (paths: RegExp) => void;
  /** Waits until one of them has come. */
  isHolding: () => Promise<void>;
  /** Sends on those that a browser still waits for, and holds no more. */
  release: () => void;
  close: () => Promise<void>;
}

export async function startSlowSite(): Promise<SlowSite> {
  const site = new URL(required('E2E_URL'));
  let held: RegExp | undefined;
  let waiting: (() => void)[] = [];

  function pass(incoming: IncomingMessage, outgoing: ServerResponse): void {
    if (outgoing.destroyed) return;
    const onward = request(
      {
        host: site.hostname,
        port: site.port,
        path: incoming.url,
        method: incoming.method,
        headers: incoming.headers,
      },
      (answer) => {
        outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(outgoing);
      },
    );
    onward.on('error', () => outgoing.destroy());
    outgoing.on('close', () => onward.destroy());
    incoming.pipe(onward);
  }
  const server = createServer((incoming, outgoing) => {
    if (held?.test(incoming.url ?? '')) waiting.push(() => pass(incoming, outgoing));
    else pass(incoming, outgoing);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  return {
    origin: `http://localhost:${port}`,
    hold: (paths) => {
      held = paths;
    },
    isHolding: async () => {
      await until('a request that is held', async () => waiting.length > 0);
    },
    release: () => {
      held = undefined;
      for (const goOn of waiting) goOn();
      waiting = [];
    },
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
