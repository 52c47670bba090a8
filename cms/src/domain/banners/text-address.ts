import { SITE_PAGES } from '../categories/site-pages.gen';
import { linkUrl } from '../../platform/text/url';
import { slugify } from '../../platform/shared/slug.gen';
import type { FieldProblem } from '../../platform/strapi/field-refusal';

/** The fields of a banner that say where it leads, as an editor types them; '' where there is none. */
export interface Leading {
  imageText: string;
  linkUrl: string;
}

/**
 * The slug of the address that the site makes of the text (C21), where a category has to be there for the banner to
 * lead anywhere; '' where the text makes none. Undefined: there is nothing to ask, since the banner has a link that
 * readers can follow, no text, or the name of a page of the site, or since an update leaves both fields as they were.
 * @param before what is stored; left out of a banner to come
 */
export function addressToProve(banner: Leading, before?: Leading): string | undefined {
  if (banner.imageText === '' || linkUrl(banner.linkUrl) !== null) return undefined;
  if (before?.imageText === banner.imageText && before.linkUrl === banner.linkUrl) return undefined;
  const slug = slugify(banner.imageText);
  return SITE_PAGES.has(slug) ? undefined : slug;
}

/**
 * The refusal of a link that readers could not follow: banners have no drafts, and would lead elsewhere without a word.
 * Undefined: there is none, or an update leaves it as it was.
 */
export function unusableLink({ linkUrl: link }: Leading, before?: Leading): FieldProblem | undefined {
  if (link.trim() === '' || link === before?.linkUrl || linkUrl(link) !== null) return undefined;
  const message = `The address “${link}” cannot be used. Begin with https:// for another site, or with / for a page of this one, or leave it empty.`;
  return { field: 'linkUrl', message };
}

/** The refusal of a banner whose text would have to name a category and names none. */
export function deadEnd({ imageText, linkUrl: link }: Leading): FieldProblem {
  const slug = slugify(imageText);
  const why = slug
    ? `no category is at /${slug}`
    : 'it holds no letter or digit that an address can be made of';
  const message = link
    ? `“${imageText}” leads nowhere: ${why}, and readers cannot follow the “Link” that is filled in. Write the name of a category, or a link such as /sleep or https://example.org/.`
    : `“${imageText}” leads nowhere: ${why}. Write the name of a category, or fill in “Link”.`;
  return { field: 'imageText', message };
}
