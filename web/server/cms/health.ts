import type { FastifyInstance } from 'fastify';
import type { ContentVersion } from './content-version';

const RESPONSE_TIMEOUT_MS = 2000;

/**
 * Health checks for monitoring (C38): `/healthz` responds while the process runs, `/readyz` only while the CMS and
 * its database respond too.
 */
export function serveHealth(
  app: FastifyInstance,
  { cmsUrl, cms }: { cmsUrl: string; cms: Pick<ContentVersion, 'isResponding' | 'poll'> },
): void {
  app.get('/healthz', (_request, reply) =>
    reply.header('cache-control', 'no-store').send({ status: 'alive' }),
  );

  app.get('/readyz', async (_request, reply) => {
    const ready = await isReady(`${cmsUrl}/readyz`);
    // Once `/readyz` reports the site as ready, no request may be refused because the site has not noticed yet.
    if (ready && !cms.isResponding()) await cms.poll();
    return reply
      .code(ready ? 200 : 503)
      .header('cache-control', 'no-store')
      .send(
        ready
          ? { status: 'ready' }
          : { status: 'waiting', reason: 'The CMS or its database does not respond.' },
      );
  });
}

async function isReady(url: string): Promise<boolean> {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(RESPONSE_TIMEOUT_MS) });
    await response.body?.cancel();
    return response.ok;
  } catch {
    return false;
  }
}
