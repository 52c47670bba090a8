import type { FastifyInstance } from 'fastify';

/** Sets these headers on every response of this part of the site first, so that a response can override them. */
export function addHeaders(app: FastifyInstance, headers: Record<string, string>): void {
  app.addHook('onRequest', (_request, reply, done) => {
    void reply.headers(headers);
    done();
  });
}

// Failures that end as soon as the CMS responds again, within seconds of a restart.
const PASSING = new Set([502, 503, 504]);
const RETRY_AFTER_SECONDS = '10';
// Searches are limited per minute.
const TOO_MANY_REQUESTS = 429;
const RETRY_AFTER_SEARCHES_SECONDS = '60';

/** Sets `Retry-After` on temporary failures, so that programs and crawlers know when to retry. */
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
