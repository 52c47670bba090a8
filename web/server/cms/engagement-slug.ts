import type { Variables } from '../../src/lib/graphql/context';

/** Operations that read an article's `discussion`, each by its variable `slug`; a test holds this list. */
const DISCUSSING: ReadonlySet<string> = new Set(['ArticlePage']);

/** The slug of the article whose ratings and comments an answer tells of; null: it tells of none. */
export function discussedIn(operation: string, { slug }: Variables): string | null {
  return DISCUSSING.has(operation) && typeof slug === 'string' ? slug : null;
}

/**
 * The same of a page.
 * @param address path and query, as pages are kept under
 */
export function discussedAt(address: string): string | null {
  return /^\/blog\/([^/?]+)/.exec(address)?.[1] ?? null;
}
