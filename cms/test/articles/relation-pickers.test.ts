import { asAdmin } from '../support/cms/as-admin';
import { bootCms, type Cms } from '../support/harness';
import { publishArticle } from '../support/content/publish-article';
import { loginAsAdmin } from '../support/members/sign-in';

const ROLES = ['strapi-super-admin', 'strapi-editor', 'strapi-author', 'moderator'] as const;
const READ = 'plugin::content-manager.explorer.read';

let cms: Cms;
let blogId: string;
const tokens = new Map<string, string>();
const get = (role: string, path: string) =>
  asAdmin(cms, tokens.get(role) ?? '').get(`/content-manager/relations/${path}`);

beforeAll(async () => {
  cms = await bootCms({ THROTTLE: 'off' });
  ({ documentId: blogId } = await publishArticle(cms, { title: 'Related', slug: 'related' }));
  for (const role of ROLES) tokens.set(role, await loginAsAdmin(cms, role));
});
afterAll(() => cms.stop());

/** The relations of a content type for which the admin has pickers. */
function getRelations(uid: string): string[] {
  const { attributes } = cms.strapi.contentTypes[uid as 'api::blog.blog'];
  return Object.entries(attributes as Record<string, { type: string; target?: string }>)
    .filter(([, { type, target }]) => type === 'relation' && target !== undefined && target !== 'admin::user')
    .map(([name]) => name)
    .filter((name) => name !== 'localizations');
}
const ourTypes = () => Object.keys(cms.strapi.contentTypes).filter((uid) => uid.startsWith('api::'));

/** Our content types that a role may read. */
async function readable(role: string): Promise<string[]> {
  const { permissions } = await cms.strapi.db
    .query('admin::role')
    .findOne({ where: { code: role }, populate: { permissions: true } });
  const granted: { action: string; subject: string }[] = permissions;
  return granted.filter(({ action }) => action === READ).map(({ subject }) => subject);
}

test.each(ROLES)(
  '%s can use pickers for what the role may read, and gets 403 for anything else',
  async (role) => {
    const allowed = await readable(role);
    const calls = ourTypes().flatMap((uid) => getRelations(uid).map((name) => [uid, name] as const));
    expect(calls.length).toBeGreaterThan(10);
    const statuses = [];
    for (const [uid, name] of calls) {
      const { status, body } = await get(role, `${uid}/${name}`);
      statuses.push([uid, name, status, body.error?.name]);
    }
    expect(statuses).toEqual(
      calls.map(([uid, name]) =>
        allowed.includes(uid) ? [uid, name, 200, undefined] : [uid, name, 403, 'ForbiddenError'],
      ),
    );
  },
);

test.each(ROLES)('%s sees the related entries of an article, but of no forbidden type', async (role) => {
  // Authors can read only their own articles.
  await get(role, `api::blog.blog/${blogId}/categories`).expect(role === 'strapi-author' ? 403 : 200);
  const other = await get(role, 'api::rating.rating/x/member');
  expect(other.status).toBe(role === 'strapi-super-admin' ? 404 : 403);
});

test.each(ROLES)('%s never gets 500 for one of Strapi’s own relations', async (role) => {
  for (const path of ['plugin::upload.file/related', 'plugin::upload.file/related?_q=x']) {
    const { status } = await get(role, path);
    expect(status).toBe(400);
  }
  const { status } = await get(role, 'plugin::upload.folder/parent');
  expect(status).toBe(role === 'strapi-super-admin' ? 200 : 403);
  await get(role, 'api::blog.blog/createdBy').expect(403);
});
