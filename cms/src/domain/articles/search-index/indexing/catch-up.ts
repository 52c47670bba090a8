import { setImmediate } from 'node:timers/promises';
import type { Core } from '@strapi/strapi';
import * as v from 'valibot';
import { getDialect } from '../../../../platform/database/dialect';
import { withLibraryFilesInProse } from '../../prose-pictures';
import { createTurns } from '../../../../platform/database/sqlite/turns';
import { populateContent } from '../../../../platform/strapi/populate';
import { articleFiles } from './article-files';
import { indexedArticle, type IndexedArticle } from './indexed-article';
import { indexFingerprint } from './index-fingerprint';
import { nextChanges, takeOffQueue, waitsUpTo } from './queue';
import { PROGRAM } from './schema';
import { writeArticles } from './write';

const BLOG = 'api::blog.blog';
/** Read together: Strapi asks the same number of questions for one article as for many. */
const BATCH = 50;
/** Any number that no other program on the database is likely to lock. */
const LOCK = 5_105_018;

const underway = new WeakMap<object, Promise<void>>();

/**
 * Indexes the articles that wait on the queue; those of one CMS who want it share the work.
 * @param upTo the latest change that has to be in the index; by itself, all that wait when there is nothing more
 * @param batch how many articles are read together
 * @returns false where another program keeps the index: after an upgrade of one process, the others leave it alone
 */
export async function catchUp(
  strapi: Core.Strapi,
  upTo = Number.MAX_SAFE_INTEGER,
  batch = BATCH,
): Promise<boolean> {
  const knex = strapi.db.connection;
  if (!(await ownsIndex(strapi))) return false;
  while (await waitsUpTo(knex, upTo)) {
    const running = underway.get(strapi) ?? indexNext(strapi, batch).finally(() => underway.delete(strapi));
    underway.set(strapi, running);
    await running;
    // Signals, timers and other requests have their turn between batches too.
    await setImmediate();
  }
  return true;
}

/** Whether this program keeps the index: the one that started last does. */
export async function ownsIndex(strapi: Core.Strapi): Promise<boolean> {
  const maker: { mark: string } | undefined = await strapi.db.connection(PROGRAM).first('mark');
  return maker?.mark === indexFingerprint(strapi);
}

/**
 * Reads the next articles and writes them to the index, each unless its latest change has meanwhile been taken off the
 * queue: then somebody else read it later and knows better. A change that comes while this reads is a new row, and stays.
 */
async function indexNext(strapi: Core.Strapi, batch: number): Promise<void> {
  const dialect = getDialect(strapi);
  const changes = await nextChanges(strapi.db.connection, batch);
  const latest = new Map(changes.map(({ id, documentId }) => [documentId, id]));
  const articles = new Map(
    (await readArticles(strapi, [...latest.keys()])).map((article) => [article.documentId, article]),
  );
  await strapi.db.connection.transaction(async (trx) => {
    // One writer at a time; SQLite has no more.
    if (dialect === 'postgres') await trx.raw('SELECT pg_advisory_xact_lock(?)', [LOCK]);
    const taken = await takeOffQueue(trx, changes);
    const mine = [...latest].filter(([, id]) => taken.has(id)).map(([documentId]) => documentId);
    // In the order of their changes, which a search with very many results goes by.
    const read = mine.flatMap((documentId) => articles.get(documentId) ?? []);
    await writeArticles(trx, dialect, mine, read, indexFingerprint(strapi));
  });
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
  const known = await withLibraryFilesInProse(strapi, rows);
  const files = await articleFiles(strapi, known);
  const articles: IndexedArticle[] = [];
  const othersTurn = createTurns();
  for (const [at, row] of known.entries()) {
    await othersTurn();
    try {
      articles.push(indexedArticle(row, files[at] ?? []));
    } catch (error) {
      // One that nobody can read must not keep readers from all the others.
      strapi.log.error(
        `Left out of what readers see, because it cannot be read: ${told(row)}. ${String(error)}`,
      );
    }
  }
  return articles;
}

function told(row: unknown): string {
  const named = v.safeParse(v.object({ documentId: v.string(), title: v.string() }), row);
  return named.success
    ? `article ${named.output.documentId}, "${named.output.title}"`
    : 'an article without a title';
}
