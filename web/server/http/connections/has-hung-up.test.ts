import { connect } from 'node:net';
import { startFakeCms, type FakeCms } from '../../../test/fake-cms';
import { startSite } from '../../../test/start-site';

let cms: FakeCms;
let site: Awaited<ReturnType<typeof startSite>>;
let url: URL;

beforeEach(async () => {
  cms = await startFakeCms();
  cms.responses.ArticlePage = () => ({ __typename: 'Query', article: null });
  site = await startSite(cms);
  url = new URL(await site.app.listen({ port: 0, host: '127.0.0.1' }));
});
afterEach(async () => {
  await site.close();
  await cms.close();
});

/** Sends a request and hangs up before reading a response. */
function sendAndLeave(path: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const socket = connect(Number(url.port), url.hostname, () => {
      socket.write(`GET ${path} HTTP/1.1\r\nhost: site.example\r\n\r\n`);
      socket.destroy();
    });
    socket.on('error', reject);
    socket.on('close', () => resolve());
  });
}

test('renders no page and sends no query for clients that have hung up', async () => {
  const paths = Array.from({ length: 20 }, (_, index) => [
    `/blog/unknown-${index}`,
    `/api/blogs?page=${index}`,
  ]);
  await Promise.all(paths.flat().map(sendAndLeave));
  // The last client stays, so those before it have been handled.
  const responses = await Promise.all(['/blog/stays', '/api/stays'].map((path) => fetch(new URL(path, url))));
  expect(responses.map(({ status }) => status)).toEqual([404, 200]);
  expect(cms.requested.filter((name) => name === 'ArticlePage')).toHaveLength(1);
  expect(cms.received.map((received) => received.url).filter((path) => path.startsWith('/api/'))).toEqual([
    '/api/stays',
  ]);
});

test('executes a write even if its client hangs up', async () => {
  await new Promise<void>((resolve, reject) => {
    const socket = connect(Number(url.port), url.hostname, () => {
      socket.write('POST /api/users/logout HTTP/1.1\r\nhost: site.example\r\ncontent-length: 0\r\n\r\n');
      socket.destroy();
    });
    socket.on('error', reject);
    socket.on('close', () => resolve());
  });
  await fetch(new URL('/api/stays', url));
  expect(cms.received.map((received) => received.url)).toContain('/api/users/logout');
});
