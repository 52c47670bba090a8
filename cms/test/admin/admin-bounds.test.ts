import request from 'supertest';
import { asAdmin, getEntries } from '../support/cms/as-admin';
import { bootCms, type Cms } from '../support/harness';
import { loginAsAdmin } from '../support/members/sign-in';

const BANNERS = 'api::banner.banner';
const LIST = getEntries(BANNERS);

let cms: Cms;
let token: string;
beforeAll(async () => {
  cms = await bootCms();
  token = await loginAsAdmin(cms, 'strapi-editor');
  await Promise.all(
    Array.from({ length: 120 }, (_, index) =>
      cms.strapi.db.query(BANNERS).create({ data: { title: `Banner ${index}` } }),
    ),
  );
});
afterAll(() => cms.stop());

test.each([
  ['', 10],
  ['?pageSize=20', 20],
  ['?pageSize=100', 100],
  ['?pageSize=101', 100],
  ['?pageSize=1000000', 100],
  ['?pageSize=-1', 100],
  ['?pageSize[a]=1', 100],
  ['?pageSize=1&pageSize=2', 100],
])('a list requested with "%s" has %i entries', async (query, count) => {
  const { body } = await asAdmin(cms, token)
    .get(LIST + query)
    .expect(200);
  expect(body.results).toHaveLength(count);
});

const nested = (levels: number) => `${'['.repeat(levels)}${']'.repeat(levels)}`;

test.each([
  ['lists', nested(100_000)],
  ['objects', `${'{"a":'.repeat(100_000)}1${'}'.repeat(100_000)}`],
  ['a field', `{"question":${nested(50_000)}}`],
])('refuses %s that are nested too deeply with 400', async (_what, body) => {
  const response = await request(cms.server)
    .post(LIST)
    .auth(token, { type: 'bearer' })
    .set('content-type', 'application/json')
    .send(body);
  expect([response.status, response.body.error?.message]).toEqual([400, 'The body is nested too deeply.']);
});

test('the address of a screen is no query: the screen says what it cannot use', async () => {
  const get = (path: string, type: string) => asAdmin(cms, token).get(`${path}?page=zzz`).set('Accept', type);
  // Tests have no build of the admin, so there is no page.
  expect((await get('/admin/site-pages', 'text/html,*/*;q=0.8')).status).not.toBe(400);
  expect((await get('/admin/site-pages/list', 'application/json')).status).toBe(400);
});
