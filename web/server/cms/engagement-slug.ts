import type { Variables } from '../../src/lib/graphql/context';

/** Operations that query an article's `discussion` by the variable `slug`. A test keeps this list complete. */
const DISCUSSING: ReadonlySet<string> = new Set(['ArticlePage']);

/** The slug of the article whose ratings and comments are in the response; null if there is none. */
export function discussedIn(operation: string, { slug }: Variables): string | null {
  return DISCUSSING.has(operation) && typeof slug === 'string' ? slug : null;
}

/**
 * The same for a page.
 * @param address path and query, the key of the page cache
 */
export function discussedAt(address: string): string | null {
  return /^\/blog\/([^/?]+)/.exec(address)?.[1] ?? null;
}
