import { asAdmin, getEntries } from '../support/cms/as-admin';
import { category } from '../support/fixtures';
import { bootCms, type Cms } from '../support/harness';
import { loginAsAdmin } from '../support/members/sign-in';

const BLOG = getEntries('api::blog.blog');
let cms: Cms;
let editor: string;
let author: string;

beforeAll(async () => {
  cms = await bootCms();
  editor = await loginAsAdmin(cms, 'strapi-editor');
  author = await loginAsAdmin(cms, 'strapi-author');
  await category(cms, 'Walking Shoes');
  await create('A guide to walking', 'guide', true);
  await create('Walking for two', 'for-two', false);
});
afterAll(() => cms.stop());

async function create(title: string, slug: string, isPublic: boolean): Promise<string> {
  const { body } = await asAdmin(cms, editor).post(BLOG, { title, slug }).expect(201);
  if (isPublic)
    await asAdmin(cms, editor).post(`${BLOG}/${body.data.documentId}/actions/publish`, {}).expect(200);
  return body.data.documentId;
}

const suggest = async (typed: string, token = editor) =>
  (
    await asAdmin(cms, token)
      .get(`/admin/links?q=${encodeURIComponent(typed)}`)
      .expect(200)
  ).body.data;
const namesFor = async (typed: string, token?: string): Promise<string[]> =>
  (await suggest(typed, token)).targets.map(({ title }: { title: string }) => title);

test('finds articles, categories and pages by all words of their names, those that begin with them first', async () => {
  expect(await suggest('WALKing')).toEqual({
    path: null,
    status: null,
    movedTo: null,
    targets: [
      { kind: 'article', title: 'Walking for two', path: '/blog/for-two', status: 'draft' },
      { kind: 'article', title: 'A guide to walking', path: '/blog/guide', status: 'published' },
      { kind: 'category', title: 'Walking Shoes', path: '/category/walking-shoes', status: 'published' },
    ],
  });
  expect(await namesFor('walking guide')).toEqual(['A guide to walking']);
  expect(await namesFor('calculator bmi')).toEqual(['BMI Calculator']);
  expect(await namesFor('  ')).toEqual([]);
  expect(await namesFor('%')).toEqual([]);
});

test('names drafts of others to nobody who may not read them', async () => {
  expect(await namesFor('walking', author)).toEqual(['A guide to walking', 'Walking Shoes']);
});

test('says which articles readers do not find yet, and which have changes that readers do not get', async () => {
  const modified = await create('Strolling at dusk', 'dusk', true);
  await asAdmin(cms, editor).put(`${BLOG}/${modified}`, { title: 'Strolling at dawn' }).expect(200);
  const scheduled = await create('Strolling by night', 'night', false);
  await asAdmin(cms, editor)
    .put(`/admin/schedule/api::blog.blog/${scheduled}/publish`, {
      dueAt: Date.now() + 86_400_000,
      timeZone: 'UTC',
    })
    .expect(200);
  const statuses = async (token?: string) =>
    (await suggest('strolling', token)).targets.map(({ path, status }: Record<string, string>) => [
      path,
      status,
    ]);
  expect(await statuses()).toEqual(
    expect.arrayContaining([
      ['/blog/dusk', 'modified'],
      ['/blog/night', 'scheduled'],
    ]),
  );
  // Somebody who may not read drafts of others does not learn that there are any.
  expect(await statuses(author)).toEqual([['/blog/dusk', 'published']]);
});

test.each([
  ['http://localhost:3000/blog/guide#how', '/blog/guide#how', 'public'],
  ['/blog/for-two', '/blog/for-two', 'draft'],
  ['/blog/none', '/blog/none', 'missing'],
  ['/uploads/a.pdf', '/uploads/a.pdf', null],
  ['https://elsewhere.example/', 'https://elsewhere.example/', null],
])('says what readers get at %s', async (typed, path, status) => {
  expect(await suggest(typed)).toEqual({ path, status, movedTo: null, targets: [] });
});

test('refuses what is longer than any address, and guests', async () => {
  const getStatus = async (token: string, query: string) =>
    (await asAdmin(cms, token).get(`/admin/links${query}`)).status;
  expect(await getStatus(editor, `?q=${'a'.repeat(2001)}`)).toBe(400);
  expect(await getStatus(editor, '')).toBe(400);
  expect(await getStatus('nobody', '?q=walking')).toBe(401);
});
