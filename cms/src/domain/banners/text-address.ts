import { SITE_PAGES } from '../categories/site-pages.gen';
import { toLinkUrl } from '../../platform/text/url';
import { slugify } from '../../platform/shared/slug.gen';
import type { FieldProblem } from '../../platform/strapi/field-refusal';

/** The fields that decide where a banner leads, as an editor types them; '' when empty. */
export interface BannerTarget {
  imageText: string;
  linkUrl: string;
}

/**
 * The slug that the site derives from the text (C21), for which a category must exist so that the banner leads
 * somewhere; '' when the text has no slug. Undefined when no check is needed: the banner has a usable link, no text, or
 * the name of a page of the site, or an update leaves both fields unchanged.
 * @param before the stored fields; omitted for a new banner
 */
export function requiredCategorySlug(banner: BannerTarget, before?: BannerTarget): string | undefined {
  if (banner.imageText === '' || toLinkUrl(banner.linkUrl) !== null) return undefined;
  if (before?.imageText === banner.imageText && before.linkUrl === banner.linkUrl) return undefined;
  const slug = slugify(banner.imageText);
  return SITE_PAGES.has(slug) ? undefined : slug;
}

/**
 * The error for a link that readers could not follow. Banners have no drafts, so they would silently lead elsewhere.
 * Undefined when the link is fine, or when an update leaves it unchanged.
 */
export function linkProblem(
  { linkUrl: link }: BannerTarget,
  before?: BannerTarget,
): FieldProblem | undefined {
  if (link.trim() === '' || link === before?.linkUrl || toLinkUrl(link) !== null) return undefined;
  const message = `The address “${link}” cannot be used. Begin with https:// for another site, or with / for a page of this one, or leave it empty.`;
  return { field: 'linkUrl', message };
}

/** The error for a banner with text that must name a category but does not. */
export function deadEndProblem({ imageText, linkUrl: link }: BannerTarget): FieldProblem {
  const slug = slugify(imageText);
  const why = slug
    ? `no category is at /${slug}`
    : 'it contains no letter or digit that an address can be made of';
  const message = link
    ? `“${imageText}” leads nowhere: ${why}, and readers cannot follow the “Link” that is filled in. Write the name of a category, or a link such as /sleep or https://example.org/.`
    : `“${imageText}” leads nowhere: ${why}. Write the name of a category, or fill in “Link”.`;
  return { field: 'imageText', message };
}
