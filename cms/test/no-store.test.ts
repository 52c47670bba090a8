import request from 'supertest';
import { bootCms, type Cms } from './harness';
import { signInAs } from './sign-in';
import { someone } from './someone';

let cms: Cms;
let token: string;

beforeAll(async () => {
  cms = await bootCms({ THROTTLE: 'off' });
  token = await signInAs(cms, 'strapi-super-admin');
  await someone(cms, 'Ada');
});
afterAll(() => cms.stop());

const get = (url: string) => request(cms.server).get(url).set('authorization', `Bearer ${token}`);

test.each([
  ['/admin/users/me', 200],
  ['/admin/users', 200],
  ['/admin/init', 200],
  ['/content-manager/collection-types/plugin::users-permissions.user', 200],
  ['/content-manager/collection-types/api::contact-message.contact-message', 200],
  ['/users-permissions/roles', 200],
  ['/upload/files', 200],
  ['/content-manager/collection-types/api::none.none', 403],
])('GET %s (%i) is kept by nobody', async (url, status) => {
  const answer = await get(url);
  expect([answer.status, answer.headers['cache-control']]).toEqual([status, 'no-store']);
});

test('signing in, and a refusal, is kept by nobody', async () => {
  const refused = await request(cms.server).get('/admin/users/me');
  expect([refused.status, refused.headers['cache-control']]).toEqual([401, 'no-store']);
  const wrong = await request(cms.server)
    .post('/admin/login')
    .send({ email: 'a@example.org', password: 'x' });
  expect([wrong.status, wrong.headers['cache-control']]).toEqual([400, 'no-store']);
});

test('what readers get keeps what it says', async () => {
  const { headers } = await get('/api/categories');
  expect(headers['cache-control']).toMatch(/public/);
});
