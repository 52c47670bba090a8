import type { Core } from '@strapi/strapi';
import { Unavailable } from '../platform/http/unavailable';
import unavailable from './unavailable';

/** A request that was answered 503 because a queue was full. */
async function answered(path: string) {
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

test("does not touch GraphQL's own errors, and answers REST calls in their format", async () => {
  expect(await answered('/graphql')).toBe('{"errors":[],"data":null}');
  expect(await answered('/api/blogs')).toEqual({ error: 'Too much at once.', message: 'Too much at once.' });
});
