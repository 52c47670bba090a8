import { findContentLinks } from '../links/content-links';
import { parseSitePath } from '../links/site-page';

/** No page has a longer name. */
const LONGEST_SLUG = 255;

/** An article that a draft suggests. */
export const toSuggestion = (documentId: string): string => `suggested/${documentId}`;
/** An article to whose page a draft links. */
export const toArticleLink = (slug: string): string => `article/${slug}`;

/**
 * What other documents decide about a draft, each once: readers find the pages to which it links, and are shown the
 * articles that it suggests, only while those are public.
 * @param content of the draft
 * @param suggested document ids
 */
export function collectTargets(content: unknown, suggested: readonly string[]): string[] {
  const links = findContentLinks(content).flatMap(({ url }) => {
    const page = parseSitePath(url);
    if (!page || page.kind === 'page' || page.slug.length > LONGEST_SLUG) return [];
    return [page.kind === 'article' ? toArticleLink(page.slug) : `category/${page.slug}`];
  });
  return [...new Set([...links, ...suggested.map(toSuggestion)])];
}
