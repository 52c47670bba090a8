import { publishArticle } from '../support/content/publish-article';
import { category, picture } from '../support/fixtures';
import { bootCms, type Cms } from '../support/harness';
import { loginAsAdmin } from '../support/members/sign-in';
import { BLOG, createPreviewCalls, getToken } from '../support/preview-calls';

const BANNER = 'api::banner.banner';
const CATEGORY = 'api::category.category';
const PLACEMENT = 'api::placement.placement';

let cms: Cms;
let calls: ReturnType<typeof createPreviewCalls>;
beforeAll(async () => {
  cms = await bootCms();
  calls = createPreviewCalls(cms, await loginAsAdmin(cms, 'strapi-editor'));
});
afterAll(() => cms.stop());

const knex = () => cms.strapi.db.connection;
const post = (body: object) => calls.post(body);

test('a banner is shown in its place, before and after it is saved', async () => {
  const image = await picture(cms, 'banner');
  const data = {
    title: 'New',
    type: 'home',
    category: 'home-post',
    imageText: 'Sleep',
    image: { id: image },
  };
  const readPromotion = async (token?: string) =>
    (await calls.query('{ home { firstPromotion { title imageText } } }', token)).home.firstPromotion;
  const live = await readPromotion();
  const token = await calls.preview({ type: BANNER, documentId: null, data: { ...data, position: -5 } });
  expect((await calls.describePreview(token)).body.pages).toEqual(['/']);
  expect(await readPromotion(token)).toEqual({ title: 'New', imageText: 'Sleep' });
  expect(await readPromotion()).toEqual(live);
  const last = await calls.preview({ type: BANNER, documentId: null, data: { ...data, position: 9999 } });
  expect(await readPromotion(last)).toEqual(live ?? { title: 'New', imageText: 'Sleep' });
});

test('a banner without a picture is not shown', async () => {
  const token = await calls.preview({ type: BANNER, documentId: null, data: { title: 'No picture' } });
  expect((await calls.describePreview(token)).body.pages).toEqual(['/']);
  expect((await calls.query('{ popularTopicsBanner { title } }', token)).popularTopicsBanner?.title).not.toBe(
    'No picture',
  );
});

test('a placement is shown with what was chosen, under its key only', async () => {
  const [first, second] = [
    await publishArticle(cms, { title: 'Chosen first', slug: 'chosen-first' }),
    await publishArticle(cms, { title: 'Chosen second', slug: 'chosen-second' }),
  ];
  const readLists = async (token?: string) =>
    (await calls.query('{ home { headlines { title } justIn { title } } }', token)).home;
  const live = await readLists();
  const connect = [
    { documentId: second.documentId },
    { documentId: first.documentId, position: { start: true } },
  ];
  const token = await calls.preview({
    type: PLACEMENT,
    documentId: null,
    data: { key: 'scrolling-banner', title: 'Headlines', blogs: { connect } },
  });
  const { headlines, justIn } = await readLists(token);
  expect(headlines.slice(0, 2)).toEqual([{ title: 'Chosen first' }, { title: 'Chosen second' }]);
  expect(justIn).toEqual(live.justIn);
  expect(await readLists()).toEqual(live);
});

test('the admin learns how to find a banner and a placement in their pages', async () => {
  const image = await picture(cms, 'found');
  const chosen = await publishArticle(cms, { title: 'Found', slug: 'found' });
  const readShown = async (body: object) => (await post(body).expect(200)).body.data.shown;
  expect(
    await readShown({
      type: BANNER,
      documentId: null,
      data: { title: 'A', imageText: 'Sleep', type: 'home', category: 'home-post', image: { id: image } },
    }),
  ).toEqual({ picture: expect.stringContaining('/uploads/'), text: 'Sleep' });
  expect(await readShown({ type: BANNER, documentId: null, data: { title: 'No picture' } })).toBeNull();
  const { slugs } = await readShown({
    type: PLACEMENT,
    documentId: null,
    data: { key: 'blog-strip', title: 'A', blogs: { connect: [{ documentId: chosen.documentId }] } },
  });
  expect(slugs[0]).toBe('found');
  expect(slugs.length).toBeLessThanOrEqual(6);
  expect(await readShown({ type: BLOG, documentId: null, data: { title: 'Whole page' } })).toBeNull();
});

test('a category is shown with its new name, also in the menu, and only there', async () => {
  const naps = await category(cms, 'Power naps');
  const token = await calls.preview({
    type: CATEGORY,
    documentId: naps.documentId,
    data: { name: 'Short naps', slug: 'power-naps', kind: 'topic' },
  });
  expect((await calls.describePreview(token)).body.pages).toEqual(['/category/short-naps']);
  const readNames = async (token?: string): Promise<string[]> =>
    (await calls.query('{ topics { name } }', token)).topics.map(({ name }) => name);
  expect(await readNames(token)).toContain('Short naps');
  expect(await readNames()).not.toContain('Short naps');
  const page = '{ category(slug: "short-naps", page: 1) { category { id name } } }';
  expect((await calls.query(page, token)).category?.category).toEqual({
    id: naps.documentId,
    name: 'Short naps',
  });
  expect((await calls.query(page)).category).toBeNull();
});

describe('a category is shown at the address that a save gives it', () => {
  const show = async (documentId: string | null, name: string) => {
    const data = { name, slug: 'as-it-was', kind: 'sub-topic' };
    const token = await calls.preview({ type: CATEGORY, documentId, data });
    return (await calls.describePreview(token)).body.pages;
  };

  test('from its name, which is new or was changed', async () => {
    const { documentId } = await category(cms, 'Before renaming');
    expect(await show(documentId, 'Renamed & moved ')).toEqual(['/category/renamed-moved']);
    expect(await show(null, 'Never saved')).toEqual(['/category/never-saved']);
  });

  test('as it is stored if the name is, even if an older rule made it', async () => {
    const { documentId } = await category(cms, 'Of an older rule');
    await knex()('categories').where({ document_id: documentId }).update({ slug: 'older-rule' });
    // Changes of the database do not count as changes of content before the next write.
    await category(cms, 'A write');
    expect(await show(documentId, 'Of an older rule ')).toEqual(['/category/older-rule']);
  });

  test('at its own one if the save would refuse the name', async () => {
    const { documentId } = await category(cms, 'Keeps its address');
    for (const name of ['A write', 'Login', '睡眠', '']) {
      expect(await show(documentId, name)).toEqual(['/category/keeps-its-address']);
      expect(await show(null, name)).toEqual(['/category/preview']);
    }
  });
});

test('a new topic with a hub is shown as one', async () => {
  const hub = { topics: 'A', routine: 'B', issues: 'C', featured: 'D', carousel: 'E', latest: 'F' };
  const token = await calls.preview({
    type: CATEGORY,
    documentId: null,
    data: { name: 'Travelling', kind: 'topic', hue: 120, hub },
  });
  const { body } = await calls.describePreview(token);
  expect(body).toMatchObject({
    pages: ['/travelling', '/category/travelling'],
    hue: { slug: 'travelling', hue: 120 },
  });
  const { topicHub } = await calls.query(
    '{ topicHub(slug: "travelling") { topic { name } headings { featured } } }',
    token,
  );
  expect(topicHub).toEqual({ topic: { name: 'Travelling' }, headings: { featured: 'D' } });
});

test('a link to what was deleted since opens nothing', async () => {
  const naps = await category(cms, 'Deleted naps');
  const data = { name: 'Deleted naps', slug: 'deleted-naps', kind: 'topic' };
  const shared = { type: CATEGORY, documentId: naps.documentId, data };
  const link = getToken((await calls.copy(shared).expect(200)).body.data.pages);
  const form = await calls.preview(shared);
  const getStatuses = async () => [
    (await calls.describePreview(link)).status,
    (await calls.describePreview(form)).status,
  ];
  expect(await getStatuses()).toEqual([200, 200]);
  await cms.strapi.documents(CATEGORY).delete({ documentId: naps.documentId });
  expect(await getStatuses()).toEqual([404, 404]);
});

test('the admin learns that no page has a place for a banner or a list', async () => {
  const hasPage = async (type: string, data: object): Promise<boolean> =>
    (await post({ type, documentId: null, data }).expect(200)).body.data.hasPage;
  const image = { id: await picture(cms, 'nowhere') };
  expect(await hasPage(BANNER, { title: 'A', type: 'home', category: 'home-post', image })).toBe(true);
  expect(await hasPage(BANNER, { title: 'A', type: 'hom', category: 'home-pst', image })).toBe(false);
  expect(await hasPage(PLACEMENT, { title: 'A', key: 'grid-3x5' })).toBe(true);
  expect(await hasPage(PLACEMENT, { title: 'A', key: 'grid-3x6' })).toBe(false);
});

test('an impossible date is named, and nothing is previewed', async () => {
  const { body } = await post({
    type: BLOG,
    documentId: null,
    data: { title: 'A', publicationDate: 'nonsense' },
  }).expect(400);
  expect(body.error.message).toContain('publicationDate');
});
