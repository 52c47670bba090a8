import { fastify, LogController } from 'fastify';
import { logRequests } from './request-log';

test('a line says what was answered, and nothing about who asked', async () => {
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

  const said = lines.map((line) => JSON.parse(line) as Record<string, unknown>);
  expect(said[0]).toMatchObject({ method: 'GET', path: '/search/sleep', status: 200 });
  expect(said[1]).toMatchObject({ path: '/api/' });
  for (const secret of ['secret', '203.0.113.9', 'Firefox', 'a@b', '42', 'cookie']) {
    expect(lines.map((line) => line.replace(/"(time|pid|ms)":\d+/g, '')).join('')).not.toContain(secret);
  }
});
