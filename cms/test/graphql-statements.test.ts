import { fixtures } from '../src/blocks/fixtures';
import { catchUp } from '../src/article-index/catch-up';
import { databaseIdle } from '../src/database/idle';
import { HOME_PLACEMENTS, HUB_SECTIONS } from '../src/placements/placement-key';
import { ask } from './ask';
import { askByHash, OPERATIONS } from './ask-by-hash';
import { banner, category, picture } from './fixtures';
import { bootCms, type Cms } from './harness';
import { PAGE_QUESTIONS } from './page-questions';
import { published } from './published';

const FEW = 3;
const MANY = 30;
/** With fewer pictures a category's page looks whose topic has more. */
const FULL = 4;
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
});
afterAll(() => cms.stop());

/** Blocks that need no file: as many of each as the number says. */
const blocks = (times: number) => {
  const plain = Object.values(fixtures).filter(({ entry }) => !JSON.stringify(entry).includes('"mime"'));
  return Array.from({ length: times }, () => plain.map(({ entry }) => withoutIds(entry))).flat();
};

function withoutIds(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutIds);
  if (!value || typeof value !== 'object') return value;
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, field]) => (name === 'id' ? [] : [[name, withoutIds(field)]])),
  );
}

async function articlesUpTo(count: number) {
  for (let n = ids.length; n < count; n++) {
    const subTopic = await category(cms, `Category ${n}`, { kind: 'sub-topic', parent: topic.id });
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

const variables = (): Record<string, Record<string, unknown>> => ({
  // About the newest article, which suggests all the others.
  ArticlePage: { slug: `article-${ids.length - 1}` },
  AdScript: { articleId: ids.at(-1), position: 0 },
  SitemapArticles: { after: null, first: 1000 },
  Articles: { category: 'sleep', search: 'article' },
  Category: { slug: 'sleep' },
  TopicHub: { slug: 'sleep' },
  Suggestions: { search: 'article' },
});

/** The site's operations by their hash, and every page's whole question. */
const questions: Record<string, () => Promise<unknown>> = {
  ...Object.fromEntries([...OPERATIONS.keys()].map((name) => [name, () => askOperation(name)])),
  ...Object.fromEntries(
    Object.entries(PAGE_QUESTIONS).map(([name, text]) => [name, () => ask(cms, text, variables()[name])]),
  ),
};

async function askOperation(name: string) {
  const { body } = await askByHash(cms, name, variables()[name]).expect(200);
  expect(body.errors).toBeUndefined();
}

/** The fewest of three times: Strapi's timed jobs and what follows a write ask too, now and then. */
async function statementsOf(question: () => Promise<unknown>): Promise<number> {
  const counts = [await countOnce(question), await countOnce(question), await countOnce(question)];
  return Math.min(...counts);
}

async function countOnce(question: () => Promise<unknown>): Promise<number> {
  // The first who asks after a change brings the index up to date: that is the change's cost.
  await catchUp(cms.strapi);
  // What was answered before is kept under the number before.
  await cms.strapi.db.connection('content_version').increment('version', 1);
  const statements: string[] = [];
  const note = ({ sql }: { sql: string }) => statements.push(sql);
  cms.strapi.db.connection.on('query', note);
  await question();
  cms.strapi.db.connection.removeListener('query', note);
  return statements.length;
}

const counts = async () => {
  await databaseIdle(cms.strapi);
  const all: [string, number][] = [];
  for (const [name, question] of Object.entries(questions)) all.push([name, await statementsOf(question)]);
  return Object.fromEntries(all);
};

/** Every list of a home page and a hub holds the first so many articles, and is topped up from a topic. */
async function placementsOf(count: number) {
  for (const key of [...HOME_PLACEMENTS, ...HUB_SECTIONS.map((section) => `Sleep-${section}`)]) {
    const data = { key, title: key, blogs: ids.slice(0, count), topic: emptyTopic.id } as never;
    const stored = await placements().findFirst({ filters: { key } });
    if (stored) await placements().update({ documentId: stored.documentId, data });
    else await placements().create({ data });
  }
}
const placements = () => cms.strapi.documents('api::placement.placement');

test('a question costs as many SQL statements for thirty articles as for three', async () => {
  await articlesUpTo(FEW);
  await bannersUpTo(FULL);
  await placementsOf(2);
  const few = await counts();
  await articlesUpTo(MANY);
  await bannersUpTo(3 * FULL);
  expect(await counts()).toEqual(few);

  // A list that editors have filled is not topped up, which saves its statements.
  await placementsOf(LONGEST_LIST);
  const filled = await counts();
  expect(filled.HomePage).toBeLessThan(few.HomePage ?? 0);
  await placementsOf(MANY);
  expect(await counts()).toEqual(filled);
});
