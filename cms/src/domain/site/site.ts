import type { Core } from '@strapi/strapi';
import * as v from 'valibot';
import type { Picture } from '../../blocks/block';
import { linkAddress } from '../../blocks/parts/address';
import { nullIfInvalid, validItems } from '../../blocks/parts/parsing';
import { optionalText } from '../../blocks/parts/text';
import { toPicture } from '../../blocks/picture';
import { cachePerArrangement } from '../../platform/content-version/per-version';
import { settings } from '../../platform/settings/settings';
import { isHexColor } from '../../platform/shared/site-colors.gen';
import { getListChoice } from './link-lists';
import { SITE, SITE_ID } from './site-document';

export interface SiteLink {
  text: string;
  url: string;
}

export interface SiteColumn extends SiteLink {
  links: SiteLink[];
}

/** What editors have entered in the site settings. Null: the default. An empty list: readers see no links there. */
export interface Site {
  name: string | null;
  copyright: string | null;
  contactEmail: string | null;
  /** Never shown to readers. */
  editorsEmail: string | null;
  logo: Picture | null;
  darkLogo: Picture | null;
  shareImage: Picture | null;
  /** `#rrggbb`. */
  lightColor: string | null;
  darkColor: string | null;
  socialLinks: SiteLink[] | null;
  headerLinks: SiteLink[] | null;
  footerColumns: SiteColumn[] | null;
  footerTools: SiteLink[] | null;
  footerLinks: SiteLink[] | null;
  showsAds: boolean;
  adCode: string | null;
}

const Link = v.object({ text: v.pipe(v.string(), v.nonEmpty()), url: linkAddress });
const Column = v.object({ ...Link.entries, links: validItems(Link) });
const Color = nullIfInvalid(v.pipe(v.string(), v.check(isHexColor)));
const Choice = v.optional(v.unknown(), null);
const File = v.pipe(v.optional(v.unknown(), null), v.transform(toPicture));

const Row = v.object({
  name: optionalText,
  copyright: optionalText,
  contactEmail: optionalText,
  editorsEmail: optionalText,
  logo: File,
  darkLogo: File,
  shareImage: File,
  lightColor: Color,
  darkColor: Color,
  socialLinksChoice: Choice,
  socialLinks: validItems(Link),
  headerLinksChoice: Choice,
  headerLinks: validItems(Link),
  footerColumnsChoice: Choice,
  footerColumns: validItems(Column),
  footerToolsChoice: Choice,
  footerTools: validItems(Link),
  footerLinksChoice: Choice,
  footerLinks: validItems(Link),
  showsAds: v.fallback(v.boolean(), true),
  adCode: optionalText,
});

/** Without a document, such as in a program that runs before the first start, everything has its default. */
export function toSite(row: unknown): Site {
  const {
    socialLinksChoice,
    headerLinksChoice,
    footerColumnsChoice,
    footerToolsChoice,
    footerLinksChoice,
    ...site
  } = v.parse(Row, row ?? {});
  return {
    ...site,
    socialLinks: chooseList(socialLinksChoice, site.socialLinks),
    headerLinks: chooseList(headerLinksChoice, site.headerLinks),
    footerColumns: chooseList(footerColumnsChoice, site.footerColumns),
    footerTools: chooseList(footerToolsChoice, site.footerTools),
    footerLinks: chooseList(footerLinksChoice, site.footerLinks),
  };
}

/** @param own the links that editors entered and that readers can use; without any, the default is better than nothing */
function chooseList<T>(choice: unknown, own: T[]): T[] | null {
  switch (getListChoice(choice, own)) {
    case 'none':
      return [];
    case 'usual':
      return null;
    case 'own':
      return own.length > 0 ? own : null;
  }
}

const POPULATED = {
  logo: true,
  darkLogo: true,
  shareImage: true,
  socialLinks: true,
  headerLinks: true,
  footerColumns: { populate: { links: true } },
  footerTools: true,
  footerLinks: true,
} as const;

/** The stored document, with everything in it; null: there is none. */
export const readSiteRow = (strapi: Core.Strapi): Promise<unknown> =>
  strapi.db.query(SITE).findOne({ where: { documentId: SITE_ID }, populate: POPULATED });

/** What editors have entered, read once per arrangement. */
export const findSite = cachePerArrangement(async (strapi: Core.Strapi): Promise<Site> =>
  toSite(await readSiteRow(strapi)),
);

/** The name of the site: of the environment if it is set there, else as editors entered it. */
export async function findSiteName(strapi: Core.Strapi): Promise<string> {
  const { fixedFields, siteName } = settings();
  return fixedFields.name ? siteName : ((await findSite(strapi)).name ?? siteName);
}

/** The address that receives messages from readers, in the same order. */
export async function findEditorsEmail(strapi: Core.Strapi): Promise<string> {
  const { fixedFields, editorsEmail } = settings();
  return fixedFields.editorsEmail ? editorsEmail : ((await findSite(strapi)).editorsEmail ?? editorsEmail);
}
