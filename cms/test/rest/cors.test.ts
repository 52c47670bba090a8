import request from 'supertest';
import { bootCms, type Cms } from '../support/harness';

const INVITED = 'https://partner.example';
let cms: Cms;

beforeAll(async () => {
  cms = await bootCms({ CORS_ORIGINS: `${INVITED}, https://other.example` });
});
afterAll(() => cms.stop());

test('allows a configured origin, for cached responses too', async () => {
  for (const _time of ['made', 'kept']) {
    const { headers } = await request(cms.server).get('/api/blogs').set('origin', INVITED).expect(200);
    expect(headers).toMatchObject({
      'access-control-allow-origin': INVITED,
      'access-control-expose-headers': 'etag, retry-after, x-content-version, x-total-count',
      vary: 'accept-encoding, origin',
    });
    expect(headers['access-control-allow-credentials']).toBeUndefined();
  }
});

test('allows no other origin and still sends Vary: Origin', async () => {
  for (const origin of ['https://elsewhere.example', 'null', `${INVITED}.evil.example`]) {
    const { headers } = await request(cms.server).get('/api/blogs').set('origin', origin).expect(200);
    expect(headers['access-control-allow-origin']).toBeUndefined();
    expect(headers.vary).toContain('origin');
  }
});

test('accepts preflight requests from a configured origin only', async () => {
  const preflight = (origin: string) =>
    request(cms.server)
      .options('/api/comments')
      .set('origin', origin)
      .set('access-control-request-method', 'POST');
  const { headers } = await preflight(INVITED).expect(204);
  expect(headers).toMatchObject({
    'access-control-allow-origin': INVITED,
    'access-control-allow-methods': 'GET, HEAD, POST, DELETE',
  });
  expect(
    (await preflight('https://elsewhere.example')).headers['access-control-allow-methods'],
  ).toBeUndefined();
});

test('does not allow a configured origin on admin routes', async () => {
  const { headers } = await request(cms.server).get('/admin/init').set('origin', INVITED);
  expect(headers['access-control-allow-origin']).toBeUndefined();
});
