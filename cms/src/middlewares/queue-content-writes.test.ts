import queue from './queue-content-writes';

const ENTRY = '/content-manager/collection-types/api::blog.blog/abc';

/** Sends requests through the middleware, the first of which never ends. @returns the paths that got through */
async function sendBehindAWrite(client: string, requests: readonly [method: string, path: string][]) {
  const handle = queue({}, { strapi: { db: { dialect: { client } } } as never });
  const through: string[] = [];
  const never = new Promise<void>(() => undefined);
  void handle({ method: 'PUT', path: ENTRY } as never, () => never);
  for (const [method, path] of requests)
    void handle({ method, path } as never, () => {
      through.push(`${method} ${path}`);
      return Promise.resolve();
    });
  await new Promise((resolve) => setTimeout(resolve, 20));
  return through;
}

test('writes of entries wait for each other on PostgreSQL, and only there', async () => {
  expect(await sendBehindAWrite('postgres', [['PUT', ENTRY]])).toEqual([]);
  expect(await sendBehindAWrite('sqlite', [['PUT', ENTRY]])).toHaveLength(1);
});

test('reads, and requests that write no entry, do not wait', async () => {
  const requests: [string, string][] = [
    ['GET', ENTRY],
    ['POST', '/admin/presence/api::blog.blog/abc'],
    ['POST', '/admin/presence/api::blog.blog/abc/leave'],
  ];
  expect(await sendBehindAWrite('postgres', requests)).toHaveLength(3);
});
