import type { Core } from '@strapi/strapi';
import { findContentLinks } from '../../links/content-links';
import { findSitePages, type FoundPage } from '../../links/find-pages';
import { parseSitePath } from '../../links/site-page';
import { whyAbsent } from '../../links/why-absent';
import { type ContentProblem, isFields, quoted } from './content-problems/problem';

/** Links to pages of this site that readers do not find there. They are notes: nothing waits for them. */
export async function findDeadLinks(strapi: Core.Strapi, article: unknown): Promise<ContentProblem[]> {
  const links = findContentLinks(isFields(article) ? article.content : undefined).flatMap((link) => {
    const page = parseSitePath(link.url);
    return page ? [{ ...link, page }] : [];
  });
  if (links.length === 0) return [];
  const lookUp = await findSitePages(
    strapi,
    links.map(({ page }) => page),
  );
  return links.flatMap(({ path, url, page }) => {
    const why = explain(lookUp(page));
    if (why === undefined) return [];
    const detail = `the link to ${quoted(url)} ${why}`;
    return [{ path, detail, message: `Block ${Number(path[1]) + 1}: ${detail}`, refused: false }];
  });
}

function explain(found: FoundPage): string | undefined {
  if (found.status !== 'moved') return whyAbsent(found);
  return `leads to the former address of a page, and on to ${quoted(found.movedTo)}. The next change that is saved writes that.`;
}
