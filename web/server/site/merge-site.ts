import type { Site } from '../../src/lib/site/site';
import type { FixedSetting } from '../settings';
import type { SiteSettingsQuery } from './SiteSettings.gen';

type Entered = SiteSettingsQuery['site'];

/**
 * The settings of the environment with what editors have entered. What the environment sets wins. With nothing entered,
 * the result equals `site`, so that pages do not change by a byte.
 * @param site of the environment, with defaults
 * @param fixed what the environment sets
 */
export function mergeSite(site: Site, fixed: ReadonlySet<FixedSetting>, entered: Entered): Site {
  const { name, copyright, contactEmail, socialLinks } = entered;
  const { headerLinks, footerColumns, footerTools, footerLinks } = entered;
  return {
    ...site,
    ...(name !== null && !fixed.has('name') && { name }),
    ...(copyright !== null && !fixed.has('copyright') && { copyright }),
    ...(contactEmail !== null && !fixed.has('contactEmail') && { contactEmail }),
    ...(socialLinks !== null &&
      !fixed.has('social') && { social: socialLinks.map(({ text, to }) => ({ name: text, url: to })) }),
    ...toPictures(entered),
    ...(headerLinks !== null && { headerLinks: headerLinks.map(toLink) }),
    ...(footerColumns !== null && {
      footerColumns: footerColumns.map((column) => ({ ...toLink(column), links: column.links.map(toLink) })),
    }),
    ...(footerTools !== null && { footerTools: footerTools.map(toLink) }),
    ...(footerLinks !== null && { footerLinks: footerLinks.map(toLink) }),
    ...(entered.showsAds
      ? entered.adFrameUrl !== null && { adFrame: entered.adFrameUrl }
      : { hidesAds: true }),
  };
}

/** Without GraphQL's type names: the settings are in the HTML of every page. */
const toLink = ({ text, to }: { text: string; to: string }) => ({ to, text });

function toPictures({ logo, darkLogo, shareImage }: Entered): Pick<Site, 'logo' | 'darkLogo' | 'shareImage'> {
  return {
    ...(logo && { logo: toPicture(logo) }),
    ...(logo &&
      darkLogo && { darkLogo: { url: darkLogo.url, width: darkLogo.width, height: darkLogo.height } }),
    ...(shareImage && { shareImage: toPicture(shareImage) }),
  };
}

const toPicture = ({ url, width, height, alt }: NonNullable<Entered['logo']>) => ({
  url,
  width,
  height,
  alt,
});
