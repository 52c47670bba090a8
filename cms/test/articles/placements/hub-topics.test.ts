import request from 'supertest';
import { asAdmin, getEntries } from '../../support/cms/as-admin';
import { runQuery } from '../../support/graphql/run-query';
import { banner, category, picture } from '../../support/fixtures';
import { bootCms, type Cms } from '../../support/harness';
import { restBanners, restIds } from '../../support/rest/same-as-rest';
import { publishArticle } from '../../support/content/publish-article';
import { loginAsAdmin } from '../../support/members/sign-in';

const CATEGORY = getEntries('api::category.category');
const HUB = {
  topics: 'Where to Begin',
  routine: 'Before You Leave',
  issues: 'On the Way',
  featured: 'Far from Home',
  carousel: 'Coming Back',
  latest: 'Travel Medicine',
};

let cms: Cms;
let editor: string;
let sleep: string;

beforeAll(async () => {
  cms = await bootCms();
  editor = await loginAsAdmin(cms, 'strapi-editor');
  sleep = (await category(cms, 'Sleep', { position: 7 })).documentId;
});
afterAll(() => cms.stop());

const create = (data: object) => asAdmin(cms, editor).post(CATEGORY, { kind: 'topic', ...data });
const change = (documentId: string, data: object) =>
  asAdmin(cms, editor).put(`${CATEGORY}/${documentId}`, data);
const remove = (documentId: string) => asAdmin(cms, editor).delete(`${CATEGORY}/${documentId}`);
const hubAt = async (slug: string) =>
  (
    await runQuery(
      cms,
      `{ topicHub(slug: "${slug}") { topic { name } headings { topics routine issues featured carousel latest } laterAds tiles { title } featured { title } } }`,
    )
  ).topicHub;
const hubName = async () => (await hubAt('sleep'))?.topic.name;

describe('a topic of the specification', () => {
  test.each([
    ['name', { name: 'Sleep & Rest' }],
    ['kind', { kind: 'sub-topic' }],
    ['hub', { hub: null }],
  ])('keeps its %s, with an error at the field', async (field, data) => {
    const { status, body } = await change(sleep, data);
    expect([status, body.error.name]).toEqual([400, 'ValidationError']);
    expect(body.error.details.errors).toEqual([
      { path: [field], name: 'ValidationError', message: expect.stringContaining('its page at /sleep') },
    ]);
    expect(await hubName()).toBe('Sleep');
  });

  test('is not deleted', async () => {
    const { status, body } = await remove(sleep);
    expect([status, body.error.message]).toEqual([400, expect.stringContaining('cannot be deleted')]);
  });

  test('accepts another spelling and another name in Popular Topics', async () => {
    const { body } = await change(sleep, { name: 'Sleep!', kind: 'topic', listName: 'Rest' });
    expect(body.error).toBeUndefined();
    expect(body.data).toMatchObject({ name: 'Sleep!', slug: 'sleep', listName: 'Rest', value: 'Sleep' });
    expect(await hubName()).toBe('Sleep!');
  });

  test('has its hub and hue from the start, which editors may change', async () => {
    expect((await hubAt('sleep')).headings.latest).toBe('Sleep Optimization Techniques');
    const { body } = await change(sleep, { hub: { ...HUB, laterAds: false }, hue: 1 });
    expect(body.error).toBeUndefined();
    expect(await hubAt('sleep')).toMatchObject({ headings: HUB, laterAds: false });
  });
});

describe('a topic that an editor adds', () => {
  let travel: string;
  let created: unknown;
  beforeAll(async () => {
    const { body } = await create({ name: 'Travel Health', position: 0, value: 'Sleep', hue: 77, hub: HUB });
    created = body.data;
    travel = body.data.documentId;
    await create({ name: 'Aging', position: 99 });
  });

  test('has a hub at its address, and a value derived from its name', async () => {
    expect(created).toMatchObject({ slug: 'travel-health', value: 'Travel-health', hue: 77 });
    expect(await hubAt('travel-health')).toMatchObject({
      topic: { name: 'Travel Health' },
      headings: HUB,
      laterAds: true,
      tiles: [],
      featured: [],
    });
  });

  test('comes after those of the specification in every list, whatever its position and size', async () => {
    for (const title of ['One', 'Two']) await publishArticle(cms, { title, categories: [travel] });
    const { topics, sitemapCategories, spotlight } = await runQuery(
      cms,
      '{ topics { slug hue hasHub isAdded articleCount } sitemapCategories { slug } spotlight { topic { slug } } }',
    );
    expect(topics).toEqual([
      { slug: 'sleep', hue: 1, hasHub: true, isAdded: false, articleCount: 0 },
      { slug: 'aging', hue: 174, hasHub: true, isAdded: false, articleCount: 0 },
      { slug: 'travel-health', hue: 77, hasHub: true, isAdded: true, articleCount: 2 },
    ]);
    const order = ['sleep', 'aging', 'travel-health'];
    expect(sitemapCategories.map(({ slug }: { slug: string }) => slug)).toEqual(order);
    expect(spotlight.map(({ topic }: { topic: { slug: string } }) => topic.slug)).toEqual(order);
    const rest = async (path: string) => (await request(cms.server).get(path).expect(200)).body;
    expect((await rest('/api/categories')).map(({ slug }: { slug: string }) => slug)).toEqual(order);
    expect(Object.keys(await rest('/api/blogs/by-category'))).toEqual(['Sleep!', 'Aging', 'Travel Health']);
  });

  test('has the four lists and the banners of its value, even after it is renamed', async () => {
    const image = await picture(cms, 'tile');
    await banner(cms, { image, title: 'Jet Lag', type: 'Travel-health', category: 'explore-categories' });
    const { body } = await change(travel, { name: 'Journeys', value: 'Other' });
    expect(body.data).toMatchObject({ slug: 'journeys', value: 'Travel-health' });
    await request(cms.server).get('/api/blogs?type=Journeys-featured').expect(200, []);
    expect(await restIds(cms, '/api/blogs?type=travel-health-featured')).toHaveLength(2);
    expect(await restBanners(cms, '/api/banners?type=Travel-health')).toHaveLength(1);
    expect(await hubAt('journeys')).toMatchObject({
      tiles: [{ title: 'Jet Lag' }],
      featured: [{ title: 'Two' }, { title: 'One' }],
    });
    const moved = await runQuery(cms, '{ category(slug: "travel-health") { category { slug } } }');
    expect(moved.category.category.slug).toBe('journeys');
  });

  test('gets a different value if a renamed topic has that of its name', async () => {
    const { body } = await create({ name: 'Travel Health', hub: HUB });
    expect(body.data.value).toBe('Travel-health-2');
    const copy = await asAdmin(cms, editor).post(`${CATEGORY}/clone/${body.data.documentId}`, {
      name: 'Copied',
      kind: 'topic',
    });
    expect(copy.body.data).toMatchObject({ slug: 'copied', value: 'Copied' });
    for (const { documentId } of [body.data, copy.body.data])
      expect((await remove(documentId)).status).toBe(200);
  });

  test('cannot have the address of a page', async () => {
    const { status, body } = await create({ name: 'About', hub: HUB });
    expect([status, body.error.details.errors[0].path]).toEqual([400, ['name']]);
    expect(await hubAt('about')).toBeNull();
  });

  test.each([
    ['hue', { hue: 360 }],
    ['hub.topics', { hub: { ...HUB, topics: ' ' } }],
    ['hub.issues', { hub: { ...HUB, issues: '' } }],
    ['hub.latest', { hub: { ...HUB, latest: 'x'.repeat(101) } }],
  ])('needs a valid %s', async (field, data) => {
    const { status, body } = await create({ name: 'Sports', ...data });
    expect([status, body.error?.details.errors[0].path.join('.')]).toEqual([400, field]);
  });

  test('can lose its hub, become a sub-topic and be deleted', async () => {
    await change(travel, { hub: null });
    expect(await hubAt('journeys')).toBeNull();
    expect((await change(travel, { kind: 'sub-topic', hub: HUB })).status).toBe(200);
    expect(await hubAt('journeys')).toBeNull();
    expect((await change(travel, { kind: 'topic' })).body.data).toMatchObject({ value: 'Travel-health' });
    expect(await hubAt('journeys')).toMatchObject({ headings: HUB });
    expect((await remove(travel)).status).toBe(200);
  });
});

test('lets an editor rename a sub-topic', async () => {
  const { documentId } = await category(cms, 'Naps', { kind: 'sub-topic' });
  const { body } = await change(documentId, { name: 'Short Naps' });
  expect(body.data).toMatchObject({ name: 'Short Naps', slug: 'short-naps', value: null });
});
