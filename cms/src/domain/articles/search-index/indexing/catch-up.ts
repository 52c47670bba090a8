import { setImmediate } from 'node:timers/promises';
import type { Core } from '@strapi/strapi';
import * as v from 'valibot';
import { lockUntilCommit } from '../../../../platform/database/locks/advisory-locks';
import { getDialect } from '../../../../platform/database/dialect';
import { withLibraryFilesInProse } from '../../prose-pictures';
import { createTurnQueue } from '../../../../platform/database/sqlite/turn-queue';
import { populateArticle } from '../../populate-article';
import { articleFiles } from './article-files';
import { toIndexedArticle, type IndexedArticle } from './indexed-article';
import { indexFingerprint } from './index-fingerprint';
import { readNextChanges, removeFromQueue, hasQueuedUpTo } from './queue';
import { BUILD_TABLE } from './schema';
import { writeArticles } from './write';

const BLOG = 'api::blog.blog';
/** Articles read together: Strapi sends the same number of queries for one article as for many. */
const BATCH = 50;

const underway = new WeakMap<object, Promise<void>>();

/**
 * Indexes the queued articles. Concurrent calls in one process share the work.
 * @param upTo the latest change that must be in the index; by default everything on the queue
 * @param batch the number of articles read together
 * @returns false when another build owns the index: after one process is upgraded, the others leave it alone
 */
export async function catchUp(
  strapi: Core.Strapi,
  upTo = Number.MAX_SAFE_INTEGER,
  batch = BATCH,
): Promise<boolean> {
  const knex = strapi.db.connection;
  if (!(await ownsIndex(strapi))) return false;
  while (await hasQueuedUpTo(knex, upTo)) {
    const running = underway.get(strapi) ?? indexNext(strapi, batch).finally(() => underway.delete(strapi));
    underway.set(strapi, running);
    await running;
    // Lets signals, timers and other requests run between batches.
    await setImmediate();
  }
  return true;
}

/** Whether this build owns the index: the one that started last does. */
export async function ownsIndex(strapi: Core.Strapi): Promise<boolean> {
  const maker: { mark: string } | undefined = await strapi.db.connection(BUILD_TABLE).first('mark');
  return maker?.mark === indexFingerprint(strapi);
}

/**
 * Reads the next articles and writes them to the index. Skips an article when its latest change has left the queue in
 * the meantime: then another process read it later. A change that arrives during the read is a new row and stays on the
 * queue.
 */
async function indexNext(strapi: Core.Strapi, batch: number): Promise<void> {
  const dialect = getDialect(strapi);
  const changes = await readNextChanges(strapi.db.connection, batch);
  const latest = new Map(changes.map(({ id, documentId }) => [documentId, id]));
  const articles = new Map(
    (await readArticles(strapi, [...latest.keys()])).map((article) => [article.documentId, article]),
  );
  await strapi.db.connection.transaction(async (trx) => {
    // One writer at a time; SQLite allows only one anyway.
    await lockUntilCommit(trx, dialect, 'searchIndex');
    const taken = await removeFromQueue(trx, changes);
    const mine = [...latest].filter(([, id]) => taken.has(id)).map(([documentId]) => documentId);
    // In the order of their changes, by which searches with very many results are sorted.
    const read = mine.flatMap((documentId) => articles.get(documentId) ?? []);
    await writeArticles(trx, dialect, mine, read, indexFingerprint(strapi));
  });
}

/** The published ones among them. */
async function readArticles(strapi: Core.Strapi, documentIds: string[]): Promise<IndexedArticle[]> {
  const rows: unknown[] = await strapi.db.query(BLOG).findMany({
    where: { documentId: { $in: documentIds }, publishedAt: { $notNull: true } },
    populate: {
      ...populateArticle(strapi),
      suggestedBlogs: { where: { publishedAt: { $notNull: true } }, select: ['documentId'] },
    },
  });
  const known = await withLibraryFilesInProse(strapi, rows);
  const files = await articleFiles(strapi, known);
  const articles: IndexedArticle[] = [];
  const othersTurn = createTurnQueue();
  for (const [at, row] of known.entries()) {
    await othersTurn();
    try {
      articles.push(toIndexedArticle(row, files[at] ?? []));
    } catch (error) {
      // One unreadable article must not block all the others.
      strapi.log.error(
        `Omitted from the site, because it cannot be read: ${describe(row)}. ${String(error)}`,
      );
    }
  }
  return articles;
}

function describe(row: unknown): string {
  const named = v.safeParse(v.object({ documentId: v.string(), title: v.string() }), row);
  return named.success
    ? `article ${named.output.documentId}, "${named.output.title}"`
    : 'an article without a title';
}
