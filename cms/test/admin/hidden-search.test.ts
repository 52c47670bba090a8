import * as v from 'valibot';
import { getStrapiService } from '../../src/platform/strapi/strapi-service';
import { asAdmin, getEntries } from '../support/cms/as-admin';
import { bootCms, type Cms } from '../support/harness';
import { createMember } from '../support/members/create-member';
import { createRole } from '../support/members/create-role';
import { loginAsAdmin, type Role } from '../support/members/sign-in';

const BLOG = 'api::blog.blog';
const MEMBER = 'plugin::users-permissions.user';
const OWN = 'admin::is-creator';

let cms: Cms;
let editor: string;
let limited: string;
let documentId: string;

beforeAll(async () => {
  cms = await bootCms({ THROTTLE: 'off' });
  editor = await loginAsAdmin(cms, 'strapi-editor');
  const article = { title: 'Quiet nights', slug: 'quiet-nights', description: 'Zebras sleep' };
  const { body } = await asAdmin(cms, editor).post(getEntries(BLOG), article).expect(201);
  ({ documentId } = body.data);
  await createMember(cms, 'Ada', { email: 'secret@example.org' });
  const role = await createRole(cms, [
    { action: 'read', subject: BLOG, fields: ['title', 'slug'] },
    { action: 'read', subject: MEMBER, fields: ['username'] },
  ]);
  limited = await loginAsAdmin(cms, role);
});
afterAll(() => cms.stop());

const findAccount = (role: Role) =>
  cms.strapi.db
    .query('admin::user')
    .findOne({ where: { email: `${role}@example.org` }, populate: ['roles'] });
const count = async (token: string, uid: string, query: string): Promise<number> =>
  (
    await asAdmin(cms, token)
      .get(`${getEntries(uid)}?${query}`)
      .expect(200)
  ).body.pagination.total;

test('a search finds nothing in fields that a role may not read', async () => {
  expect(await count(limited, BLOG, '_q=zebras')).toBe(0);
  expect(await count(limited, MEMBER, '_q=secret')).toBe(0);
  expect(await count(limited, MEMBER, '_q=secret&filters[username][$eq]=Ada')).toBe(0);
  expect(await count(limited, MEMBER, '_q=secret&filters[$or][0][id][$notNull]=true')).toBe(0);
});

test('it finds what the role may read, with its filters', async () => {
  expect(await count(limited, BLOG, '_q=QUIET')).toBe(1);
  expect(await count(limited, BLOG, '_q=quiet-nig')).toBe(1);
  expect(await count(limited, BLOG, `_q=${documentId}`)).toBe(1);
  expect(await count(limited, BLOG, '_q=quiet&filters[title][$contains]=days')).toBe(0);
  expect(await count(limited, BLOG, '_q=quiet&filters[$and][0][title][$contains]=nights')).toBe(1);
  expect(await count(limited, BLOG, '_q=%25')).toBe(0);
  expect(await count(limited, BLOG, '_q=')).toBe(1);
  const [{ id }] = (await asAdmin(cms, limited).get(getEntries(MEMBER)).expect(200)).body.results;
  expect(await count(limited, MEMBER, `_q=${id}`)).toBe(1);
  expect(await count(limited, MEMBER, '_q=ada')).toBe(1);
});

test('a picker searches only what the role may read', async () => {
  const picker = '/content-manager/relations/api::comment.comment/member';
  const role = await createRole(cms, [
    { action: 'read', subject: 'api::comment.comment', fields: ['text', 'member'] },
    { action: 'read', subject: MEMBER, fields: ['username'] },
  ]);
  const token = await loginAsAdmin(cms, role);
  const search = async (text: string) =>
    (await asAdmin(cms, token).get(`${picker}?_q=${text}`).expect(200)).body.results.length;
  expect([await search('secret'), await search('Ada')]).toEqual([0, 1]);
});

test('texts of others are not searched by a role that reads them only in its own entries', async () => {
  const role = await createRole(cms, [
    { action: 'read', subject: BLOG, fields: ['title', 'description'], conditions: [OWN] },
  ]);
  const titles = await createRole(cms, [{ action: 'read', subject: BLOG, fields: ['title'] }]);
  const token = await loginAsAdmin(cms, role);
  const roles = await cms.strapi.service('admin::role').find({ code: { $in: [role, titles] } });
  const { id } = await findAccount(role);
  await cms.strapi
    .service('admin::user')
    .updateById(id, { roles: roles.map((one: { id: number }) => one.id) });
  expect(await count(token, BLOG, '_q=zebras')).toBe(0);
  expect(await count(token, BLOG, '_q=quiet')).toBe(1);
});

interface Checkers {
  create(of: { userAbility: unknown; model: string }): {
    can: { read(): boolean };
    sanitizedQuery: { read(query: object): Promise<object> };
  };
}

test.each([
  ['strapi-super-admin', 3],
  ['strapi-editor', 3],
  ['strapi-author', 2],
  ['moderator', 3],
] as const)('a search of %s looks at everything, as before', async (code, fewest) => {
  if (code !== 'strapi-editor') await loginAsAdmin(cms, code);
  const account = await findAccount(code);
  const userAbility = await cms.strapi.service('admin::permission').engine.generateUserAbility(account);
  const checkers = getStrapiService<Checkers>(cms.strapi, 'plugin::content-manager.permission-checker', [
    'create',
  ]);
  const types = Object.keys(cms.strapi.contentTypes)
    .map((model) => ({ model, checker: checkers.create({ userAbility, model }) }))
    .filter(({ model, checker }) => /^api::|users-permissions.user$/.test(model) && checker.can.read());
  expect(types.length).toBeGreaterThanOrEqual(fewest);
  for (const { model, checker } of types) {
    const query = v.parse(v.looseObject({}), await checker.sanitizedQuery.read({ _q: 'x' }));
    expect([model, query._q]).toEqual([model, 'x']);
  }
});
