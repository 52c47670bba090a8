/** Invalid values and invalid statements: PostgreSQL's error classes and SQLite's codes. */
const REFUSED_BY_THE_DATABASE = /^(?:22\w{3}|42\w{3}|SQLITE_(?:ERROR|MISMATCH|RANGE|TOOBIG))$/;

/**
 * Where Strapi and knex build a statement from a query, and where SQLite's driver binds its values; `src` appears in
 * stacks with source maps.
 */
const MADE_IN = [
  /[\\/]@strapi[\\/]database[\\/](?:dist|src)[\\/](?:query|fields|utils|metadata)[\\/]/,
  /[\\/]@strapi[\\/]utils[\\/](?:dist|src)[\\/]/,
  /[\\/]knex[\\/]lib[\\/](?:query|formatter|dialects|util|raw)/,
  /[\\/]better-sqlite3[\\/]lib[\\/]/,
];

/**
 * Whether a read failed because of the request: no statement could be built from it, or the database rejected it.
 * Strapi validates only parts of a query, and the rest fails in various ways.
 */
export function isQueryError(error: unknown): error is Error {
  if (!(error instanceof Error)) return false;
  if ('code' in error && REFUSED_BY_THE_DATABASE.test(String(error.code))) return true;
  const [top = ''] = getFrames(error);
  return MADE_IN.some((place) => place.test(top));
}

const getFrames = ({ stack = '' }: Error): string[] =>
  stack
    .split('\n')
    .filter((line) => /^\s+at /.test(line) && !/\((?:node:|<anonymous>)|at (?:node:|Array\.)/.test(line));
