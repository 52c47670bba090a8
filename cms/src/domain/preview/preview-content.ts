import * as v from 'valibot';
import type { StoredArticle } from '../articles/article';
import { previewedArticle } from '../articles/previewed-article';
import { previewedBanner, type PlacedBanner } from '../banners/banners';
import { previewedCategory, type StoredCategory } from '../categories/all-categories';
import { previewedPlacement, type PreviewedPlacement } from '../placements/all-placements';

/** What a preview shows instead of one document, in the form that readers get. */
export type PreviewContent =
  | { type: 'api::blog.blog'; article: StoredArticle }
  | { type: 'api::banner.banner'; id: string; target: BannerTarget; banner: PlacedBanner | null }
  | { type: 'api::placement.placement'; placement: PreviewedPlacement }
  | { type: 'api::category.category'; category: StoredCategory };

/** What decides on which pages a banner is, also before it has a picture. */
export interface BannerTarget {
  type: string;
  category: string | null;
}

export type PreviewedType = PreviewContent['type'];

/** The content types whose forms have a preview. */
export const PREVIEWED_TYPES: readonly PreviewedType[] = [
  'api::blog.blog',
  'api::banner.banner',
  'api::placement.placement',
  'api::category.category',
];

/** Runs `job` as if this were published; nothing is stored, and nobody else sees it. */
export function runWithPreview<R>(content: PreviewContent, job: () => R): R {
  switch (content.type) {
    case 'api::blog.blog':
      return previewedArticle.run(content.article, job);
    case 'api::banner.banner':
      return previewedBanner.run(content, job);
    case 'api::placement.placement':
      return previewedPlacement.run(content.placement, job);
    case 'api::category.category':
      return previewedCategory.run(content.category, job);
  }
}

/** Reads what this program has stored: rows live for a few days at most. */
export const StoredContent = v.pipe(
  v.string(),
  v.parseJson(),
  v.custom<PreviewContent>(
    (value) =>
      typeof value === 'object' &&
      value !== null &&
      'type' in value &&
      PREVIEWED_TYPES.some((type) => type === value.type),
  ),
);
