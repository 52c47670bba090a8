/** The largest page size the admin's lists offer. */
const MOST_ENTRIES = 100;

/**
 * Parameters of Strapi's query engine, besides `filters`, `sort` and the like. No list of the admin uses them, but some
 * endpoints pass on everything they receive: anyone allowed to see folders could test whether the password hash of a
 * folder's creator starts with "a", and then guess it letter by letter.
 */
const OF_THE_DATABASE = ['where', 'select', 'orderBy', 'groupBy', 'offset'];

type Query = Readonly<Record<string, unknown>>;

/** @returns the query to pass to Strapi; undefined if it needs no change */
export function limitQuery(query: Query): Query | undefined {
  const isTooMany = query.pageSize !== undefined && !isPageSize(query.pageSize);
  if (!isTooMany && !OF_THE_DATABASE.some((name) => name in query)) return undefined;
  const allowed = Object.entries(query).filter(([name]) => !OF_THE_DATABASE.includes(name));
  // Strapi accepts any number, and reads all entries if it is not one.
  return { ...Object.fromEntries(allowed), ...(isTooMany && { pageSize: String(MOST_ENTRIES) }) };
}

const isPageSize = (value: unknown): boolean =>
  typeof value === 'string' && /^\d+$/.test(value) && Number(value) >= 1 && Number(value) <= MOST_ENTRIES;
