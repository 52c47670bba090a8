/** As many as the admin's lists offer. */
const MOST_ENTRIES = 100;

/**
 * What Strapi's queries of the database are made of, besides `filters`, `sort` and their kind. No list of the admin takes these, but
 * some hand on all that they are sent: whoever may see folders could ask whether the password hash of the one who made a folder begins
 * with an "a", and with what it goes on.
 */
const OF_THE_DATABASE = ['where', 'select', 'orderBy', 'groupBy', 'offset'];

type Query = Readonly<Record<string, unknown>>;

/** @returns the query as Strapi may have it: undefined where that is as it was sent */
export function boundQuery(query: Query): Query | undefined {
  const isTooMany = query.pageSize !== undefined && !isPageSize(query.pageSize);
  if (!isTooMany && !OF_THE_DATABASE.some((name) => name in query)) return undefined;
  const allowed = Object.entries(query).filter(([name]) => !OF_THE_DATABASE.includes(name));
  // Strapi takes any number, and reads all entries where it is none.
  return { ...Object.fromEntries(allowed), ...(isTooMany && { pageSize: String(MOST_ENTRIES) }) };
}

const isPageSize = (value: unknown): boolean =>
  typeof value === 'string' && /^\d+$/.test(value) && Number(value) >= 1 && Number(value) <= MOST_ENTRIES;
