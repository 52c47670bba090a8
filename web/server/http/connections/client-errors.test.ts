import { startFakeCms, type FakeCms } from '../../../test/fake-cms';
import { sendRaw } from '../../../test/raw-http';
import { startSite } from '../../../test/start-site';

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

const get = (path: string) => sendRaw(port, `GET ${path} HTTP/1.1\r\nhost: site.example\r\n\r\n`);
const LONG = 'x'.repeat(17_000);

test('refuses an API URL over 16 KB with a JSON error (C3)', async () => {
  const { status, headers, body } = await get(`/api/blogs?search=${LONG}`);
  expect([status, headers['content-type']]).toEqual([431, 'application/json; charset=utf-8']);
  const told = JSON.parse(body) as Record<string, unknown>;
  expect(told).toEqual({ error: expect.stringContaining('16 KB'), message: told.error });
});

test('refuses a GraphQL URL over 16 KB with a GraphQL error', async () => {
  const { status, body } = await get(`/graphql?query=${LONG}`);
  expect(status).toBe(431);
  expect(JSON.parse(body)).toEqual({
    errors: [{ message: expect.stringContaining('16 KB'), extensions: { code: 'URI_TOO_LONG' } }],
  });
});

test('refuses a page URL over 16 KB with an HTML page', async () => {
  const { status, headers, body } = await get(`/search/${LONG}`);
  expect([status, headers['content-type']]).toEqual([431, 'text/html; charset=utf-8']);
  expect(body).toContain('<h1 style="line-height:1.2">This address is too long</h1>');
});

test('responds 400 with a JSON error to input that is not HTTP', async () => {
  const { status, body } = await sendRaw(port, 'nonsense\r\n\r\n');
  expect(status).toBe(400);
  expect(JSON.parse(body)).toHaveProperty('error');
});
