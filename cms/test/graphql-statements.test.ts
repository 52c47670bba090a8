import { fixtures } from '../src/blocks/fixtures';
import { catchUp } from '../src/article-index/catch-up';
import { databaseIdle } from '../src/database/idle';
import { askByHash, OPERATIONS } from './ask-by-hash';
import { bootCms, type Cms } from './harness';
import { published } from './published';

const FEW = 3;
const MANY = 30;

let cms: Cms;
let topic: number;
const ids: string[] = [];

beforeAll(async () => {
  cms = await bootCms();
  const category = await cms.strapi
    .documents('api::category.category')
    .create({ data: { name: 'Sleep', slug: 'sleep', kind: 'topic' } as never });
  topic = Number(category.id);
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
    const category = await cms.strapi
      .documents('api::category.category')
      .create({ data: { name: `Category ${n}`, slug: `category-${n}`, kind: 'sub-topic' } as never });
    const faq = await cms.strapi
      .documents('api::faq.faq')
      .create({ data: { question: `Why ${n}?`, answer: 'So.' } });
    const { documentId } = await published(cms, {
      title: `Article ${n}`,
      description: n % 2 ? `Description ${n}` : null,
      categories: [category.documentId],
      faqs: [faq.documentId],
      suggestedBlogs: [...ids],
      content: blocks(1 + (n % 2)),
    });
    ids.push(documentId);
  }
}

/** Each operation about the newest article, which suggests all the others. */
const questions = () => ({
  HomePage: {},
  ArticlePage: { slug: `article-${ids.length - 1}` },
  AdScript: { articleId: ids.at(-1), position: 0 },
});

/** The fewest of three times: Strapi's timed jobs and what follows a write ask too, now and then. */
async function statementsOf(name: string): Promise<number> {
  const counts = [await countOnce(name), await countOnce(name), await countOnce(name)];
  return Math.min(...counts);
}

async function countOnce(name: string): Promise<number> {
  await databaseIdle(cms.strapi);
  // The first who asks after a change brings the index up to date: that is the change's cost.
  await catchUp(cms.strapi);
  // What was answered before is kept under the number before.
  await cms.strapi.db.connection('content_version').increment('version', 1);
  const statements: string[] = [];
  const note = ({ sql }: { sql: string }) => statements.push(sql);
  cms.strapi.db.connection.on('query', note);
  const { body } = await askByHash(cms, name, questions()[name as keyof ReturnType<typeof questions>]).expect(
    200,
  );
  cms.strapi.db.connection.removeListener('query', note);
  expect(body.errors).toBeUndefined();
  return statements.length;
}

const counts = async () => {
  const all: [string, number][] = [];
  for (const name of OPERATIONS.keys()) all.push([name, await statementsOf(name)]);
  return Object.fromEntries(all);
};

/** Both lists of the home page hold the first so many articles, and are topped up from a topic. */
async function placementsOf(count: number) {
  for (const key of ['scrolling-banner', 'blog-strip']) {
    const data = { key, title: key, blogs: ids.slice(0, count), topic } as never;
    const stored = await placements().findFirst({ filters: { key } });
    if (stored) await placements().update({ documentId: stored.documentId, data });
    else await placements().create({ data });
  }
}
const placements = () => cms.strapi.documents('api::placement.placement');

test('an operation costs as many SQL statements for thirty articles as for three', async () => {
  await articlesUpTo(FEW);
  await placementsOf(2);
  const few = await counts();
  await articlesUpTo(MANY);
  expect(await counts()).toEqual(few);

  // A list that editors have filled is not topped up, which saves its statements.
  await placementsOf(6);
  const filled = await counts();
  expect(filled.HomePage).toBeLessThan(few.HomePage ?? 0);
  await placementsOf(MANY);
  expect(await counts()).toEqual(filled);
});
