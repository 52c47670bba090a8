import { fastify, LogController } from 'fastify';
import { loggedPath, logRequests } from './request-log';

test('logs the response without revealing who made the request', async () => {
  const lines: string[] = [];
  const app = fastify({
    logController: new LogController({ disableRequestLogging: true }),
    logger: { stream: { write: (line: string) => void lines.push(line) } },
  });
  logRequests(app);
  app.get('/*', () => 'ok');
  const headers = { authorization: 'Bearer secret', 'user-agent': 'Firefox', cookie: 'a=b' };
  await app.inject({ url: '/search/sleep?email=a@b.example', remoteAddress: '203.0.113.9', headers });
  await app.inject({ url: '/api/saved_blogs/42/abc', headers });
  await app.close();

  const entries = lines.map((line) => JSON.parse(line) as Record<string, unknown>);
  expect(entries[0]).toMatchObject({ method: 'GET', path: '/search/…', status: 200 });
  expect(entries[1]).toMatchObject({ path: '/api/' });
  for (const secret of ['secret', '203.0.113.9', 'Firefox', 'a@b', '42', 'cookie', 'sleep']) {
    expect(lines.map((line) => line.replace(/"(time|pid|ms)":\d+/g, '')).join('')).not.toContain(secret);
  }
});

test.each([
  ['/', 200, '/'],
  ['/blog/sleep-well?utm_source=mail', 200, '/blog/sleep-well'],
  ['/blog/sleep-well#part', 304, '/blog/sleep-well'],
  ['/blog/old-name', 301, '/blog/old-name'],
  // A preview's token is not logged, nor is the address of a draft that has ended.
  ['/blog/draft?preview=f.abc.def.ghi', 200, '/blog/draft'],
  ['/blog/draft?preview=f.abc.def.ghi', 404, '/blog/…'],
  ['/search', 200, '/search'],
  ['/search/my-secret-illness', 200, '/search/…'],
  ['/search/my/secret', 503, '/search/…'],
  ['/blog/jane@doe.example', 404, '/blog/…'],
  ['/blog/sleep-well', 503, '/blog/…'],
  ['/', 503, '/'],
  ['/favicon.ico', 200, '/favicon.ico'],
  ['/favicon.ico', 404, '/…'],
  ['/jane@doe.example', 404, '/…'],
  ['/jane%40doe.example/', 301, '/…'],
  ['/reset-token-abc123', 404, '/…'],
  ['/assets/old.js', 404, '/assets/…'],
  // The address may be a 404.
  ['/blog//jane@doe.example', 301, '/blog/…'],
  ['//search/my-secret-illness', 301, '/search/…'],
  ['/%73earch/my-secret-illness', 301, '/…'],
  ['/search\\my-secret-illness', 301, '/search/…'],
  ['/api/saved_blogs/42/abc', 200, '/api/'],
  ['/api/saved_blogs/42/abc', 404, '/api/'],
  ['*', 405, '/…'],
])('%s with status %i is logged as %s', (target, status, expected) => {
  expect(loggedPath(target, status)).toBe(expected);
});
