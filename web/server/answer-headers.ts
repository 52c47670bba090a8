import type { FastifyInstance } from 'fastify';

/** Gives every answer of this part of the site these headers, before anything else: what the answer says itself takes their place. */
export function addHeaders(app: FastifyInstance, headers: Record<string, string>): void {
  app.addHook('onRequest', (_request, reply, done) => {
    void reply.headers(headers);
    done();
  });
}

/** What is over as soon as the CMS answers again, within seconds of a restart. */
const PASSING = new Set([502, 503, 504]);
const RETRY_AFTER_SECONDS = '10';

/** Tells programs, crawlers among them, when to ask again for what failed for the moment. */
export function addRetryAfter(app: FastifyInstance): void {
  app.addHook('onSend', (_request, reply, _payload, done) => {
    if (PASSING.has(reply.statusCode) && !reply.hasHeader('retry-after')) {
      void reply.header('retry-after', RETRY_AFTER_SECONDS);
    }
    done();
  });
}
