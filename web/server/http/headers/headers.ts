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
/** Searches are counted by the minute. */
const TOO_MANY_REQUESTS = 429;
const RETRY_AFTER_SEARCHES_SECONDS = '60';

/** Tells programs, crawlers among them, when to ask again for what failed for the moment. */
export function addRetryAfter(app: FastifyInstance): void {
  app.addHook('onSend', (_request, reply, _payload, done) => {
    if (!reply.hasHeader('retry-after')) {
      if (PASSING.has(reply.statusCode)) void reply.header('retry-after', RETRY_AFTER_SECONDS);
      if (reply.statusCode === TOO_MANY_REQUESTS)
        void reply.header('retry-after', RETRY_AFTER_SEARCHES_SECONDS);
    }
    done();
  });
}
