import type { Core } from '@strapi/strapi';
import { Unavailable } from '../platform/http/unavailable';
import unavailable from './unavailable';

/** The body of a 503 response to a request that found a queue full. */
async function getBody(path: string) {
  const ctx = {
    path,
    status: 503,
    body: '{"errors":[],"data":null}' as unknown,
    state: { unavailable: new Unavailable('Too much at once.', 2) },
    response: { get: () => '' },
    set: () => undefined,
  };
  const middleware = unavailable(undefined, { strapi: {} as Core.Strapi });
  await middleware(ctx as unknown as Parameters<typeof middleware>[0], () => Promise.resolve());
  return ctx.body;
}

test("does not touch GraphQL's own errors, and responds to REST calls in their format", async () => {
  expect(await getBody('/graphql')).toBe('{"errors":[],"data":null}');
  expect(await getBody('/api/blogs')).toEqual({ error: 'Too much at once.', message: 'Too much at once.' });
});
