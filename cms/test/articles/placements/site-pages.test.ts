import { asAdmin, getEntries } from '../../support/cms/as-admin';
import { banner, category, picture } from '../../support/fixtures';
import { bootCms, type Cms } from '../../support/harness';
import { publishArticle } from '../../support/content/publish-article';
import { createRole } from '../../support/members/create-role';
import { loginAsAdmin } from '../../support/members/sign-in';
import { countStatements } from '../../support/statements';

const PLACEMENT = getEntries('api::placement.placement');
const BANNER = getEntries('api::banner.banner');
const SMALL = expect.stringContaining('/uploads/small_night.webp');
const HUB = { topics: 'a', routine: 'b', issues: 'c', featured: 'd', carousel: 'e', latest: 'f' };

let cms: Cms;
let editor: string;
let topic: Awaited<ReturnType<typeof category>>;
let articles: Record<'first' | 'second' | 'draft', string>;

beforeAll(async () => {
  cms = await bootCms();
  editor = await loginAsAdmin(cms, 'strapi-editor');
  topic = await category(cms, 'Sleep', { hub: HUB });
  const thumbnail = await picture(cms, 'night');
  const categories = [topic.documentId];
  const [first, second] = [
    await publishArticle(cms, { title: 'First', thumbnail, categories }),
    await publishArticle(cms, { title: 'Second', categories }),
  ];
  const { body } = await asAdmin(cms, editor)
    .post(getEntries('api::blog.blog'), { title: 'Draft' })
    .expect(201);
  articles = { first: first.documentId, second: second.documentId, draft: body.data.documentId };
});
afterAll(() => cms.stop());

const read = async (page: string, token = editor) =>
  (await asAdmin(cms, token).get(`/admin/site-pages/page/${page}`).expect(200)).body.data;

interface Section {
  name: string;
  key?: string;
  category?: string | null;
}
async function readSection(page: string, name: string, token?: string) {
  const { sections }: { sections: Section[] } = await read(page, token);
  return sections.find((section) => section.name === name);
}
const listed = (documentId: string, title: string | null, more: object = {}) => ({
  documentId,
  title,
  picture: null,
  isPublic: true,
  ...more,
});
const inOrder = (...ids: string[]) => ids.map((documentId) => ({ documentId, position: { end: true } }));

test('lists the home page, the hubs and the overviews, with their places', async () => {
  const { body } = await asAdmin(cms, editor).get('/admin/site-pages/list').expect(200);
  expect(body.data.map(({ name, path }: { name: string; path: string }) => [name, path])).toEqual([
    ['Home page', '/'],
    ['Sleep', '/sleep'],
    ['Popular topics', '/main-category'],
    ['All categories', '/all-category-page'],
  ]);
  expect(body.data[1]).toMatchObject({ id: 'Sleep', topic: topic.documentId });
});

test('a list that nobody has filled shows the newest of its topic', async () => {
  expect(await readSection('Sleep', 'd')).toEqual({
    kind: 'list',
    key: 'Sleep-featured',
    name: 'd',
    hint: '',
    shows: 5,
    isShuffled: false,
    placement: null,
    chosen: [],
    fillers: [listed(articles.second, 'Second'), listed(articles.first, 'First', { picture: SMALL })],
  });
});

test('a list is filled and arranged with the requests of the screen', async () => {
  const made = await asAdmin(cms, editor)
    .post(PLACEMENT, {
      key: 'Sleep-featured',
      title: 'Sleep: d',
      topic: { connect: [{ documentId: topic.documentId }], disconnect: [] },
      blogs: { connect: inOrder(articles.first, articles.draft), disconnect: [] },
    })
    .expect(201);
  const { documentId } = made.body.data;
  expect(await readSection('Sleep', 'd')).toMatchObject({
    placement: { documentId, title: 'Sleep: d', edition: 1 },
    chosen: [
      listed(articles.first, 'First', { picture: SMALL }),
      listed(articles.draft, 'Draft', { isPublic: false }),
    ],
    fillers: [listed(articles.second, 'Second')],
  });

  const change = {
    blogs: {
      connect: inOrder(articles.second, articles.draft),
      disconnect: [{ documentId: articles.first }],
    },
  };
  await asAdmin(cms, editor).put(`${PLACEMENT}/${documentId}`, change).expect(200);
  expect(await readSection('Sleep', 'd')).toMatchObject({
    placement: { edition: 2 },
    chosen: [{ title: 'Second' }, { title: 'Draft' }],
    fillers: [{ title: 'First' }],
  });
  const moved = { blogs: { connect: inOrder(articles.draft, articles.second), disconnect: [] } };
  await asAdmin(cms, editor).put(`${PLACEMENT}/${documentId}`, moved).expect(200);
  expect(await readSection('Sleep', 'd')).toMatchObject({
    chosen: [{ title: 'Draft' }, { title: 'Second' }],
  });
});

test('banners are arranged by their positions', async () => {
  const image = await picture(cms, 'tile');
  const place = { image, type: 'Sleep', category: 'explore-categories', linkUrl: '/sleep' };
  const [day, night] = [
    await banner(cms, { ...place, title: 'Day', imageText: 'By day', position: 0 }),
    await banner(cms, { ...place, title: 'Night', imageText: '', position: 0 }),
  ];
  const shown = async () =>
    ((await readSection('Sleep', 'a')) as unknown as { banners: { title: string }[] }).banners.map(
      ({ title }) => title,
    );
  expect(await readSection('Sleep', 'a')).toMatchObject({
    kind: 'banners',
    type: 'Sleep',
    category: 'explore-categories',
    shows: 6,
    banners: [
      {
        documentId: day.documentId,
        title: 'Day',
        text: 'By day',
        picture: expect.stringContaining('/uploads/small_tile.webp'),
        position: 0,
      },
      { documentId: night.documentId, title: 'Night', text: '' },
    ],
  });
  await asAdmin(cms, editor).put(`${BANNER}/${day.documentId}`, { position: 1 }).expect(200);
  expect(await shown()).toEqual(['Night', 'Day']);
});

test('finds published articles to add, the newest without words', async () => {
  const find = async (words: string) =>
    (await asAdmin(cms, editor).get(`/admin/site-pages/articles?q=${words}`).expect(200)).body.data.map(
      ({ title }: { title: string }) => title,
    );
  expect(await find('')).toEqual(['Second', 'First']);
  expect(await find('first')).toEqual(['First']);
  expect(await find('draft')).toEqual([]);
  await asAdmin(cms, editor)
    .get(`/admin/site-pages/articles?q=${'a'.repeat(201)}`)
    .expect(400);
});

test('shows what the role may read, and nothing to others', async () => {
  const role = await createRole(cms, [{ action: 'read', subject: 'api::placement.placement' }]);
  const reader = await loginAsAdmin(cms, role);
  const { sections } = await read('Sleep', reader);
  expect(new Set(sections.map(({ kind }: { kind: string }) => kind))).toEqual(new Set(['list']));
  expect(await readSection('Sleep', 'd', reader)).toMatchObject({
    chosen: [{ title: null }, { title: 'Second' }],
  });
  const moderator = await loginAsAdmin(cms, 'moderator');
  for (const path of ['/admin/site-pages/list', '/admin/site-pages/page/home', '/admin/site-pages/articles'])
    await asAdmin(cms, moderator).get(path).expect(403);
  await asAdmin(cms, 'nobody').get('/admin/site-pages/list').expect(401);
  await asAdmin(cms, editor).get('/admin/site-pages/page/none').expect(404);
});

test('the statements for a page do not depend on the number of chosen articles', async () => {
  const count = () => countStatements(cms, () => read('home'));
  const fill = (ids: string[]) =>
    cms.strapi.documents('api::placement.placement').create({
      data: { key: 'blog-strip', title: 'Strip', blogs: ids } as never,
    });
  await fill([articles.first]);
  await read('home');
  const before = await count();
  const more = await Promise.all(
    Array.from({ length: 8 }, (_, index) => publishArticle(cms, { title: `More ${index}` })),
  );
  const { documentId } = (
    await cms.strapi.documents('api::placement.placement').findMany({ filters: { key: 'blog-strip' } })
  )[0] ?? { documentId: '' };
  await cms.strapi.documents('api::placement.placement').update({
    documentId,
    data: { blogs: more.map((one) => one.documentId) } as never,
  });
  await read('home');
  expect(await count()).toBeLessThanOrEqual(before);
});
