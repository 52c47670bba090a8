import type { Core } from '@strapi/strapi';
import * as v from 'valibot';
import { dialectOf, type Knex } from '../database/dialect';
import { rowsOf } from '../database/rows';
import { populateContent } from '../populate/populate';
import { indexedArticle, type IndexedArticle } from './indexed-article';
import { programMark } from './program';
import { PROGRAM } from './schema';
import { writeArticles } from './write';

const BLOG = 'api::blog.blog';
const QUEUE = 'article_index_queue';
/** Read together: Strapi asks the same number of questions for one article as for many. */
const BATCH = 50;
/** Any number that no other program on the database is likely to lock. */
const LOCK = 5_105_018;

const underway = new WeakMap<object, Promise<boolean>>();

/**
 * Indexes the articles that wait on the queue; those of one CMS who want it share one errand.
 * @returns false where another program keeps the index: after an upgrade of one process, the others leave it alone
 */
export function catchUp(strapi: Core.Strapi): Promise<boolean> {
  const running = underway.get(strapi) ?? drain(strapi).finally(() => underway.delete(strapi));
  underway.set(strapi, running);
  return running;
}

async function drain(strapi: Core.Strapi): Promise<boolean> {
  const maker: { mark: string } | undefined = await strapi.db.connection(PROGRAM).first('mark');
  if (maker?.mark !== programMark(strapi)) return false;
  for (;;) {
    const waiting = await nextOnQueue(strapi);
    if (waiting.length === 0) return true;
    await indexWaiting(strapi, waiting);
  }
}

interface Waiting {
  id: number;
  documentId: string;
}

/** Every change of the next articles. */
async function nextOnQueue(strapi: Core.Strapi): Promise<Waiting[]> {
  const knex = strapi.db.connection;
  const next = knex(QUEUE).distinct('document_id').orderBy('document_id').limit(BATCH);
  // Named, because SQLite takes no LIMIT inside IN from knex.
  const rows: unknown[] = await knex(QUEUE)
    .select('id', 'document_id')
    .whereIn('document_id', knex.select('document_id').from(next.as('next')))
    .orderBy('id');
  return rows
    .map((row) => v.parse(QueueRow, row))
    .map((row) => ({ id: row.id, documentId: row.document_id }));
}

const Taken = v.object({ id: v.pipe(v.union([v.number(), v.string()]), v.transform(Number)) });
const QueueRow = v.object({ ...Taken.entries, document_id: v.string() });

/**
 * Reads articles and writes them to the index, each unless its latest change has meanwhile been taken off the queue: then
 * somebody else read it later and knows better. A change that comes while this reads is a new row, and stays.
 */
async function indexWaiting(strapi: Core.Strapi, waiting: readonly Waiting[]): Promise<void> {
  const dialect = dialectOf(strapi);
  const latest = new Map(waiting.map(({ id, documentId }) => [documentId, id]));
  const articles = await readArticles(strapi, [...latest.keys()]);
  await strapi.db.connection.transaction(async (trx) => {
    // One writer at a time; SQLite has no more.
    if (dialect === 'postgres') await trx.raw('SELECT pg_advisory_xact_lock(?)', [LOCK]);
    const taken = new Set(
      await takeOffQueue(
        trx,
        waiting.map(({ id }) => id),
      ),
    );
    const mine = [...latest].filter(([, id]) => taken.has(id)).map(([documentId]) => documentId);
    await writeArticles(
      trx,
      dialect,
      mine,
      articles.filter(({ documentId }) => mine.includes(documentId)),
    );
  });
}

/** @returns those that were still there */
async function takeOffQueue(trx: Knex, ids: readonly number[]): Promise<number[]> {
  const places = ids.map(() => '?').join(', ');
  const sql = `DELETE FROM ${QUEUE} WHERE id IN (${places}) RETURNING id`;
  return rowsOf(await trx.raw(sql, [...ids])).map((row) => v.parse(Taken, row).id);
}

/** Those of them that are published. */
async function readArticles(strapi: Core.Strapi, documentIds: string[]): Promise<IndexedArticle[]> {
  const rows: unknown[] = await strapi.db.query(BLOG).findMany({
    where: { documentId: { $in: documentIds }, publishedAt: { $notNull: true } },
    populate: {
      ...populateContent(strapi, BLOG),
      categories: { populate: { parent: { select: ['id'] } } },
      suggestedBlogs: { where: { publishedAt: { $notNull: true } }, select: ['documentId'] },
    },
  });
  return rows.flatMap((row) => {
    try {
      return [indexedArticle(row)];
    } catch (error) {
      // One that nobody can read must not keep readers from all the others.
      strapi.log.error(
        `Left out of what readers see, because it cannot be read: ${told(row)}. ${String(error)}`,
      );
      return [];
    }
  });
}

function told(row: unknown): string {
  const named = v.safeParse(v.object({ documentId: v.string(), title: v.string() }), row);
  return named.success
    ? `article ${named.output.documentId}, "${named.output.title}"`
    : 'an article without a title';
}
