/** PostgreSQL's classes for values that do not fit and for statements that cannot be, SQLite's for both, and what it binds no value of. */
const REFUSED_BY_THE_DATABASE = /^(?:22\w{3}|42\w{3}|SQLITE_(?:ERROR|MISMATCH|RANGE|TOOBIG))$/;

/** Where Strapi and knex make a statement of a query, and where the driver of SQLite takes its values; `src` is what a source map says. */
const MADE_IN = [
  /[\\/]@strapi[\\/]database[\\/](?:dist|src)[\\/](?:query|fields|utils|metadata)[\\/]/,
  /[\\/]@strapi[\\/]utils[\\/](?:dist|src)[\\/]/,
  /[\\/]knex[\\/]lib[\\/](?:query|formatter|dialects|util|raw)/,
  /[\\/]better-sqlite3[\\/]lib[\\/]/,
];

/**
 * Whether reading failed by what was asked for: the statement could not be made of it, or the database could not run it. Strapi checks
 * some of a query and fails at the rest, each in another way.
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
