import type { Core } from '@strapi/strapi';
import * as v from 'valibot';
import { dialectOf, type Dialect } from '../database/dialect';
import { rowsOf } from '../database/rows';
import { card, type ArticleCard } from './article';
import { CategoryRow } from './rows';

/** How each database says the same thing in JSON. */
const JSON_WORDS: { [D in Dialect]: { object: string; list: string; stored: (column: string) => string } } = {
  sqlite: { object: 'json_object', list: 'json_group_array', stored: (column) => `json(${column})` },
  postgres: { object: 'json_build_object', list: 'json_agg', stored: (column) => column },
};

/**
 * All that cards show in one statement, pictures and categories as JSON inside each row. Strapi's own query asks once
 * for the rows and once for each relation, and builds objects for every column of each: three times the time of a list.
 */
function cardsSql(dialect: Dialect, count: number): string {
  const { object, list, stored } = JSON_WORDS[dialect];
  const file = [
    `'url', f.url, 'mime', f.mime, 'width', f.width, 'height', f.height, 'name', f.name`,
    `'alternativeText', f.alternative_text, 'updatedAt', f.updated_at, 'formats', ${stored('f.formats')}`,
  ].join(', ');
  const category = `'documentId', c.document_id, 'name', c.name, 'slug', c.slug, 'kind', c.kind`;
  return `SELECT b.document_id, b.slug, b.title, b.description, b.author, b.layout_type, b.publication_date,
      b.published_at, b.created_at,
      (SELECT ${object}(${file}) FROM files_related_mph m JOIN files f ON f.id = m.file_id
        WHERE m.related_id = b.id AND m.related_type = 'api::blog.blog' AND m.field = 'thumbnail' LIMIT 1) AS thumbnail,
      (SELECT ${list}(${object}(${category}) ORDER BY l.category_ord) FROM blogs_categories_lnk l
        JOIN categories c ON c.id = l.category_id WHERE l.blog_id = b.id) AS categories
    FROM blogs b WHERE b.published_at IS NOT NULL AND b.document_id IN (${Array.from({ length: count }, () => '?').join(', ')})`;
}

/** SQLite tells milliseconds, PostgreSQL moments, and their JSON either. */
const Moment = v.nullable(
  v.pipe(
    v.union([v.number(), v.string(), v.date()]),
    v.transform((moment) => new Date(moment).toISOString()),
  ),
);
/** SQLite tells JSON as text. */
const parsed = <T extends v.GenericSchema>(schema: T) =>
  v.pipe(
    v.unknown(),
    v.transform((json): unknown => (typeof json === 'string' ? JSON.parse(json) : json)),
    schema,
  );

const Row = v.object({
  document_id: v.string(),
  slug: v.string(),
  title: v.string(),
  description: v.nullable(v.string()),
  author: v.nullable(v.string()),
  layout_type: v.nullable(v.string()),
  publication_date: Moment,
  published_at: Moment,
  created_at: Moment,
  thumbnail: parsed(v.nullable(v.looseObject({ updatedAt: Moment }))),
  categories: parsed(v.nullable(v.array(CategoryRow))),
});

/**
 * The cards of published articles, in the order of their ids; an id without one is left out.
 * One statement, whatever the number.
 */
export async function cardsOf(strapi: Core.Strapi, documentIds: readonly string[]): Promise<ArticleCard[]> {
  if (documentIds.length === 0) return [];
  const sql = cardsSql(dialectOf(strapi), documentIds.length);
  const rows = rowsOf(await strapi.db.connection.raw(sql, [...documentIds]));
  const cards = new Map(rows.map((row) => [idOf(row), row]));
  return documentIds.flatMap((id) => {
    const row = cards.get(id);
    return row === undefined ? [] : [cardOf(row)];
  });
}

const Identified = v.object({ document_id: v.string() });
const idOf = (row: unknown) => v.parse(Identified, row).document_id;

function cardOf(raw: unknown): ArticleCard {
  const row = v.parse(Row, raw);
  return card({
    documentId: row.document_id,
    slug: row.slug,
    title: row.title,
    description: row.description,
    author: row.author,
    layoutType: row.layout_type ?? '',
    publicationDate: row.publication_date,
    publishedAt: row.published_at,
    createdAt: row.created_at ?? row.published_at ?? new Date(0).toISOString(),
    thumbnail: row.thumbnail,
    categories: row.categories ?? [],
  });
}
