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
import { SITE, SITE_ID } from './site-document';

export interface SiteLink {
  text: string;
  url: string;
}

export interface SiteColumn extends SiteLink {
  links: SiteLink[];
}

/** What editors have entered in the site settings. Null, or an empty list: the default. */
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
  socialLinks: SiteLink[];
  headerLinks: SiteLink[];
  footerColumns: SiteColumn[];
  footerTools: SiteLink[];
  footerLinks: SiteLink[];
  showsAds: boolean;
  adCode: string | null;
}

const Link = v.object({ text: v.pipe(v.string(), v.nonEmpty()), url: linkAddress });
const Column = v.object({ ...Link.entries, links: validItems(Link) });
const Color = nullIfInvalid(v.pipe(v.string(), v.check(isHexColor)));
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
  socialLinks: validItems(Link),
  headerLinks: validItems(Link),
  footerColumns: validItems(Column),
  footerTools: validItems(Link),
  footerLinks: validItems(Link),
  showsAds: v.fallback(v.boolean(), true),
  adCode: optionalText,
});

/** Without a document, such as in a program that runs before the first start, everything has its default. */
export const toSite = (row: unknown): Site => v.parse(Row, row ?? {});

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
