import { once } from 'node:events';
import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import { requireEnv } from '../../support/product/running-product.ts';
import { waitUntil } from '../driver/wait-until.ts';

/** A proxy at a separate address that simulates a slow connection to the site. */
interface SlowSite {
  origin: string;
  /** Holds requests for matching paths from now on. */
  hold: (paths: RegExp) => void;
  /** Waits until one of them has arrived. */
  isHolding: () => Promise<void>;
  /** Forwards the held requests that a browser still waits for, and stops holding requests. */
  release: () => void;
  close: () => Promise<void>;
}

export async function startSlowSite(): Promise<SlowSite> {
  const site = new URL(requireEnv('E2E_URL'));
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
      (response) => {
        outgoing.writeHead(response.statusCode ?? 502, response.headers);
        response.pipe(outgoing);
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
      await waitUntil('a held request', async () => waiting.length > 0);
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
