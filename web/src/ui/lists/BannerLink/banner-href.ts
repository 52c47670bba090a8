import { slugify } from '../../../lib/shared/slug.gen';
import type { BannerLinkFragment } from './BannerLink.gen';

/** The address of a banner: the editor's link, otherwise the page that its text names (C21). */
export function bannerHref({
  linkUrl,
  imageText,
  title,
}: Pick<BannerLinkFragment, 'linkUrl' | 'imageText' | 'title'>): string {
  return linkUrl ?? `/${slugify(imageText || title)}`;
}
