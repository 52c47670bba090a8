import { NOW_MS } from '../../platform/database/clock';
import type { Dialect, Knex } from '../../platform/database/dialect';
import { strapiColumns } from '../../platform/database/strapi-columns';
import { toRows } from '../../platform/database/rows/rows';
import * as v from 'valibot';
import { DELETED, KEPT } from './tables';

const toJson = (dialect: Dialect, pairs: string): string =>
  dialect === 'postgres' ? `jsonb_build_object(${pairs})` : `json_object(${pairs})`;
const readText = (dialect: Dialect, key: string): string =>
  dialect === 'postgres' ? `k.data ->> '${key}'` : `json_extract(k.data, '$.${key}')`;
const readNumber = (dialect: Dialect, key: string): string =>
  dialect === 'postgres' ? `CAST(k.data ->> '${key}' AS double precision)` : readText(dialect, key);

/** Where other rows refer to a category, which is no part of its own content: what each keeps of them, and from where. */
const PLACES: Readonly<Record<string, { pairs: string; from: string }>> = {
  // The draft of an article and what is published have links of their own.
  'category articles': {
    pairs: `'id', b.document_id, 'published', CASE WHEN b.published_at IS NULL THEN 0 ELSE 1 END, 'order', l.category_ord, 'place', l.blog_ord`,
    from: 'blogs_categories_lnk l JOIN categories c ON c.id = l.category_id JOIN blogs b ON b.id = l.blog_id',
  },
  'category sub-topics': {
    pairs: `'id', s.document_id`,
    from: 'categories s JOIN categories c ON c.id = s.parent_id',
  },
  'category lists': {
    pairs: `'id', p.document_id`,
    from: 'placements p JOIN categories c ON c.id = p.topic_id',
  },
  'category addresses': {
    pairs: `'slug', r.slug`,
    from: 'category_redirects r JOIN categories c ON c.id = r.category_id',
  },
};

/** Keeps which articles, sub-topics, lists and old addresses belong to a category that is about to be deleted. */
export async function keepPlaces(knex: Knex, dialect: Dialect, documentId: string): Promise<void> {
  for (const [source, { pairs, from }] of Object.entries(PLACES))
    await knex.raw(
      `INSERT INTO ${KEPT} (document_id, source, data, deleted_at) SELECT c.document_id, '${source}', ${toJson(dialect, pairs)}, ${NOW_MS[dialect]} FROM ${from} WHERE c.document_id = ?`,
      [documentId],
    );
}

const Slug = v.object({ slug: v.string() });

interface RestoredCategory {
  documentId: string;
  /** The row. */
  id: number;
  /** The document id of the topic that it belonged to, if it still had one when it was deleted. */
  topic: string | undefined;
}

/** Puts them back where nothing has taken the place of the category. */
export async function restorePlaces(
  knex: Knex,
  dialect: Dialect,
  { documentId, id, topic }: RestoredCategory,
): Promise<void> {
  const [text, number] = [(key: string) => readText(dialect, key), (key: string) => readNumber(dialect, key)];
  const kept = (source: string) => `FROM ${KEPT} k WHERE k.document_id = ? AND k.source = '${source}'`;
  await knex.raw(
    `INSERT INTO blogs_categories_lnk (blog_id, category_id, category_ord, blog_ord)
     SELECT b.id, c.id, ${number('order')}, ${number('place')} FROM ${KEPT} k
       JOIN categories c ON c.id = ?
       JOIN blogs b ON b.document_id = ${text('id')} AND (b.published_at IS NOT NULL) = (${number('published')} = 1)
     WHERE k.document_id = ? AND k.source = 'category articles'
       AND NOT EXISTS (SELECT 1 FROM blogs_categories_lnk l WHERE l.blog_id = b.id AND l.category_id = c.id)
     ORDER BY k.id`,
    [id, documentId],
  );
  for (const [table, column, source] of [
    ['categories', 'parent_id', 'category sub-topics'],
    ['placements', 'topic_id', 'category lists'],
  ] as const)
    await knex.raw(
      `UPDATE ${table} SET ${column} = ? WHERE ${column} IS NULL AND document_id IN (SELECT ${text('id')} ${kept(source)})`,
      [id, documentId],
    );
  const addresses = toRows(
    await knex.raw(
      `SELECT ${text('slug')} AS slug ${kept('category addresses')} AND NOT EXISTS (SELECT 1 FROM categories c WHERE c.slug = ${text('slug')})`,
      [documentId],
    ),
  ).map((row) => v.parse(Slug, row).slug);
  // Those of a sub-topic lead to its topic since it was deleted.
  for (const slug of addresses)
    await knex('category_redirects')
      .insert({ ...strapiColumns(new Date()), slug, category_id: id })
      .onConflict('slug')
      .merge(['category_id']);
  await restoreTopic(knex, dialect, { documentId, id, topic });
  await knex.raw(
    `INSERT INTO ${KEPT} (document_id, source, data, deleted_at)
     SELECT d.document_id, '${TOPIC}', ${toJson(dialect, "'id', k.document_id")}, d.deleted_at
       FROM ${KEPT} k JOIN ${DELETED} d ON d.document_id = ${text('id')}
     WHERE k.document_id = ? AND k.source = 'category sub-topics'`,
    [documentId],
  );
  await knex(KEPT).where({ document_id: documentId }).delete();
}

/** What is kept of a deleted sub-topic whose topic was deleted before it and has been restored. */
const TOPIC = 'category topic';
const Topic = v.object({ id: v.string() });

/** Connects a sub-topic with its topic. A topic that is still deleted connects it when it is restored. */
async function restoreTopic(
  knex: Knex,
  dialect: Dialect,
  { documentId, id, topic }: RestoredCategory,
): Promise<void> {
  const [kept] = toRows(
    await knex.raw(
      `SELECT ${readText(dialect, 'id')} AS id FROM ${KEPT} k WHERE k.document_id = ? AND k.source = '${TOPIC}' ORDER BY k.id DESC LIMIT 1`,
      [documentId],
    ),
  ).map((row) => v.parse(Topic, row).id);
  const parent = topic ?? kept;
  if (parent === undefined) return;
  await knex('categories')
    .where({ id })
    .whereNull('parent_id')
    .update({ parent_id: knex('categories').where({ document_id: parent }).select('id') });
  await knex.raw(
    `INSERT INTO ${KEPT} (document_id, source, data, deleted_at)
     SELECT d.document_id, 'category sub-topics', ${toJson(dialect, "'id', CAST(? AS varchar)")}, d.deleted_at
       FROM ${DELETED} d WHERE d.document_id = ?`,
    [documentId, parent],
  );
}
