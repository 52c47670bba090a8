import type { Core } from '@strapi/strapi';
import { shownOnPage } from '../categories/placement-key';
import { getPlacementArticles } from '../placements/placement';
import type { PreviewContent } from './preview-content';

/** By what the admin finds a previewed part of a page, to scroll there: a banner, or the articles of a list. */
export type ShownOnPage = { picture: string; text: string } | { slugs: string[] };

/** @returns null if the whole page is the preview, or if the page does not show it */
export async function describeShown(
  strapi: Core.Strapi,
  content: PreviewContent,
): Promise<ShownOnPage | null> {
  if (content.type === 'api::banner.banner') {
    const { banner } = content;
    return banner && { picture: banner.image.url, text: banner.imageText || banner.title };
  }
  if (content.type !== 'api::placement.placement') return null;
  const { key } = content.placement;
  const articles = await getPlacementArticles(strapi, key, { offset: 0, limit: shownOnPage(key) });
  return { slugs: articles.map(({ slug }) => slug) };
}
