import { PAGES_WITH_DISCUSSION } from '../pages/site-pages.gen';

const PATTERNS = PAGES_WITH_DISCUSSION.map(
  (known) => new RegExp(`^/${known.replace(':slug', '([^/?]+)')}(?:\\?|$)`),
);

/**
 * The slug of the article whose ratings and comments a page tells of; null: it tells of none.
 * @param address path and query, as pages are kept under
 */
export function discussedAt(address: string): string | null {
  for (const pattern of PATTERNS) {
    const [, slug] = pattern.exec(address) ?? [];
    if (slug !== undefined) return slug;
  }
  return null;
}
