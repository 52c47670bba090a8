import type { Core } from '@strapi/strapi';
import { catchUp, ownsIndex } from './catch-up';
import { indexFingerprint } from './index-fingerprint';
import { queueArticles } from './queue';

/** A stored copy with the fingerprint of the build that wrote it. */
interface StoredCopy {
  documentId: string;
  mark: string;
}

/**
 * Indexes articles again when their copies were written by another build. After an upgrade they may be read before the
 * backlog reaches them, and a copy may contain something this build does not know.
 * @returns whether the copies must be read again; false when all were written by this build, or when a newer one owns
 * the index
 */
export async function reindexForeignCopies(
  strapi: Core.Strapi,
  copies: readonly StoredCopy[],
): Promise<boolean> {
  const own = indexFingerprint(strapi);
  const others = copies.filter(({ mark }) => mark !== own);
  if (others.length === 0 || !(await ownsIndex(strapi))) return false;
  await queueArticles(
    strapi.db.connection,
    others.map(({ documentId }) => documentId),
  );
  return catchUp(strapi);
}
