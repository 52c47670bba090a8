import { PAGE_SEGMENTS } from './site-pages.gen';

/**
 * One-segment paths of the site that are not categories, so that no category page at `/{slug}` may use them (C1, C24,
 * C38). The hubs are not among them: each one is its topic's own page.
 */
export const RESERVED_ADDRESSES: ReadonlySet<string> = new Set([
  ...PAGE_SEGMENTS,
  ...words(
    // Served by web itself.
    'ad-frame assets feed healthz offline preview readyz robots rss sitemap subscribe well-known',
    // Reserved for planned pages and endpoints (C41).
    'people editorial-policy newsletter preferences oembed embed llms atom review metrics mcp',
    // Served by the CMS, now or possibly later.
    'admin api content-history content-manager content-releases content-type-builder content-version documentation',
    'email graphql i18n review-workflows strapi upload uploads users-permissions',
  ),
]);

function words(...lines: string[]): Set<string> {
  return new Set(lines.flatMap((line) => line.split(' ')));
}
