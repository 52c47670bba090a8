import { randomBytes } from 'node:crypto';

/** As long as Strapi's own ids of documents, of the same letters. */
export const newDocumentId = (): string => randomBytes(12).toString('hex');

/** The columns that Strapi fills in every row of a content type, for one that is written past it. */
export function strapiColumns(now: Date) {
  return {
    document_id: newDocumentId(),
    created_at: now,
    updated_at: now,
    published_at: now,
  };
}
