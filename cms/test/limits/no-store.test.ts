import request from 'supertest';
import { bootCms, type Cms } from '../support/harness';
import { loginAsAdmin } from '../support/members/sign-in';
import { createMember } from '../support/members/create-member';

let cms: Cms;
let token: string;

beforeAll(async () => {
  cms = await bootCms({ THROTTLE: 'off' });
  token = await loginAsAdmin(cms, 'strapi-super-admin');
  await createMember(cms, 'Ada');
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
])('GET %s (%i) must not be stored', async (url, status) => {
  const response = await get(url);
  expect([response.status, response.headers['cache-control']]).toEqual([status, 'no-store']);
});

/**
 * Routes of the admin's API and its plugins, without middlewares for any path, and without the files and the page of
 * the screens.
 */
const adminCalls = () => {
  const routes: { methods: string[]; path: string }[] = cms.strapi.server.listRoutes();
  return routes
    .filter(({ path }) => /^\/(?!api\b|graphql\b|uploads\b|_health\b)[a-z]/.test(path))
    .filter(({ path }) => !/^\/admin(\/:path\*)?$/.test(path))
    .flatMap(({ path, methods }) => methods.map((method) => [method, path.replaceAll(/:\w+/g, 'x')] as const))
    .filter(([method]) => method !== 'HEAD');
};
const getCacheControl = async (req: request.Test, call: string) => {
  const { status, headers } = await req.redirects(0);
  return [call, status, headers['cache-control']];
};
const findStorable = (responses: unknown[][]) =>
  responses.filter(([, , cacheControl]) => cacheControl !== 'no-store');

test('no response of any GET route of the admin may be stored', async () => {
  const calls = adminCalls().filter(([method]) => method === 'GET');
  expect(calls.length).toBeGreaterThan(80);
  const responses = [];
  for (const [, path] of calls) responses.push(await getCacheControl(get(path), path));
  expect(findStorable(responses)).toEqual([]);
});

test('no error of any route of the admin may be stored, and none is a 500', async () => {
  const responses = [];
  for (const [method, path] of adminCalls()) {
    const req = new request.Test(cms.server, method, path);
    responses.push(await getCacheControl(req, `${method} ${path}`));
  }
  expect(findStorable(responses)).toEqual([]);
  expect(responses.filter(([, status]) => Number(status) >= 500)).toEqual([]);
});

test('logging in must not be stored, whether it succeeds or fails', async () => {
  const refused = await request(cms.server).get('/admin/users/me');
  expect([refused.status, refused.headers['cache-control']]).toEqual([401, 'no-store']);
  const wrong = await request(cms.server)
    .post('/admin/login')
    .send({ email: 'a@example.org', password: 'x' });
  expect([wrong.status, wrong.headers['cache-control']]).toEqual([400, 'no-store']);
});

test('responses for readers keep their own caching headers', async () => {
  const { headers } = await get('/api/categories');
  expect(headers['cache-control']).toMatch(/public/);
});
