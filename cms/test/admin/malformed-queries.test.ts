import { asAdmin, getEntries } from '../support/cms/as-admin';
import { category } from '../support/fixtures';
import { bootCms, type Cms } from '../support/harness';
import { loginAsAdmin } from '../support/members/sign-in';

const ARTICLES = getEntries('api::blog.blog');

let cms: Cms;
let token: string;
let id: string;
beforeAll(async () => {
  cms = await bootCms();
  token = await loginAsAdmin(cms, 'strapi-super-admin');
  await category(cms, 'Sleep');
  const created = await asAdmin(cms, token).post(ARTICLES, { title: 'One' }).expect(201);
  id = created.body.data.documentId;
});
afterAll(() => cms.stop());

/** Lists that editors and admins see; each uses different code of Strapi's. */
const LISTS = [
  ARTICLES,
  getEntries('api::comment.comment'),
  getEntries('plugin::users-permissions.user'),
  '/content-manager/relations/api::blog.blog/suggestedBlogs',
  '/content-manager/relations/api::blog.blog/ID/categories',
  `${ARTICLES}/ID`,
  '/upload/files',
  '/upload/folders',
  '/admin/users',
  '/admin/roles',
  '/admin/permissions',
];

const MALFORMED = [
  '_q[a]=1',
  '_q[]=1',
  '_q=a&_q=b',
  '_q=%00',
  'sort=%00',
  'sort=title:%00',
  'sort[title][a]=1',
  'sort=nothing',
  'sort[a]=1',
  'filters=1',
  'filters[nothing]=1',
  'filters[id]=abc',
  'filters[id]=99999999999999999999',
  'filters[id][$between]=1',
  'filters[id][$between][0]=1',
  'filters[id][$in][a]=1',
  'filters[id][$eq][a]=1',
  'filters[id][$foo]=1',
  'filters[title][$contains]=%00',
  'filters[title][$contains][a]=1',
  'filters[title][$jsonSupersetOf]=x',
  'filters[createdAt][$gt]=abc',
  'filters[createdAt][$between]=1',
  'filters[$and]=1',
  'filters[$and][0][id][$between]=1',
  'filters[$or][a]=1',
  'filters[$not]=1',
  'page=abc',
  'page=99999999999999999999',
  'start=abc',
  'start=99999999999999999999',
  'limit=abc',
  'limit=99999999999999999999',
  'fields[a]=1',
  'populate[a]=1',
  'populate[categories][filters][id][$between]=1',
  'populate[categories][sort]=%00',
  'status[a]=1',
  'locale[a]=1',
  'folder[a]=1',
  'idsToOmit[a]=1',
  'idsToOmit=%00',
  'idsToInclude[a]=1',
  'id[a]=1',
  'id=%00',
];

/** Dozens of requests a list, on a machine that other programs use as well. */
const TIMEOUT_MS = 180_000;

test.each(LISTS)(
  'no malformed query causes a server error: %s',
  async (list) => {
    const faults: string[] = [];
    for (const query of MALFORMED) {
      const { status, body } = await asAdmin(cms, token).get(`${list.replace('ID', id)}?${query}`);
      if (status >= 500) faults.push(`${query}: ${status} ${body.error?.message}`);
    }
    expect(faults).toEqual([]);
  },
  TIMEOUT_MS,
);

test.each([
  ['_q[a]=1', '_q must be text.'],
  ['_q=%00', '_q contains a character that cannot be stored.'],
  ['sort=%00', 'sort contains a character that cannot be stored.'],
  ['filters[id][$between]=1', 'The list cannot be sorted, filtered or searched in this way.'],
])('%s gets 400 with a message', async (query, sentence) => {
  const { status, body } = await asAdmin(cms, token).get(`${ARTICLES}?${query}`);
  expect([status, body.error?.message]).toEqual([400, sentence]);
});

test('well-formed queries get a response', async () => {
  const query = [
    '_q=one',
    'sort=title:ASC',
    'filters[$and][0][title][$contains]=O',
    `filters[$and][1][id][$between][0]=0&filters[$and][1][id][$between][1]=99999`,
    'page=1&pageSize=10',
  ].join('&');
  const { body } = await asAdmin(cms, token).get(`${ARTICLES}?${query}`).expect(200);
  expect(body.results).toHaveLength(1);
});
