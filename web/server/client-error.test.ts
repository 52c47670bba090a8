import { connect } from 'node:net';
import { startFakeCms, type FakeCms } from '../test/fake-cms';
import { startSite } from '../test/start-site';

let cms: FakeCms;
let site: Awaited<ReturnType<typeof startSite>>;
let port: number;

beforeAll(async () => {
  cms = await startFakeCms();
  site = await startSite(cms);
  port = Number(new URL(await site.app.listen({ port: 0, host: '127.0.0.1' })).port);
});
afterAll(async () => {
  await site.close();
  await cms.close();
});

/** What comes back for bytes, whatever they are. */
const answerTo = (sent: string) =>
  new Promise<{ status: number; type: string; body: string }>((resolve, reject) => {
    const parts: Buffer[] = [];
    const socket = connect(port, '127.0.0.1', () => socket.write(sent));
    socket.on('data', (part) => parts.push(part));
    socket.on('error', reject);
    socket.on('end', () => {
      const [head = '', body = ''] = Buffer.concat(parts).toString().split('\r\n\r\n');
      const type = /content-type: (.*)/i.exec(head)?.[1] ?? '';
      resolve({ status: Number(head.split(' ')[1]), type, body });
    });
  });
const get = (path: string) => answerTo(`GET ${path} HTTP/1.1\r\nhost: site.example\r\n\r\n`);
const LONG = 'x'.repeat(17_000);

test('an address over 16 KB is refused in the shape of C3', async () => {
  const { status, type, body } = await get(`/api/blogs?search=${LONG}`);
  expect([status, type]).toEqual([431, 'application/json; charset=utf-8']);
  const told = JSON.parse(body) as Record<string, unknown>;
  expect(told).toEqual({ error: expect.stringContaining('16 KB'), message: told.error });
});

test('and in that of GraphQL', async () => {
  const { status, body } = await get(`/graphql?query=${LONG}`);
  expect(status).toBe(431);
  expect(JSON.parse(body)).toEqual({
    errors: [{ message: expect.stringContaining('16 KB'), extensions: { code: 'URI_TOO_LONG' } }],
  });
});

test('people read a page', async () => {
  const { status, type, body } = await get(`/search/${LONG}`);
  expect([status, type]).toEqual([431, 'text/html; charset=utf-8']);
  expect(body).toContain('<h1>This address is too long</h1>');
});

test('what is no HTTP is told so', async () => {
  const { status, body } = await answerTo('nonsense\r\n\r\n');
  expect(status).toBe(400);
  expect(JSON.parse(body)).toHaveProperty('error');
});
