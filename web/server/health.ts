import type { FastifyInstance } from 'fastify';

const ANSWER_WITHIN_MS = 2000;

/** For whoever watches the process (C38): `/healthz` it lives, `/readyz` the CMS and its database answer too. */
export function serveHealth(app: FastifyInstance, { cmsUrl }: { cmsUrl: string }): void {
  app.get('/healthz', (_request, reply) =>
    reply.header('cache-control', 'no-store').send({ status: 'alive' }),
  );

  app.get('/readyz', async (_request, reply) => {
    const ready = await answers(`${cmsUrl}/readyz`);
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
