import { recordedDuring } from '../support/audit';
import { asAdmin } from '../support/cms/as-admin';
import { bootCms, type Cms } from '../support/harness';
import { createRole, toPermission, type Right } from '../support/members/create-role';
import { loginAsAdmin, type Role } from '../support/members/sign-in';

const listRights = (of: string, ...verbs: string[]): Right[] =>
  verbs.map((verb) => ({ action: `admin::${of}.${verb}` }));
const USERS = listRights('users', 'create', 'read', 'update', 'delete');
const BLOG = 'api::blog.blog';
const OWN = 'admin::is-creator';
const PERSON = { firstname: 'New', lastname: 'Person' };

let cms: Cms;
let owner: string;
let ownerId: number;
let superRole: number;
let manager: { id: number; token: string; role: Role };
let managerRole: number;

beforeAll(async () => {
  cms = await bootCms({ THROTTLE: 'off' });
  owner = await loginAsAdmin(cms, 'strapi-super-admin');
  superRole = await findRoleId('strapi-super-admin');
  // Strapi itself refuses to change the last one.
  const { body } = await as(owner)
    .post('/admin/users', { ...PERSON, email: 'second@example.org', roles: [superRole] })
    .expect(201);
  ownerId = body.data.id;
  const role = await createRole(cms, USERS);
  managerRole = await findRoleId(role);
  const token = await loginAsAdmin(cms, role);
  manager = { id: (await as(token).get('/admin/users/me').expect(200)).body.data.id, token, role };
});
afterAll(() => cms.stop());

const findRoleId = async (code: Role): Promise<number> =>
  (await cms.strapi.service('admin::role').findOne({ code })).id;
const readAccounts = async () =>
  JSON.stringify(
    await cms.strapi.db
      .query('admin::user')
      .findMany({ orderBy: { id: 'asc' }, populate: { roles: { select: ['code'] } } }),
  );
const as = (token: string) => asAdmin(cms, token);

describe('somebody who manages accounts', () => {
  test.each<[string, 'post' | 'put' | 'delete', () => string, () => object, string]>([
    [
      'make themselves a super admin',
      'put',
      () => `/admin/users/${manager.id}`,
      () => ({ roles: [superRole] }),
      'account.update',
    ],
    [
      'make themselves one by the text of an id',
      'put',
      () => `/admin/users/${manager.id}`,
      () => ({ roles: [managerRole, `0${superRole}`] }),
      'account.update',
    ],
    [
      'invite a super admin',
      'post',
      () => '/admin/users',
      () => ({ ...PERSON, email: 'new@example.org', roles: [superRole] }),
      'account.create',
    ],
    [
      'set the password of one',
      'put',
      () => `/admin/users/${ownerId}`,
      () => ({ password: 'Other-Passw0rd-1' }),
      'account.update',
    ],
    [
      'set the address of one',
      'put',
      () => `/admin/users/0${ownerId}`,
      () => ({ email: 'mine@example.org' }),
      'account.update',
    ],
    ['deactivate one', 'put', () => `/admin/users/${ownerId}`, () => ({ isActive: false }), 'account.update'],
    [
      'take the role from one',
      'put',
      () => `/admin/users/${ownerId}`,
      () => ({ roles: [managerRole] }),
      'account.update',
    ],
    ['delete one', 'delete', () => `/admin/users/${ownerId}`, () => ({}), 'account.delete'],
    [
      'delete several accounts with one',
      'post',
      () => '/admin/users/batch-delete',
      () => ({ ids: [String(ownerId)] }),
      'account.delete',
    ],
  ])('cannot %s', async (_what, method, path, body, action) => {
    const before = await readAccounts();
    const made = await recordedDuring(cms, async () => {
      const response = await as(manager.token)[method](path(), body()).expect(403);
      expect(response.body.error.message).toMatch(/^Only a signed-in super admin can /);
    });
    expect(await readAccounts()).toBe(before);
    expect(made).toMatchObject([{ action, actor: `${manager.role} Test`, status: 403, failed: true }]);
  });

  test('can do the same with other accounts, and change the own name', async () => {
    const editor = await findRoleId('strapi-editor');
    const { body } = await as(manager.token)
      .post('/admin/users', { ...PERSON, email: 'invited@example.org', roles: [editor] })
      .expect(201);
    const path = `/admin/users/${body.data.id}`;
    await as(manager.token)
      .put(path, { email: 'other@example.org', roles: [managerRole] })
      .expect(200);
    await as(manager.token).delete(path).expect(200);
    await as(manager.token).put('/admin/users/me', { firstname: 'manager' }).expect(200);
    await as(manager.token)
      .put('/admin/users/me', { roles: [superRole] })
      .expect(400);
    const { status } = await as(manager.token).put('/admin/users/x', { firstname: 'A' });
    expect(status).toBe(400);
  });
});

test('a super admin gives and takes the role, and changes the own profile', async () => {
  const { body } = await as(owner)
    .post('/admin/users', { ...PERSON, email: 'third@example.org', roles: [superRole] })
    .expect(201);
  const path = `/admin/users/${body.data.id}`;
  await as(owner)
    .put(path, { isActive: false, roles: [managerRole] })
    .expect(200);
  await as(owner)
    .put(path, { roles: [superRole] })
    .expect(200);
  await as(owner).delete(path).expect(200);
  const own = await as(owner).put('/admin/users/me', { firstname: 'Owner' });
  expect(own.status).toBe(200);
});

test('a token of a super admin has only the rights that it was given', async () => {
  const { body } = await as(owner)
    .post('/admin/admin-tokens', {
      name: 'Accounts',
      description: '',
      lifespan: null,
      adminPermissions: [...USERS, ...listRights('roles', 'update')].map(toPermission),
    })
    .expect(201);
  const token = as(body.data.accessKey);
  await token.put(`/admin/users/${manager.id}`, { roles: [superRole] }).expect(403);
  await token.put('/admin/users/me', { email: 'taken@example.org' }).expect(403);
  const more = { permissions: listRights('webhooks', 'read').map(toPermission) };
  await token.put(`/admin/roles/${managerRole}/permissions`, more).expect(403);
  const other = await findRoleId(await createRole(cms, []));
  const held = { permissions: listRights('users', 'read').map(toPermission) };
  const given = await token.put(`/admin/roles/${other}/permissions`, held);
  expect(given.status).toBe(200);
});

test('only super admins manage transfer tokens', async () => {
  const rights = listRights('transfer.tokens', 'create', 'read', 'update', 'regenerate', 'delete');
  const token = await loginAsAdmin(cms, await createRole(cms, rights));
  const sent = { name: 'Copy', description: '', permissions: ['pull'], lifespan: null };
  const { body } = await as(owner).post('/admin/transfer/tokens', sent).expect(201);
  const path = `/admin/transfer/tokens/${body.data.id}`;
  await as(token)
    .post('/admin/transfer/tokens', { ...sent, name: 'Other' })
    .expect(403);
  await as(token)
    .put(path, { permissions: ['push', 'pull'] })
    .expect(403);
  await as(token).post(`${path}/regenerate`).expect(403);
  await as(token).delete(path).expect(403);
  await as(owner).post(`${path}/regenerate`).expect(201);
  expect((await as(owner).delete(path)).status).toBe(200);
});

describe('somebody who changes roles', () => {
  const RIGHTS: Right[] = [
    ...listRights('roles', 'read', 'update'),
    { action: 'read', subject: BLOG, fields: ['title', 'slug'] },
  ];
  let token: string;
  let own: number;
  let other: number;
  beforeAll(async () => {
    const role = await createRole(cms, RIGHTS);
    own = await findRoleId(role);
    token = await loginAsAdmin(cms, role);
    const more: Right = { action: 'read', subject: BLOG, fields: ['description'], conditions: [OWN] };
    other = await findRoleId(await createRole(cms, [more]));
  });

  const send = (role: number, rights: Right[]) =>
    as(token).put(`/admin/roles/${role}/permissions`, { permissions: rights.map(toPermission) });
  const readRights = (role: number) =>
    cms.strapi.db.query('admin::permission').findMany({ where: { role: { id: role } } });

  test.each<[string, () => number, Right[]]>([
    ['their own a right', () => own, [...RIGHTS, { action: 'admin::users.update' }]],
    [
      'their own a field',
      () => own,
      [...RIGHTS.slice(0, 2), { action: 'read', subject: BLOG, fields: ['title', 'slug', 'description'] }],
    ],
    ['another a right', () => other, [{ action: 'plugin::upload.read' }]],
    [
      'another a field without its condition',
      () => other,
      [{ action: 'read', subject: BLOG, fields: ['description'] }],
    ],
  ])('cannot give %s that they do not have', async (_what, role, rights) => {
    const before = await readRights(role());
    const { body } = await send(role(), rights).expect(403);
    expect(body.error.message).toMatch(/^You cannot give a role a right that you do not have: /);
    expect(await readRights(role())).toEqual(before);
  });

  test('can give what they have, leave what the role has, and take rights away', async () => {
    const kept: Right = { action: 'read', subject: BLOG, fields: ['description'], conditions: [OWN] };
    await send(other, [kept, { action: 'admin::roles.read' }]).expect(200);
    await send(other, [{ action: 'read', subject: BLOG, fields: ['title'] }]).expect(200);
    await send(other, []).expect(200);
    await as(token).put(`/admin/roles/${other}/permissions`, { permissions: 'all' }).expect(400);
  });
});
