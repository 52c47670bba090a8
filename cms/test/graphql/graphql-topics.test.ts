import request from 'supertest';
import { runQuery, requestQuery } from '../support/graphql/run-query';
import { banner, category, day, picture, someArticles } from '../support/fixtures';
import { bootCms, type Cms } from '../support/harness';
import { PAGE_QUERIES } from '../support/graphql/page-queries';
import { publishArticle } from '../support/content/publish-article';
import { getIds, restBanners, restIds, section } from '../support/rest/same-as-rest';

let cms: Cms;
let image: number;
const page = async (slug: string, number?: number) =>
  (await runQuery(cms, PAGE_QUERIES.Category, { slug, page: number })).category;
const pageOfAll = async (number?: number) =>
  (await runQuery(cms, PAGE_QUERIES.AllCategories, { page: number })).allCategories;
const hub = async (slug: string) => (await runQuery(cms, PAGE_QUERIES.TopicHub, { slug })).topicHub;
const topics = async () => (await runQuery(cms, PAGE_QUERIES.Topics)).topics;

/**
 * Sleep contains 23 articles, in Insomnia and Apnea; Jet Lag has none. Each of 16 more topics has fewer than the
 * previous one.
 */
beforeAll(async () => {
  cms = await bootCms();
  await someArticles(cms);
  image = await picture(cms, 'tile');
  const sleep = await cms.strapi
    .documents('api::category.category')
    .findFirst({ filters: { slug: 'sleep' } as never });
  await category(cms, 'Jet Lag', { kind: 'sub-topic', parent: sleep?.id });
  const apnea = await category(cms, 'Apnea', { kind: 'sub-topic', parent: sleep?.id, picture: image });
  for (let number = 1; number <= 12; number += 1) {
    const publicationDate = day(100 + number);
    await publishArticle(cms, { title: `Apnea ${number}`, publicationDate, categories: [apnea.documentId] });
  }
  const more: string[] = [];
  for (let number = 1; number <= 16; number += 1) {
    more.push((await category(cms, `Topic ${number}`, { position: 2 + number })).documentId);
  }
  for (let number = 1; number <= 10; number += 1) {
    await publishArticle(cms, {
      title: `Of ${number}`,
      publicationDate: day(number),
      categories: more.slice(0, number),
    });
  }
});
afterAll(() => cms.stop());

describe('a category page', () => {
  test('lists the newest twenty articles and the total', async () => {
    const { category: shown, topic, total, articles } = await page('sleep');
    expect(shown).toMatchObject({ name: 'Sleep', kind: 'TOPIC' });
    expect([topic, total]).toEqual([null, 23]);
    expect(articles).toHaveLength(20);
    expect(getIds(articles)).toEqual(await restIds(cms, '/api/blogs?category=sleep&page=1&limit=20'));
    const second = await page('sleep', 2);
    expect(getIds(second.articles)).toEqual(await restIds(cms, '/api/blogs?category=sleep&page=2&limit=20'));
    expect([second.total, second.articles.length]).toEqual([23, 3]);
    expect((await page('sleep', 3)).articles).toEqual([]);
    expect((await page('sleep', 3)).besides).toEqual([]);
  });

  test.each([0, -1])('refuses page %d', async (number) => {
    const { status, body } = await requestQuery(cms, PAGE_QUERIES.Category, { slug: 'sleep', page: number });
    expect(status).toBe(400);
    expect(body.errors[0].message).toBe(`page must be a whole number from 1 on; it is ${number}.`);
  });

  test('of an empty sub-topic names its topic and offers the topic’s articles', async () => {
    expect(await page('jet-lag')).toMatchObject({
      category: { name: 'Jet Lag', slug: 'jet-lag', kind: 'SUB_TOPIC' },
      topic: { name: 'Sleep', slug: 'sleep', kind: 'TOPIC' },
      headColor: '#008080',
      banners: [],
      total: 0,
      articles: [],
    });
    expect(getIds((await page('jet-lag')).besides)).toEqual(
      await restIds(cms, '/api/blogs?category=sleep&page=1&limit=8'),
    );
  });

  test('of an empty topic offers the newest of all articles', async () => {
    const { total, besides } = await page('mens-health');
    expect(total).toBe(0);
    expect(getIds(besides)).toEqual(await restIds(cms, '/api/blogs?page=1&limit=8'));
  });

  test('with enough articles offers no others', async () => {
    expect((await page('sleep')).besides).toEqual([]);
    expect((await page('insomnia')).besides).toEqual([]);
  });

  test.each(['', 'nothing', 'Sleep', 'Jet Lag', 'sleep ', '__proto__', 'constructor', '%'])(
    'is null for slug "%s"',
    async (slug) => {
      expect(await page(slug)).toBeNull();
    },
  );

  test('has up to four banners, its own before its topic’s, and the colour of the first', async () => {
    const add = (title: string, place: string, more = {}) =>
      banner(cms, { image, title, type: 'category', category: place, ...more });
    await add('Own', 'insomnia', { headColor: '#102030' });
    for (const position of [5, 4, 3, 2, 1]) await add(`Sleep ${position}`, 'sleep', { position });
    const insomnia = await page('insomnia');
    expect(insomnia.headColor).toBe('#102030');
    expect(insomnia.banners[0]).toEqual({
      id: expect.stringMatching(/^[a-z0-9]{24}$/),
      title: 'Own',
      image: expect.objectContaining({ width: 800, height: 500 }),
      imageText: '',
      headColor: '#102030',
      linkUrl: null,
    });
    for (const slug of ['insomnia', 'sleep']) {
      const rest = await restBanners(cms, `/api/banners/by-category?category=${slug}`);
      expect(getIds((await page(slug)).banners)).toEqual(getIds(rest.slice(0, 4)));
    }
    expect((await page('sleep')).banners).toHaveLength(4);
  });
});

describe('the page of all categories', () => {
  test('lists all articles, twenty per page, without a category', async () => {
    const first = await pageOfAll();
    expect([first.category, first.topic, first.besides]).toEqual([null, null, []]);
    expect(getIds(first.articles)).toEqual(await restIds(cms, '/api/blogs?page=1&limit=20'));
    expect(getIds((await pageOfAll(2)).articles)).toEqual(await restIds(cms, '/api/blogs?page=2&limit=20'));
    expect((await pageOfAll(99)).articles).toEqual([]);
    const { headers } = await request(cms.server).get('/api/blogs?page=1');
    expect(String(first.total)).toBe(headers['x-total-count']);
  });

  test('has its own banners and the colour of the first', async () => {
    expect(await pageOfAll()).toMatchObject({ headColor: '#008080', banners: [] });
    await banner(cms, {
      image,
      title: 'Everything',
      type: 'category',
      category: 'all-category-page',
      headColor: '#203040',
    });
    expect(await pageOfAll()).toMatchObject({ headColor: '#203040', banners: [{ title: 'Everything' }] });
  });
});

describe('a topic hub', () => {
  test('exists before editors fill it', async () => {
    const men = await hub('mens-health');
    expect(men).toMatchObject({ topic: { name: "Men's Health" }, background: null, tiles: [], popular: [] });
    expect(men.featured).toHaveLength(5);
  });

  describe.each([
    ['sleep', 'Sleep'],
    ['mens-health', 'Mens-health'],
  ])('%s, with key %s', (slug, key) => {
    beforeAll(async () => {
      const add = (place: string, position: number) =>
        banner(cms, { image, title: `${place} ${position}`, type: key, category: place, position });
      for (const position of [3, 1, 2]) {
        await add('explore-categories', position);
        await add('popular-product', position);
      }
      await add('banner', 0);
      const [, second, , fourth] = await restIds(cms, '/api/blogs');
      await cms.strapi.documents('api::placement.placement').create({
        data: { key: `${key}-brand-news`, title: 'Brand news', blogs: [fourth, second] } as never,
      });
    });

    test.each([
      ['buildYourRoutine', 'build-your-routine', 6],
      ['featured', 'featured', 5],
      ['brandNews', 'brand-news', 6],
      ['latestStories', 'latest-stories', 6],
    ])('has in %s the articles of REST type …-%s', async (field, name, limit) => {
      const ids = await section(cms, `topicHub(slug: "${slug}")`, field, 'articles');
      expect(ids).toHaveLength(limit);
      expect(ids).toEqual(await restIds(cms, `/api/blogs?type=${key}-${name}&limit=${limit}`));
    });

    test.each([
      ['tiles', 'explore-categories'],
      ['popular', 'popular-product'],
    ])('has in %s the %s banners', async (field, place) => {
      const banners = await section(cms, `topicHub(slug: "${slug}")`, field, 'banners');
      expect(banners).toHaveLength(3);
      expect(banners).toEqual(await restBanners(cms, `/api/banners?type=${key}&category=${place}`));
    });

    test('has the picture of its background banner', async () => {
      const [{ image: picture }] = await restBanners(cms, `/api/banners?type=${key}&category=banner`);
      expect((await hub(slug)).background).toMatchObject(picture);
    });
  });

  test.each(['', 'insomnia', 'nothing', 'Sleep', 'mens-health-featured', '__proto__', "' OR 1=1 --"])(
    'is null for slug "%s"',
    async (slug) => {
      expect(await hub(slug)).toBeNull();
    },
  );
});

describe('topics', () => {
  test('are in catalogue order, under the names used on Popular Topics', async () => {
    const { body } = await request(cms.server).get('/api/categories').expect(200);
    const all = await topics();
    expect(all).toHaveLength(18);
    expect(all.map(({ listName, slug }: { listName: string; slug: string }) => [listName, slug])).toEqual(
      body.map(({ category: name, slug }: { category: string; slug: string }) => [name, slug]),
    );
    expect(all[1]).toMatchObject({
      name: "Men's Health",
      listName: 'all-Men',
      articleCount: 0,
      subTopics: [],
    });
  });

  test('list their sub-topics by name and count their articles', async () => {
    const [sleep] = await topics();
    expect(sleep).toMatchObject({ name: 'Sleep', listName: 'Sleep', articleCount: 23, picture: null });
    expect(sleep.subTopics).toEqual(
      ['Apnea', 'Insomnia', 'Jet Lag'].map((name) => ({
        id: expect.stringMatching(/^[a-z0-9]{24}$/),
        name,
        slug: name.toLowerCase().replace(' ', '-'),
        kind: 'SUB_TOPIC',
      })),
    );
  });

  test('have a picture if an editor chose one', async () => {
    const [, { id: documentId }] = await topics();
    await cms.strapi
      .documents('api::category.category')
      .update({ documentId, data: { picture: image } as never });
    const [, men] = await topics();
    const { body } = await request(cms.server).get('/api/categories').expect(200);
    expect(men.picture.url).toBe(body[1].image_url);
  });

  test('come with the first Popular Topics banner, if there is one', async () => {
    const shown = async () => (await runQuery(cms, PAGE_QUERIES.Topics)).popularTopicsBanner;
    expect(await shown()).toBeNull();
    await banner(cms, { image, title: 'Second', type: 'main-category', position: 2 });
    await banner(cms, { image, title: 'First', type: 'main-category', position: 1 });
    expect(await shown()).toMatchObject({ title: 'First' });
    const [first] = await restBanners(cms, '/api/banners?type=main-category');
    expect((await shown()).id).toBe(first.id);
  });
});

test('the spotlight has the first fifteen topics of by-category with the same articles', async () => {
  const { spotlight } = await runQuery(cms, PAGE_QUERIES.Spotlight);
  const { body } = await request(cms.server).get('/api/blogs/by-category').expect(200);
  const listed = spotlight.map(
    ({ topic, articles }: { topic: { name: string }; articles: { id: string }[] }) => [
      topic.name,
      getIds(articles),
    ],
  );
  expect(listed).toHaveLength(15);
  expect(spotlight[0]).toMatchObject({ topic: { name: 'Sleep', kind: 'TOPIC' } });
  expect(spotlight[0].articles).toHaveLength(6);
  expect(listed).toEqual(
    Object.entries<{ blog_id: string }[]>(body)
      .slice(0, 15)
      .map(([name, blogs]) => [name, blogs.map(({ blog_id }) => blog_id)]),
  );
});

test('a sub-topic page with few articles offers the newest others of its topic', async () => {
  const before = await restIds(cms, '/api/blogs?category=sleep&page=1&limit=8');
  const sleep = await cms.strapi
    .documents('api::category.category')
    .findFirst({ filters: { slug: 'sleep' } as never });
  const napping = await category(cms, 'Napping', { kind: 'sub-topic', parent: sleep?.id });
  const nap = { title: 'Nap', publicationDate: day(300), categories: [napping.documentId] };
  await publishArticle(cms, nap);
  const few = await page('napping');
  expect([few.total, few.articles.length]).toEqual([1, 1]);
  // Its own article is the topic's newest, and is not offered again.
  expect(getIds(few.besides)).toEqual(before);
});
