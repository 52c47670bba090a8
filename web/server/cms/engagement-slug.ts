import { PAGES_WITH_DISCUSSION } from '../pages/address/site-pages.gen';

const PATTERNS = PAGES_WITH_DISCUSSION.map(
  (known) => new RegExp(`^/${known.replace(':slug', '([^/?]+)')}(?:\\?|$)`),
);

/**
 * The slug of the article whose ratings and comments are on a page; null if there is none.
 * @param address path and query, the key of the page cache
 */
export function getDiscussedSlug(address: string): string | null {
  for (const pattern of PATTERNS) {
    const [, slug] = pattern.exec(address) ?? [];
    if (slug !== undefined) return slug;
  }
  return null;
}
