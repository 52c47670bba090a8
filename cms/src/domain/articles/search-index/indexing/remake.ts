import type { Core } from '@strapi/strapi';
import { catchUp, ownsIndex } from './catch-up';
import { indexFingerprint } from './index-fingerprint';
import { queueArticles } from './queue';

/** A copy as it is read, with the program that made it. */
export interface MarkedCopy {
  documentId: string;
  mark: string;
}

/**
 * Indexes the articles whose copies another program made: after an upgrade they are read before the backlog gets to them, and a
 * copy may hold what this program does not know.
 * @returns whether the copies are to be read again; false where all are this program's, or a newer one keeps the index
 */
export async function remakeOthersCopies(
  strapi: Core.Strapi,
  copies: readonly MarkedCopy[],
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
