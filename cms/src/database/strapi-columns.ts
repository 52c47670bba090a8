import { randomBytes } from 'node:crypto';

/** The columns that Strapi fills in every row of a content type, for one that is written past it. */
export function strapiColumns(now: Date) {
  return {
    // As long as Strapi's own, of the same letters.
    document_id: randomBytes(12).toString('hex'),
    created_at: now,
    updated_at: now,
    published_at: now,
  };
}
