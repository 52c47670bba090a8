import type { Core } from '@strapi/strapi';
import { findSite, type SiteLink as StoredLink } from '../../domain/site/site';
import type { Site } from '../resolvers.gen';

/** In place of an article's id, in the address of the frame with the ad that stands in every place for ads. */
export const SITE_AD = 'site';

/** What readers may know of the site settings: never the address that receives their messages. */
export async function resolveSite(strapi: Core.Strapi): Promise<Site> {
  const { editorsEmail: _private, adCode, footerColumns, ...site } = await findSite(strapi);
  return {
    ...site,
    socialLinks: toLinks(site.socialLinks),
    headerLinks: toLinks(site.headerLinks),
    footerColumns:
      footerColumns?.map((column) => ({ ...toLink(column), links: column.links.map(toLink) })) ?? null,
    footerTools: toLinks(site.footerTools),
    footerLinks: toLinks(site.footerLinks),
    adFrameUrl: adCode === null ? null : `/ad-frame/${SITE_AD}/0`,
  };
}

const toLink = ({ text, url }: StoredLink) => ({ text, to: url });

const toLinks = (links: StoredLink[] | null) => links?.map(toLink) ?? null;

/** The advertiser's code for all places of the site; null: there is none, or ads are switched off. */
export async function findSiteAd(strapi: Core.Strapi): Promise<string | null> {
  const { showsAds, adCode } = await findSite(strapi);
  return showsAds ? adCode : null;
}
