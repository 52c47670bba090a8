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

/** A link of the header or the footer that leads to a page of this site which readers do not find. */
export interface DeadSiteLink extends PlacedLink {
  /** In words after its address. */
  why: string;
}

/**
 * What is dead in new site settings. Links that readers have already are left alone: a page that is gone must not keep
 * editors from changing something else.
 */
export async function findNewDeadLinks(
  strapi: Core.Strapi,
  before: StoredSite,
  site: StoredSite,
): Promise<FieldProblem[]> {
  const known = new Set(listShownLinks(before).map(({ url }) => url));
  const dead = await findDeadSiteLinks(
    strapi,
    listShownLinks(site).filter(({ url }) => !known.has(url)),
  );
  return dead.map(({ field, place, url, why }) => ({ field, message: `${place}: “${url}” ${why}` }));
}

/** The default links are left alone: a new site has no pages for some of them yet. */
export async function findDeadSiteLinks(
  strapi: Core.Strapi,
  links: readonly PlacedLink[],
): Promise<DeadSiteLink[]> {
  const pages = links.flatMap((link): (PlacedLink & { page: SitePage })[] => {
    const page = DEFAULT_ADDRESSES.has(link.url)
      ? undefined
      : parseSitePath(toSitePath(link.url, settings().publicUrl));
    return page ? [{ ...link, page }] : [];
  });
  if (pages.length === 0) return [];
  const lookUp = await findSitePages(
    strapi,
    pages.map(({ page }) => page),
  );
  return pages.flatMap(({ field, place, url, page }) => {
    const why = whyAbsent(lookUp(page));
    return why === undefined ? [] : [{ field, place, url, why }];
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
