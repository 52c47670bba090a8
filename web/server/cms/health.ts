import type { FastifyInstance } from 'fastify';
import type { ContentVersion } from './content-version';

const ANSWER_WITHIN_MS = 2000;

/** For whoever watches the process (C38): `/healthz` it lives, `/readyz` the CMS and its database answer too. */
export function serveHealth(
  app: FastifyInstance,
  { cmsUrl, cms }: { cmsUrl: string; cms: Pick<ContentVersion, 'answers' | 'ask'> },
): void {
  app.get('/healthz', (_request, reply) =>
    reply.header('cache-control', 'no-store').send({ status: 'alive' }),
  );

  app.get('/readyz', async (_request, reply) => {
    const ready = await answers(`${cmsUrl}/readyz`);
    // Whoever is told that the site is ready must not be refused because the site has not heard of it yet.
    if (ready && !cms.answers()) await cms.ask();
    return reply
      .code(ready ? 200 : 503)
      .header('cache-control', 'no-store')
      .send(
        ready
          ? { status: 'ready' }
          : { status: 'waiting', reason: 'The CMS or its database does not answer.' },
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
