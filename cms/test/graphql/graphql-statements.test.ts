import { fixtures } from '../../src/blocks/fixtures';
import { catchUp } from '../../src/domain/articles/search-index/indexing/catch-up';
import { databaseIdle } from '../../src/platform/database/idle';
import { HOME_PLACEMENTS, HUB_SECTIONS } from '../../src/domain/categories/placement-key';
import { ask } from '../support/ask';
import { askByHash, OPERATIONS } from '../support/ask-by-hash';
import { banner, category, picture } from '../support/fixtures';
import { bootCms, type Cms } from '../support/harness';
import { PAGE_QUESTIONS } from '../support/page-questions';
import { published } from '../support/published';

const FEW = 3;
const MANY = 30;
/** With fewer pictures a category's page looks whose topic has more. */
const FULL = 4;
/** Every question is asked three times of each size: on a busy machine that is more than a minute. */
const TWO_MINUTES_MS = 120_000;
/** Just In, on the home page. */
const LONGEST_LIST = 15;

let cms: Cms;
let topic: Awaited<ReturnType<typeof category>>;
/** A list topped up from it goes on to the newest of all, however many articles there are. */
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
});
afterAll(() => cms.stop());

/** Blocks that need no file: as many of each as the number says. */
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
    const faq = await cms.strapi
      .documents('api::faq.faq')
      .create({ data: { question: `Why ${n}?`, answer: 'So.' } });
    const { documentId } = await published(cms, {
      title: `Article ${n}`,
      description: n % 2 ? `Description ${n}` : null,
      categories: [subTopic.documentId],
      faqs: [faq.documentId],
      suggestedBlogs: [...ids],
      content: blocks(1 + (n % 2)),
      layoutType: n % 2 ? 'video' : 'video-lead',
    });
    ids.push(documentId);
  }
}

/** So many pictures at every place of a page that has some. */
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

/** As many as there are, and as many as may be asked for at once. */
const subTopics = () => ids.slice(0, 20).map((_id, n) => `category-${n}`);

/** What the site's operations are asked with; those that read otherwise for another question, in each of the ways. */
const getVariants = (): Record<string, Record<string, Variables>> => ({
  // About the newest article, which suggests all the others.
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

/** The same for the pages' whole questions. */
const variables = (): Record<string, Variables> => ({
  Articles: { category: 'sleep', search: 'article' },
  Category: { slug: 'sleep' },
  TopicHub: { slug: 'sleep' },
  CategoryPictures: { slugs: subTopics() },
  Suggestions: { search: 'article' },
});

/** The site's operations by their hash, and every page's whole question. */
const questions: Record<string, () => Promise<unknown>> = {
  ...Object.fromEntries(
    [...OPERATIONS.keys()].flatMap((name) =>
      Object.keys(getVariants()[name] ?? { '': {} }).map((way) => [
        name + way,
        () => askOperation(name, way),
      ]),
    ),
  ),
  ...Object.fromEntries(
    Object.entries(PAGE_QUESTIONS).map(([name, text]) => [
      `whole ${name}`,
      () => ask(cms, text, variables()[name]),
    ]),
  ),
};

async function askOperation(name: string, way: string) {
  const { body } = await askByHash(cms, name, getVariants()[name]?.[way]).expect(200);
  expect(body.errors).toBeUndefined();
  // What reads nothing costs nothing, however many there are.
  for (const [field, answer] of Object.entries(body.data)) {
    if (!says(answer)) throw new Error(`${name}${way}: ${field} is empty.`);
  }
}

/** Whether there is a word in it, however deep. */
function says(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return typeof value === 'string' && value !== '';
  return Object.entries(value).some(([name, field]) => name !== '__typename' && says(field));
}

/** Read once for all parts that want it at the same moment: how often depends on when the thread that searches answers. */
const VERSION = / FROM content_version AS whole/;

/** The fewest of three times: Strapi's timed jobs and what follows a write ask too, now and then. */
async function getStatements(question: () => Promise<unknown>): Promise<number> {
  const counts = [await countOnce(question), await countOnce(question), await countOnce(question)];
  return Math.min(...counts);
}

async function countOnce(question: () => Promise<unknown>): Promise<number> {
  // The first who asks after a change brings the index up to date: that is the change's cost.
  await catchUp(cms.strapi);
  // What was answered before is kept under the number before.
  await cms.strapi.db.connection('content_version').increment('version', 1);
  const statements: string[] = [];
  const note = ({ sql }: { sql: string }) => VERSION.test(sql) || statements.push(sql);
  cms.strapi.db.connection.on('query', note);
  await question();
  cms.strapi.db.connection.removeListener('query', note);
  return statements.length;
}

const counts = async (names = Object.keys(questions)) => {
  await databaseIdle(cms.strapi);
  const all: [string, number][] = [];
  for (const [name, question] of Object.entries(questions)) {
    if (names.includes(name)) all.push([name, await getStatements(question)]);
  }
  return Object.fromEntries(all);
};

/** Who shows what editors have listed. */
const OF_PLACEMENTS = ['HomePage', 'HubPage', 'whole Home', 'whole TopicHub'];

/** Every list of a home page and a hub holds the first so many articles, and is topped up from a topic. */
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

    // A list that editors have filled is not topped up, which saves its statements.
    await getPlacements(LONGEST_LIST);
    const filled = await counts(OF_PLACEMENTS);
    expect(filled.HomePage).toBeLessThan(few.HomePage ?? 0);
    await getPlacements(MANY);
    expect(await counts(OF_PLACEMENTS)).toEqual(filled);
  },
  TWO_MINUTES_MS,
);
