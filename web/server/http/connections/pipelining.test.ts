import { connect } from 'node:net';
import { startFakeCms, type FakeCms } from '../../../test/fake-cms';
import { startSite } from '../../../test/start-site';

let cms: FakeCms;
let site: Awaited<ReturnType<typeof startSite>>;
let port: number;

beforeEach(async () => {
  cms = await startFakeCms();
  site = await startSite(cms);
  port = Number(new URL(await site.app.listen({ port: 0, host: '127.0.0.1' })).port);
});
afterEach(async () => {
  await site.close();
  await cms.close();
});

const request = (path: string, last = false) =>
  `GET ${path} HTTP/1.1\r\nhost: site.example\r\n${last ? 'connection: close\r\n' : ''}\r\n`;

/** All responses until the server closes the connection. */
function responsesTo(bytes: string): Promise<string> {
  return new Promise((resolve) => {
    let text = '';
    const socket = connect(port, '127.0.0.1', () => socket.write(bytes));
    socket.on('data', (part) => (text += part.toString()));
    socket.on('error', () => undefined);
    socket.on('close', () => resolve(text));
  });
}

test('responds to a few pipelined requests in their order', async () => {
  const paths = Array.from({ length: 10 }, (_, index) => `/api/${index}`);
  const text = await responsesTo(paths.map((path) => request(path)).join('') + request('/robots.txt', true));
  expect(text.match(/HTTP\/1\.1 200 /g)).toHaveLength(11);
});

test.each(['/api/blogs', '/uploads/hills.webp', '/', '/robots.txt'])(
  'closes a connection that sends hundreds of requests for %s without waiting',
  async (path) => {
    const text = await responsesTo(request(path).repeat(500) + request(path, true));
    expect((text.match(/HTTP\/1\.1 /g) ?? []).length).toBeLessThanOrEqual(20);
    expect(cms.received.length + cms.requested.length).toBeLessThanOrEqual(20);
  },
);

test('counts only pending requests: a connection may send any number one after the other', async () => {
  const text = await new Promise<string>((resolve, reject) => {
    let all = '';
    let sent = 1;
    const socket = connect(port, '127.0.0.1', () => socket.write(request('/healthz')));
    socket.on('error', reject);
    socket.on('close', () => resolve(all));
    socket.on('data', (part) => {
      all += part.toString();
      if ((all.match(/"alive"/g) ?? []).length < sent) return;
      sent += 1;
      socket.write(request('/healthz', sent === 50));
    });
  });
  expect(text.match(/HTTP\/1\.1 200 /g)).toHaveLength(50);
});
