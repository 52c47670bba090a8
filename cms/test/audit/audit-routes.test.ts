import request from 'supertest';
import { AUDIT } from '../../src/domain/audit/audit-table';
import { listAdminRoutes } from '../../src/domain/audit/find-route';
import audit from '../../src/middlewares/audit';
import { READS, ROUTES } from '../../src/domain/audit/routes';
import { bootCms, type Cms } from '../support/harness';

const ACCOUNT = { email: 'owner@example.org', password: 'Secret-Passw0rd' };
const WRITES = ['POST', 'PUT', 'PATCH', 'DELETE'] as const;
type Method = (typeof WRITES)[number];
const SECRET = 'Xq7-very-Secret-0';

let cms: Cms;
let server: Cms['server'];
beforeAll(async () => {
  cms = await bootCms({ ADMIN_EMAIL: ACCOUNT.email, ADMIN_PASSWORD: ACCOUNT.password, THROTTLE: 'off' });
  ({ server } = cms);
});
afterAll(() => cms.stop());

const signIn = async (): Promise<string> =>
  (await request(server).post('/admin/login').send(ACCOUNT).expect(200)).body.data.token;

const rows = () => cms.strapi.db.connection(AUDIT);
const lastId = async () => Number((await rows().max('id as id'))[0]?.id ?? 0);

function writingRoutes(): { method: Method; path: string; route: string }[] {
  return listAdminRoutes(cms.strapi).flatMap(({ methods, path }) =>
    WRITES.filter((method) => methods.includes(method)).map((method) => ({
      method,
      path,
      route: `${method} ${path}`,
    })),
  );
}

/** A path with these parameters that leads to nothing. */
const fillIn = (path: string): string =>
  path
    .replaceAll(':model', 'api::blog.blog')
    .replaceAll(/\(([^|)]*)[^)]*\)/g, '$1')
    .replaceAll(/:\w+/g, '987654');

/** A body that no route accepts, full of what must not be in the log. */
const BODY = {
  ...Object.fromEntries(
    [
      ...[
        'password',
        'currentPassword',
        'email',
        'token',
        'accessKey',
        'encryptedKey',
        'code',
        'text',
        'message',
      ],
      ...[
        'registrationToken',
        'resetPasswordToken',
        'url',
        'username',
        'firstname',
        'slug',
        'documentId',
        'title',
      ],
      SECRET,
    ].map((key) => [key, SECRET]),
  ),
  userInfo: { email: SECRET, password: `${SECRET}-a-long-1` },
  name: 'A name',
  headers: { Authorization: SECRET },
  ids: [SECRET],
  documentIds: [SECRET],
};

test('every route of the admin that writes is known', () => {
  const routes = writingRoutes().map(({ route }) => route);
  expect(routes.length).toBeGreaterThan(80);
  const unknown = routes.filter((route) => !Object.hasOwn(ROUTES, route) && !Object.hasOwn(READS, route));
  // Strapi or a plugin has a new route: give it an action in `domain/audit/routes.ts`.
  expect(unknown).toEqual([]);
});

test('no listed route has been renamed', () => {
  const routes = new Set(
    listAdminRoutes(cms.strapi).flatMap(({ methods, path }) => methods.map((method) => `${method} ${path}`)),
  );
  expect([...Object.keys(ROUTES), ...Object.keys(READS)].filter((route) => !routes.has(route))).toEqual([]);
});

test('each makes one entry with its action and status, and those that only read make none', async () => {
  const wrong: unknown[] = [];
  let token = await signIn();
  for (const { method, path, route } of writingRoutes()) {
    // Some routes end the session.
    const me = await request(server).get('/admin/users/me').auth(token, { type: 'bearer' });
    if (me.status !== 200) token = await signIn();
    const before = await lastId();
    const call = request(server)[method.toLowerCase() as 'post'](fillIn(path));
    const { status } = await call.auth(token, { type: 'bearer' }).query({ q: SECRET }).send(BODY);
    const made = await rows().where('id', '>', before);
    const expected = Object.hasOwn(READS, route) ? 0 : 1;
    const action = (ROUTES[route]?.action ?? route).replace('sign-in.done', 'sign-in.failed');
    const isRight =
      made.length === expected && made.every((row) => row.action === action && row.status === status);
    if (!isRight) wrong.push({ route, status, made });
  }
  expect(wrong).toEqual([]);
  const leaking = (await rows()).filter((row) =>
    JSON.stringify(row).toLowerCase().includes(SECRET.toLowerCase()),
  );
  expect(leaking).toEqual([]);
});

test('a route that nobody has listed is recorded by its address', async () => {
  cms.strapi.server.routes({
    type: 'admin',
    routes: [
      { method: 'PATCH', path: '/new-plugin/things/:id', handler: () => undefined, info: { type: 'admin' } },
    ],
  });
  const user = await cms.strapi.db.query('admin::user').findOne({ where: { email: ACCOUNT.email } });
  const ctx = {
    method: 'PATCH',
    path: '/new-plugin/things/1',
    status: 404,
    body: {},
    state: { user, auth: { strategy: { name: 'admin' } } },
    request: { body: { secret: SECRET } },
    query: {},
  };
  const before = await lastId();
  const respond = async () => void (ctx.status = 204);
  await audit({}, cms)(ctx as never, respond);
  expect(await rows().where('id', '>', before)).toMatchObject([
    { kind: 'other', action: 'PATCH /new-plugin/things/:id', status: 204, actor_name: 'Site Owner' },
  ]);
});

test('capital letters and slashes at the end of an address avoid nothing', async () => {
  const token = await signIn();
  for (const path of ['/ADMIN/Roles', '/admin/roles/', '/admin/roles?x=1']) {
    const before = await lastId();
    await request(server).post(path).auth(token, { type: 'bearer' }).send({}).expect(400);
    expect(await rows().where('id', '>', before)).toMatchObject([{ action: 'role.create', status: 400 }]);
  }
});

test('a request without a session makes no entry: nobody did anything', async () => {
  const before = await lastId();
  await request(server).post('/admin/roles').send({ name: 'x' }).expect(401);
  await request(server).put('/content-manager/collection-types/api::blog.blog/abc').send({}).expect(401);
  expect(await lastId()).toBe(before);
});
