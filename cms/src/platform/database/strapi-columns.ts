import { randomBytes } from 'node:crypto';

/** The length and the letters of Strapi's own document ids. */
export const newDocumentId = (): string => randomBytes(12).toString('hex');

/** The columns that Strapi fills in every row of a content type, for rows inserted without Strapi. */
export function strapiColumns(now: Date) {
  return {
    document_id: newDocumentId(),
    created_at: now,
    updated_at: now,
    published_at: now,
  };
}
