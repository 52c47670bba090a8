import type { FastifyInstance } from 'fastify';
import type { ContentVersion } from './content-version';

const ANSWER_WITHIN_MS = 2000;

/**
 * Health checks for monitoring (C38): `/healthz` responds while the process runs, `/readyz` only while the CMS and
 * its database respond too.
 */
export function serveHealth(
  app: FastifyInstance,
  { cmsUrl, cms }: { cmsUrl: string; cms: Pick<ContentVersion, 'answers' | 'ask'> },
): void {
  app.get('/healthz', (_request, reply) =>
    reply.header('cache-control', 'no-store').send({ status: 'alive' }),
  );

  app.get('/readyz', async (_request, reply) => {
    const ready = await answers(`${cmsUrl}/readyz`);
    // Once `/readyz` reports the site as ready, no request may be refused because the site has not noticed yet.
    if (ready && !cms.answers()) await cms.ask();
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

async function answers(url: string): Promise<boolean> {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(ANSWER_WITHIN_MS) });
    await response.body?.cancel();
    return response.ok;
  } catch {
    return false;
  }
}
