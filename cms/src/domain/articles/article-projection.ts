import type { Core } from '@strapi/strapi';
import * as v from 'valibot';
import { reindexForeignCopies } from './search-index/indexing/reindex-copies';
import { toRows } from '../../platform/database/rows/rows';
import type { ArticleCard, StoredArticle } from './article';

/**
 * Reads the stored copies of published articles (`domain/articles/search-index/indexing/schema.ts`). Reading an article
 * from Strapi's own tables takes some thirty statements.
 */
const COPIES = 'article_copies';

/** The cards of published articles, in the order of the ids; skips ids without one. One statement. */
export async function getCards(strapi: Core.Strapi, documentIds: readonly string[]): Promise<ArticleCard[]> {
  const rows = await getColumn(strapi, 'card', documentIds);
  const cards = new Map(rows.map((row) => v.parse(CardRow, row)).map((row) => [row.document_id, row.card]));
  return documentIds.flatMap((id) => cards.get(id) ?? []);
}

/** Published articles with their text, in the order of the ids; skips ids without one. One statement. */
export async function storedArticles(
  strapi: Core.Strapi,
  documentIds: readonly string[],
): Promise<StoredArticle[]> {
  const rows = await getColumn(strapi, 'article', documentIds);
  const articles = new Map(rows.map((row) => v.parse(ArticleRow, row).article).map((one) => [one.id, one]));
  return documentIds.flatMap((id) => articles.get(id) ?? []);
}

/** The published article at this address or with this document id. One statement. */
export async function findProjection(
  strapi: Core.Strapi,
  where: { slug: string } | { document_id: string },
): Promise<StoredArticle | null> {
  const read = async (): Promise<unknown[]> =>
    strapi.db.connection(COPIES).select('document_id', 'mark', 'article').where(where).limit(1);
  const [row] = await readCurrentCopies(strapi, read);
  return row === undefined ? null : v.parse(ArticleRow, row).article;
}

async function getColumn(
  strapi: Core.Strapi,
  column: 'card' | 'article',
  documentIds: readonly string[],
): Promise<unknown[]> {
  if (documentIds.length === 0) return [];
  return readCurrentCopies(strapi, async () =>
    toRows(
      await strapi.db
        .connection(COPIES)
        .select('document_id', 'mark', column)
        .whereIn('document_id', [...documentIds]),
    ),
  );
}

const Marked = v.object({ document_id: v.string(), mark: v.string() });

/** Returns the rows after re-indexing those that another build wrote. */
export async function readCurrentCopies(
  strapi: Core.Strapi,
  read: () => Promise<unknown[]>,
): Promise<unknown[]> {
  const rows = await read();
  const copies = rows
    .map((row) => v.parse(Marked, row))
    .map((row) => ({ documentId: row.document_id, mark: row.mark }));
  return (await reindexForeignCopies(strapi, copies)) ? read() : rows;
}

/** Copies written by this build are not validated; those of another build are re-indexed first (`reindex-copies.ts`). */
const getCopy = <T>() =>
  v.pipe(
    v.string(),
    v.parseJson(),
    v.custom<T>((value) => typeof value === 'object'),
  );
export const CardRow = v.object({ document_id: v.string(), card: getCopy<ArticleCard>() });
const ArticleRow = v.object({ article: getCopy<StoredArticle>() });
