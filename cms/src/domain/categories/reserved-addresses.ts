import { PAGE_SEGMENTS } from './site-pages.gen';

/**
 * One-segment paths of the site that something else answers, which no category's page at `/{slug}` may hide (C1, C24, C38).
 * The hubs are not among them: each is its topic's own page.
 */
export const RESERVED_ADDRESSES: ReadonlySet<string> = new Set([
  ...PAGE_SEGMENTS,
  ...words(
    // What web answers itself.
    'ad-frame assets feed healthz offline preview readyz robots rss sitemap subscribe well-known',
    // Pages and machines' addresses to come (C41).
    'people editorial-policy newsletter preferences oembed embed llms atom review metrics mcp',
    // What the CMS answers, and may come to answer.
    'admin api content-history content-manager content-releases content-type-builder content-version documentation',
    'email graphql i18n review-workflows strapi upload uploads users-permissions',
  ),
]);

function words(...lines: string[]): Set<string> {
  return new Set(lines.flatMap((line) => line.split(' ')));
}
