import type { Core } from '@strapi/strapi';
import * as v from 'valibot';
import { readSiteRow } from './site';

const Text = v.nullish(v.string(), null);
const Link = v.object({ text: v.nullish(v.string(), ''), url: v.nullish(v.string(), '') });
const Links = v.nullish(v.array(Link), () => []);
const Stored = v.looseObject({
  name: Text,
  copyright: Text,
  contactEmail: Text,
  editorsEmail: Text,
  lightColor: Text,
  darkColor: Text,
  socialLinksChoice: Text,
  socialLinks: Links,
  headerLinksChoice: Text,
  headerLinks: Links,
  footerColumnsChoice: Text,
  footerColumns: v.nullish(v.array(v.object({ ...Link.entries, links: Links })), () => []),
  footerToolsChoice: Text,
  footerTools: Links,
  footerLinksChoice: Text,
  footerLinks: Links,
});

/** The site settings as they are stored, wrong values included. Without a document, everything is empty. */
export const readStoredSite = async (strapi: Core.Strapi): Promise<v.InferOutput<typeof Stored>> =>
  v.parse(Stored, (await readSiteRow(strapi)) ?? {});
