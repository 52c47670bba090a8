import type { Core } from '@strapi/strapi';
import { changeContentLinks, findContentLinks } from './content-links';
import { findSitePages } from './find-pages';
import { parseSitePath, toSitePath } from './site-page';

/**
 * The same content with links as paths where they name this site, and with the present addresses of pages that have
 * moved.
 */
export async function followMoves(
  strapi: Core.Strapi,
  content: unknown,
  publicUrl: string,
): Promise<unknown> {
  const ours = changeContentLinks(content, (url) => toSitePath(url, publicUrl));
  const pages = findContentLinks(ours).flatMap(({ url }) => parseSitePath(url) ?? []);
  if (pages.length === 0) return ours;
  const lookUp = await findSitePages(strapi, pages);
  return changeContentLinks(ours, (url) => {
    const page = parseSitePath(url);
    const movedTo = page && lookUp(page).movedTo;
    return movedTo === undefined ? undefined : `${movedTo}${getTail(url)}`;
  });
}

/** The query and the place on the page. */
const getTail = (url: string): string => /[?#].*$/.exec(url)?.[0] ?? '';
