import { fixtures } from '../../src/blocks/fixtures';
import { catchUp } from '../../src/domain/articles/search-index/indexing/catch-up';
import { HOME_PLACEMENTS, HUB_SECTIONS } from '../../src/domain/categories/placement-key';
import { runQuery } from '../support/graphql/run-query';
import { requestByHash, OPERATIONS } from '../support/graphql/request-by-hash';
import { banner, category, picture } from '../support/fixtures';
import { bootCms, type Cms } from '../support/harness';
import { PAGE_QUERIES } from '../support/graphql/page-queries';
import { publishArticle } from '../support/content/publish-article';
import { getStatements } from '../support/statements';

const FEW = 3;
const MANY = 30;
/** With fewer banners, a category's page also reads those of its topic. */
const FULL = 4;
/** Every query runs twice per size, which takes more than a minute on a busy machine. */
const TWO_MINUTES_MS = 120_000;
/** Just In, on the home page. */
const LONGEST_LIST = 15;

let cms: Cms;
let topic: Awaited<ReturnType<typeof category>>;
/** A list that is filled up from it continues with the newest of all articles. */
let emptyTopic: Awaited<ReturnType<typeof category>>;
let image: number;
const ids: string[] = [];
let pictured = 0;

beforeAll(async () => {
  cms = await bootCms();
  topic = await category(cms, 'Sleep');
  emptyTopic = await category(cms, 'Aging');
  image = await picture(cms, 'tile');
  await cms.strapi
    .documents('api::category-redirect.category-redirect')
    .create({ data: { slug: 'slumber', category: topic.id } as never });
  await giveSiteSettings();
});
afterAll(() => cms.stop());

/** Everything of the settings that is read with statements of its own. */
async function giveSiteSettings() {
  const site = cms.strapi.documents('api::site.site');
  const stored = await site.findFirst();
  const link = { text: 'Sleep', url: '/sleep' };
  const data = {
    name: 'Calm Days',
    logo: image,
    darkLogo: image,
    shareImage: image,
    socialLinks: [{ text: 'Mastodon', url: 'https://social.example/@calm' }],
    headerLinks: [link],
    footerColumns: [{ ...link, links: [link] }],
    footerTools: [link],
    footerLinks: [link],
    lightColor: '#1f5fa8',
    darkColor: '#9cc4f0',
  };
  await site.update({ documentId: stored?.documentId ?? '', data: data as never });
}

/** Blocks without files, this many of each type. */
const blocks = (times: number) => {
  const plain = Object.values(fixtures).filter(({ entry }) => !JSON.stringify(entry).includes('"mime"'));
  return Array.from({ length: times }, () => plain.map(({ entry }) => withoutIds(entry))).flat();
};

const adScriptIn = (entries: unknown[]) =>
  entries.findIndex((entry) => /ad-script/.test(JSON.stringify(entry)));

function withoutIds(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutIds);
  if (!value || typeof value !== 'object') return value;
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, field]) => (name === 'id' ? [] : [[name, withoutIds(field)]])),
  );
}

async function articlesUpTo(count: number) {
  for (let n = ids.length; n < count; n++) {
    const subTopic = await category(cms, `Category ${n}`, {
      kind: 'sub-topic',
      parent: topic.id,
      picture: image,
    });
    const { documentId } = await publishArticle(cms, {
      title: `Article ${n}`,
      description: n % 2 ? `Description ${n}` : null,
      categories: [subTopic.documentId],
      faqs: [{ question: `Why ${n}?`, answer: 'So.' }],
      suggestedBlogs: [...ids],
      content: blocks(1 + (n % 2)),
      layoutType: n % 2 ? 'video' : 'video-lead',
    });
    ids.push(documentId);
  }
}

/** This many pictures in every place that shows some. */
async function bannersUpTo(count: number) {
  const places = [
    { type: 'home', category: 'home-post' },
    { type: 'home', category: 'home-vert-post' },
    { type: 'home', category: 'home-info-article' },
    { type: 'category', category: 'sleep' },
    { type: 'main-category' },
    ...['banner', 'explore-categories', 'popular-product'].map((place) => ({
      type: 'Sleep',
      category: place,
    })),
  ];
  for (; pictured < count; pictured++) {
    for (const place of places) await banner(cms, { image, title: 'Picture', ...place });
  }
}

type Variables = Record<string, unknown>;

/** All that exist, up to the maximum per request. */
const subTopics = () => ids.slice(0, 20).map((_id, n) => `category-${n}`);

/** The variables of the site's operations; several variants for operations that read differently depending on them. */
const getVariants = (): Record<string, Record<string, Variables>> => ({
  // For the newest article, which suggests all the others.
  ArticlePage: { '': { slug: `article-${ids.length - 1}` } },
  AdScript: { '': { articleId: ids.at(-1), position: adScriptIn(blocks(1)) } },
  SitemapArticles: { '': { after: null, first: 1000 } },
  BlogListPage: {
    '': { page: 1 },
    ' of a category': { category: 'sleep', page: 1 },
    ' of a search': { search: 'article', page: 1 },
    ' of a search in a category': { category: 'sleep', search: 'article', page: 1 },
    ' of a search that finds none': { search: 'artocle', page: 1 },
    ' of a category without articles': { category: 'aging', page: 1 },
  },
  MoreArticles: {
    '': { page: 2, perPage: 2 },
    ' of a category': { category: 'sleep', page: 2, perPage: 2 },
    ' of a search': { search: 'article', page: 2, perPage: 2 },
  },
  AllCategoriesPage: { '': { page: 1 } },
  RelatedVideosPage: { '': { page: 1, perPage: 2 } },
  AboutPage: { '': { slugs: subTopics() } },
  CalculatorPage: { '': { topic: 'sleep' } },
  CategoryPage: {
    ' of a topic': { slug: 'sleep', page: 1 },
    ' of a sub-topic': { slug: 'category-0', page: 1 },
    ' without articles': { slug: 'aging', page: 1 },
    ' at a former address': { slug: 'slumber', page: 1 },
  },
  FormerCategory: { '': { slug: 'slumber' } },
  HubPage: { '': { slug: 'sleep' } },
  CategoryArticles: { '': { category: 'sleep' } },
  Suggestions: { '': { search: 'article' }, ' of a misspelled word': { search: 'artocle' } },
});

/** The same for the complete queries of pages. */
const variables = (): Record<string, Variables> => ({
  Articles: { category: 'sleep', search: 'article' },
  Category: { slug: 'sleep' },
  TopicHub: { slug: 'sleep' },
  CategoryPictures: { slugs: subTopics() },
  Suggestions: { search: 'article' },
});

/** The site's operations by hash, and the complete query of every page. */
const questions: Record<string, () => Promise<unknown>> = {
  ...Object.fromEntries(
    [...OPERATIONS.keys()].flatMap((name) =>
      Object.keys(getVariants()[name] ?? { '': {} }).map((way) => [
        name + way,
        () => runOperation(name, way),
      ]),
    ),
  ),
  ...Object.fromEntries(
    Object.entries(PAGE_QUERIES).map(([name, text]) => [
      `whole ${name}`,
      () => runQuery(cms, text, variables()[name]),
    ]),
  ),
};

async function runOperation(name: string, way: string) {
  const { body } = await requestByHash(cms, name, getVariants()[name]?.[way]).expect(200);
  expect(body.errors).toBeUndefined();
  // A query without results costs nothing, so its count would prove nothing.
  for (const [field, value] of Object.entries(body.data)) {
    if (!says(value)) throw new Error(`${name}${way}: ${field} is empty.`);
  }
}

/** Whether a response contains text, at any depth. */
function says(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return typeof value === 'string' && value !== '';
  return Object.entries(value).some(([name, field]) => name !== '__typename' && says(field));
}

/** Shared by all parts that need it at the same moment: the number depends on when the search thread responds. */
const VERSION = / FROM content_version AS whole/;

/** The statements of a request after a change of articles, when the index is complete, which is part of the change. */
async function count(question: () => Promise<unknown>): Promise<number> {
  await catchUp(cms.strapi);
  // What also outlives such changes is read once.
  await question();
  // Earlier responses are cached under the previous version.
  await cms.strapi.db.connection('content_version').increment('version', 1);
  const statements = await getStatements(cms, question);
  return statements.filter((sql) => !VERSION.test(sql)).length;
}

const counts = async (names = Object.keys(questions)) => {
  const all: [string, number][] = [];
  for (const [name, question] of Object.entries(questions)) {
    if (names.includes(name)) all.push([name, await count(question)]);
  }
  return Object.fromEntries(all);
};

/** The pages that show editors' lists. */
const OF_PLACEMENTS = ['HomePage', 'HubPage', 'whole Home', 'whole TopicHub'];

/** Every list of the home page and a hub contains the first `count` articles and is filled up from a topic. */
async function getPlacements(count: number) {
  for (const key of [...HOME_PLACEMENTS, ...HUB_SECTIONS.map((section) => `Sleep-${section}`)]) {
    const data = { key, title: key, blogs: ids.slice(0, count), topic: emptyTopic.id } as never;
    const stored = await placements().findFirst({ filters: { key } });
    if (stored) await placements().update({ documentId: stored.documentId, data });
    else await placements().create({ data });
  }
}
const placements = () => cms.strapi.documents('api::placement.placement');

test(
  'runs as many SQL statements for thirty articles as for three',
  async () => {
    await articlesUpTo(FEW);
    await bannersUpTo(FULL);
    await getPlacements(2);
    const few = await counts();
    await articlesUpTo(MANY);
    await bannersUpTo(3 * FULL);
    expect(await counts()).toEqual(few);

    // A complete list is not filled up, which saves statements.
    await getPlacements(LONGEST_LIST);
    const filled = await counts(OF_PLACEMENTS);
    expect(filled.HomePage).toBeLessThan(few.HomePage ?? 0);
    await getPlacements(MANY);
    expect(await counts(OF_PLACEMENTS)).toEqual(filled);
  },
  TWO_MINUTES_MS,
);
