/**
 * Tables that each database fills by itself: Strapi's records of its own changes to the tables, and what is derived
 * from articles (`search-index/indexing/schema.ts`, `draft-index/tables.ts`). Every start fills what they lack.
 */
const OWN_TABLES = [
  'strapi_database_schema',
  'strapi_migrations',
  'strapi_migrations_internal',
  'article_copies',
];
/** With the tables of SQLite's full-text search. */
const OWN_PREFIXES = ['article_index', 'article_search', 'article_draft'];

export const isOwn = (table: string): boolean =>
  OWN_TABLES.includes(table) || OWN_PREFIXES.some((prefix) => table.startsWith(prefix));
