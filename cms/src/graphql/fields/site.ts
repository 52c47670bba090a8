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
    socialLinks: site.socialLinks.map(toLink),
    headerLinks: site.headerLinks.map(toLink),
    footerColumns: footerColumns.map((column) => ({ ...toLink(column), links: column.links.map(toLink) })),
    footerTools: site.footerTools.map(toLink),
    footerLinks: site.footerLinks.map(toLink),
    adFrameUrl: adCode === null ? null : `/ad-frame/${SITE_AD}/0`,
  };
}

const toLink = ({ text, url }: StoredLink) => ({ text, to: url });

/** The advertiser's code for all places of the site; null: there is none, or ads are switched off. */
export async function findSiteAd(strapi: Core.Strapi): Promise<string | null> {
  const { showsAds, adCode } = await findSite(strapi);
  return showsAds ? adCode : null;
}
