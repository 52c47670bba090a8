import { createServer } from 'node:http';
import { connect, type Socket } from 'node:net';
import { startFakeCms, type FakeCms } from '../../../test/fake-cms';
import { startSite } from '../../../test/start-site';
import { limitBodyTime } from './request-timeout';

const NEVER = 1_000_000;
const LIMITS = { headersMs: 60_000, bodyMs: NEVER, uploadMs: NEVER, checkEveryMs: 20 };

let cms: FakeCms;
let site: Awaited<ReturnType<typeof startSite>> | undefined;
const open: Socket[] = [];

beforeEach(async () => {
  cms = await startFakeCms();
});
afterEach(async () => {
  for (const socket of open.splice(0)) socket.destroy();
  await site?.close();
  await cms.close();
});

async function listen(limits: Partial<typeof LIMITS>) {
  site = await startSite(cms, { requestLimits: { ...LIMITS, ...limits } });
  return Number(new URL(await site.app.listen({ port: 0, host: '127.0.0.1' })).port);
}

/** Sends these bytes and then one more again and again, like a client that tries to keep its connection. */
function sendSlowly(port: number, bytes: string) {
  let dripping: NodeJS.Timeout;
  const socket = connect(port, '127.0.0.1', () => {
    socket.write(bytes);
    dripping = setInterval(() => socket.write('x'), 10);
  });
  open.push(socket);
  let text = '';
  socket.on('data', (part) => (text += part.toString()));
  socket.on('error', () => undefined);
  const closed = new Promise<string>((resolve) => {
    socket.on('close', () => {
      clearInterval(dripping);
      resolve(text);
    });
  });
  return { closed, isOpen: () => !socket.destroyed };
}

const post = (path: string, headers = '') =>
  `POST ${path} HTTP/1.1\r\nhost: site.example\r\n${headers}content-length: 100000\r\n\r\n`;

test('responds 408 and closes the connection when the body of a call does not arrive in time', async () => {
  const port = await listen({ bodyMs: 50 });
  const text = await sendSlowly(port, post('/api/comments')).closed;
  expect(text).toMatch(/^HTTP\/1\.1 408 [^]*content-type: application\/json/i);
  expect(text).toMatch(/"error":"The request did not arrive in time/);
});

test('closes the connection when the body continues after the response', async () => {
  const port = await listen({ bodyMs: 50 });
  expect(await sendSlowly(port, post('/')).closed).toMatch(/^HTTP\/1\.1 405 /);
  // Rejected before routing.
  expect(await sendSlowly(port, post('/blog/%E0%A4%A')).closed).toMatch(/^HTTP\/1\.1 400 /);
});

test('responds 408 and closes the connection when the headers do not arrive in time', async () => {
  const port = await listen({ headersMs: 50 });
  const text = await sendSlowly(port, 'GET / HTTP/1.1\r\nhost: site.example\r\nx-slow: ').closed;
  expect(text).toMatch(/^HTTP\/1\.1 408 /);
});

const FORM = 'content-type: multipart/form-data; boundary=x\r\n';

test.each([
  '/upload',
  '/upload?id=3',
  '/upload/files',
  '/upload/files/3',
  '/upload/files/3/replace',
  '/admin/project-settings',
])('gives an upload to %s longer than any other request', async (path) => {
  const port = await listen({ bodyMs: 50, uploadMs: NEVER });
  cms.mood = 'frozen';
  const upload = sendSlowly(port, post(path, FORM));
  await sendSlowly(port, post('/api/comments')).closed;
  await sendSlowly(port, post('/api/comments')).closed;
  expect(upload.isOpen()).toBe(true);
});

test('an upload also has a time limit', async () => {
  const port = await listen({ bodyMs: 20, uploadMs: 60 });
  cms.mood = 'frozen';
  expect(await sendSlowly(port, post('/upload', FORM)).closed).toMatch(/^HTTP\/1\.1 408 /);
});

test.each([
  ['/upload', 'content-type: application/json\r\n'],
  ['/upload', ''],
  ['/upload/actions/bulk-delete', FORM],
  ['/upload/folders', FORM],
  ['/upload/files/3/replace/4', FORM],
  ['/admin/project-settings', 'content-type: application/json\r\n'],
  ['/admin/login', FORM],
])('gives %s with "%s" no longer than any other request', async (path, headers) => {
  const port = await listen({ bodyMs: 50, uploadMs: NEVER });
  cms.mood = 'frozen';
  expect(await sendSlowly(port, post(path, headers)).closed).toMatch(/^HTTP\/1\.1 408 /);
});

test('closes the connection of an upload that was rejected before it arrived, such as a guest’s', async () => {
  const server = createServer();
  server.on('request', (_, response) => response.writeHead(401).end('no'));
  limitBodyTime(server, { ...LIMITS, bodyMs: 50 }, {});
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  expect(await sendSlowly(port, post('/upload', FORM)).closed).toMatch(/^HTTP\/1\.1 401 /);
  server.close();
});

test('does not limit the wait for a response once the request is complete', async () => {
  const port = await listen({ bodyMs: 50 });
  Object.assign(cms, { mood: 'slow', delayMs: 300 });
  const body = '{"a":1}';
  const response = await fetch(`http://127.0.0.1:${port}/api/comments`, { method: 'POST', body });
  expect(response.status).toBe(200);
});
