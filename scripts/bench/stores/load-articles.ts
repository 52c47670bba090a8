import { benchArticle } from '../articles.ts';
import { numberIn } from './columns.ts';
import type { BenchDatabase } from './database.ts';

/**
 * Rows per transaction. On PostgreSQL every row updates the same content version row, so longer transactions slow down.
 */
const BATCH = 1_000;

/** Rows of the demonstration content that the benchmark articles refer to. */
interface Borrowed {
  /** Published articles whose blocks the benchmark articles reuse. */
  articles: number[];
  /** Topics, each with its sub-topics. */
  topics: { id: number; subTopics: number[] }[];
  pictures: number[];
}

/**
 * Adds articles to a CMS that has only the demonstration content, until `total` are published. They reuse the blocks
 * and pictures of the demonstration articles, which is enough for reading. Each has a draft row, as in Strapi.
 */
export async function loadArticles(database: BenchDatabase, total: number): Promise<void> {
  const borrowed = await findBorrowed(database);
  const count = total - borrowed.articles.length;
  for (let first = 1; first <= count; first += BATCH) {
    const numbers = Array.from({ length: Math.min(BATCH, count - first + 1) }, (_, at) => first + at);
    const rows = JSON.stringify(numbers.map((number) => toRow(number, count, borrowed)));
    await database.run('BEGIN');
    for (const statement of getStatements(database.dialect)) await database.run(statement, rows);
    await database.run('COMMIT');
  }
  // PostgreSQL does this by itself within minutes; for SQLite nothing does.
  if (database.dialect === 'postgres') await database.run('VACUUM ANALYZE');
}

function toRow(number: number, count: number, { articles, topics, pictures }: Borrowed) {
  const topic = topics[number % topics.length];
  const turn = Math.floor(number / topics.length);
  const subTopics = [0, 7].map((step) => topic?.subTopics[(turn + step) % topic.subTopics.length]);
  return {
    ...benchArticle(number, count),
    model: articles[number % articles.length],
    picture: pictures[number % pictures.length],
    categories: [topic?.id, ...subTopics],
  };
}

async function findBorrowed({ run }: BenchDatabase): Promise<Borrowed> {
  const ids = async (sql: string): Promise<number[]> => (await run(sql)).map((row) => numberIn(row, 'id'));
  const topics = await ids('SELECT id FROM categories WHERE parent_id IS NULL ORDER BY position');
  const below = await run('SELECT id, parent_id FROM categories WHERE parent_id IS NOT NULL ORDER BY name');
  return {
    articles: await ids('SELECT id FROM blogs WHERE published_at IS NOT NULL ORDER BY slug'),
    topics: topics.map((id) => ({
      id,
      subTopics: below.filter((row) => numberIn(row, 'parent_id') === id).map((row) => numberIn(row, 'id')),
    })),
    pictures: await ids("SELECT id FROM files WHERE mime = 'image/webp' ORDER BY name"),
  };
}

/** Each statement takes the batch as JSON. `->>` works the same in both databases. */
function getStatements(dialect: BenchDatabase['dialect']): string[] {
  const sqlite = dialect === 'sqlite';
  const rows = sqlite ? 'json_each(?) j' : 'json_array_elements(CAST(? AS json)) j';
  const number = (name: string) => `CAST(j.value->>'${name}' AS bigint)`;
  const moment = sqlite ? number('published') : `to_timestamp(${number('published')} / 1000.0)`;
  const article = (publishedAt: string) => `
    INSERT INTO blogs (document_id, slug, title, description, author, layout_type, publication_date, created_at,
      updated_at, published_at)
    SELECT j.value->>'documentId', j.value->>'slug', j.value->>'title', j.value->>'description', model.author,
      model.layout_type, ${moment}, ${moment}, ${moment}, ${publishedAt}
    FROM ${rows} JOIN blogs model ON model.id = ${number('model')}`;
  const both = `${rows} JOIN blogs b ON b.document_id = j.value->>'documentId'`;
  const category = (place: number) => `
    INSERT INTO blogs_categories_lnk (blog_id, category_id, category_ord, blog_ord)
    SELECT b.id, CAST(j.value->'categories'->>${place} AS bigint), ${place + 1}, b.id FROM ${both}`;
  return [
    article('NULL'),
    article(moment),
    `INSERT INTO blogs_cmps (entity_id, cmp_id, component_type, field, "order")
    SELECT b.id, c.cmp_id, c.component_type, c.field, c."order"
    FROM ${both} JOIN blogs_cmps c ON c.entity_id = ${number('model')}`,
    `INSERT INTO files_related_mph (file_id, related_id, related_type, field, "order")
    SELECT ${number('picture')}, b.id, 'api::blog.blog', 'thumbnail', 1 FROM ${both}`,
    ...[0, 1, 2].map(category),
  ];
}
