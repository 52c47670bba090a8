import type { Core } from '@strapi/strapi';
import { settings } from '../../platform/settings/settings';
import type { FieldProblem } from '../../platform/strapi/field-refusal';
import { findSitePages } from '../links/find-pages';
import { parseSitePath, toSitePath, type SitePage } from '../links/site-page';
import { whyAbsent } from '../links/why-absent';
import { DEFAULT_ADDRESSES } from './default-links';
import { LINK_LISTS } from './link-lists';
import { getShownLists, type Link, type StoredSite } from './site-problems';

interface PlacedLink {
  /** Of its address, such as `footerColumns.2.links.0.url`. */
  field: string;
  /** Where an editor finds it, such as `Links in the header, row 3, “Sleep”`. */
  place: string;
  url: string;
}

/**
 * Links of the header and the footer that lead to pages of this site that readers do not find. Those that readers have
 * already, and the default ones, are left alone: a page that is gone must not keep editors from changing something else.
 */
export async function findDeadSiteLinks(
  strapi: Core.Strapi,
  before: StoredSite,
  site: StoredSite,
): Promise<FieldProblem[]> {
  const known = new Set([...DEFAULT_ADDRESSES, ...listShownLinks(before).map(({ url }) => url)]);
  const links = listShownLinks(site).flatMap((link): (PlacedLink & { page: SitePage })[] => {
    const page = known.has(link.url) ? undefined : parseSitePath(toSitePath(link.url, settings().publicUrl));
    return page ? [{ ...link, page }] : [];
  });
  if (links.length === 0) return [];
  const lookUp = await findSitePages(
    strapi,
    links.map(({ page }) => page),
  );
  return links.flatMap(({ field, place, url, page }) => {
    const why = whyAbsent(lookUp(page));
    return why === undefined ? [] : [{ field, message: `${place}: “${url}” ${why}` }];
  });
}

/** The links that readers see, in the order of the form. */
export function listShownLinks(site: StoredSite): PlacedLink[] {
  const { headerLinks, socialLinks, footerColumns, footerTools, footerLinks } = getShownLists(site);
  return [
    ...placeLinks('headerLinks', LINK_LISTS.headerLinks, headerLinks),
    ...placeLinks('socialLinks', LINK_LISTS.socialLinks, socialLinks),
    ...placeLinks('footerColumns', LINK_LISTS.footerColumns, footerColumns),
    ...footerColumns.flatMap(({ text, links }, index) =>
      placeLinks(`footerColumns.${index}.links`, `${LINK_LISTS.footerColumns}, “${text}”`, links),
    ),
    ...placeLinks('footerTools', LINK_LISTS.footerTools, footerTools),
    ...placeLinks('footerLinks', LINK_LISTS.footerLinks, footerLinks),
  ];
}

const placeLinks = (field: string, place: string, links: readonly Link[]): PlacedLink[] =>
  links.map(({ text, url }, index) => ({
    field: `${field}.${index}.url`,
    place: `${place}, row ${index + 1}, “${text}”`,
    url,
  }));
