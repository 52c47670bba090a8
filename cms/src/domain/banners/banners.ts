import type { Core } from '@strapi/strapi';
import * as v from 'valibot';
import type { Picture } from '../../blocks/block';
import { linkAddress } from '../../blocks/parts/address';
import { nullIfInvalid } from '../../blocks/parts/parsing';
import { toPicture } from '../../blocks/picture';
import { findStoredCategory, getTopic } from '../categories/all-categories';
import { cachePerArrangement } from '../../platform/content-version/per-version';
import { createSubstitute } from '../../platform/preview/substitute';
import { slugify } from '../../platform/shared/slug.gen';

/** A picture with text that links somewhere (C21). */
export interface Banner {
  id: string;
  title: string;
  type: string;
  category: string | null;
  image: Picture;
  imageText: string;
  /** `#rrggbb`. */
  headColor: string;
  /** Null when empty or unsafe: the link is then built from the text on the picture. */
  linkUrl: string | null;
}

/** Used when an editor chose none (C21). */
export const DEFAULT_COLOR = '#008080';
/** The number of pictures beside a category's articles. */
export const CATEGORY_PICTURES = 4;
/** The place of the pictures beside the articles of all categories, named after the page's path. */
export const ALL_CATEGORIES = 'all-category-page';

/** The banners of the home page (C17), by their category. */
export const HOME_BANNERS = ['home-post', 'home-vert-post', 'home-info-article'] as const;

/** The banners of a topic's hub, by their category. Their type is the topic's value. */
export const HUB_BANNERS = ['banner', 'explore-categories', 'popular-product'] as const;

/** A banner with its position among all. */
export interface PlacedBanner extends Banner {
  position: number;
}

const Row = v.object({
  documentId: v.string(),
  title: v.string(),
  type: v.string(),
  category: v.nullish(v.string(), null),
  image: v.nullish(v.unknown(), null),
  imageText: v.nullish(v.string(), ''),
  headColor: v.nullish(v.string(), null),
  linkUrl: nullIfInvalid(linkAddress),
  position: v.nullish(v.number(), 0),
});

/** The banner that the current request previews; null: it has no picture, so it is not shown. */
export const previewedBanner = createSubstitute<{ id: string; banner: PlacedBanner | null }>();

/** @returns null for a banner without a picture, which is not shown */
export function toBanner(raw: unknown): PlacedBanner | null {
  const { documentId, image, headColor, ...row } = v.parse(Row, raw);
  const picture = toPicture(image);
  return picture && { ...row, id: documentId, image: picture, headColor: headColor ?? DEFAULT_COLOR };
}

/**
 * All banners with a picture, in the editors' order. There are about five hundred, read once per arrangement: a hub
 * would otherwise query three types of them.
 */
const storedBanners = cachePerArrangement(async (strapi: Core.Strapi): Promise<PlacedBanner[]> => {
  const rows: unknown[] = await strapi.db.query('api::banner.banner').findMany({
    orderBy: [{ position: 'asc' }, { id: 'asc' }],
    populate: { image: true },
  });
  return rows.map(toBanner).filter((banner) => banner !== null);
});

/** The same, with the previewed banner in the place that it would have. */
async function allBanners(strapi: Core.Strapi): Promise<readonly PlacedBanner[]> {
  const stored = await storedBanners(strapi);
  const previewed = previewedBanner.get();
  if (!previewed) return stored;
  const { id, banner } = previewed;
  const index = stored.findIndex((one) => one.id === id);
  const others = stored.filter((one) => one.id !== id);
  if (banner === null) return others;
  // It keeps its place among banners with the same position, which are sorted by age.
  if (stored[index]?.position === banner.position) return stored.with(index, banner);
  const next = others.findIndex(({ position }) => position > banner.position);
  return others.toSpliced(next < 0 ? others.length : next, 0, banner);
}

/** Banners of a type, of a category, of both, or all of them. */
export async function findBanners(
  strapi: Core.Strapi,
  { type, category }: { type?: string | undefined; category?: string | undefined },
): Promise<Banner[]> {
  return (await allBanners(strapi)).filter(
    (banner) =>
      (type === undefined || banner.type === type) &&
      (category === undefined || banner.category === category),
  );
}

/**
 * Banners of a place on the site, or of a category by its slug. A sub-topic with few banners is topped up with those of
 * its topic, then the one that links to the topic, and finally any that link to the sub-topic itself.
 */
export async function bannersByCategory(strapi: Core.Strapi, category: string): Promise<Banner[]> {
  const own = await findBanners(strapi, { category });
  if (own.length >= CATEGORY_PICTURES) return own;
  const found = await findStoredCategory(strapi, category);
  const topic = found && (await getTopic(strapi, found));
  if (!topic) return own;
  const toTopic = await findBannerTo(strapi, topic.slug);
  const others = [...(await findBanners(strapi, { category: topic.slug })), ...(toTopic ? [toTopic] : [])];
  const elsewhereFirst = others.toSorted(
    (a, b) => Number(leadsTo(a, category)) - Number(leadsTo(b, category)),
  );
  return [...own, ...elsewhereFirst].slice(0, CATEGORY_PICTURES);
}

/** The first banner that links to a category. */
export async function findBannerTo(strapi: Core.Strapi, slug: string): Promise<Banner | undefined> {
  return (await allBanners(strapi)).find((banner) => leadsTo(banner, slug));
}

/** Whether its link leads to one of the category's URLs, or its text names the category (C21). */
function leadsTo({ linkUrl, imageText }: Banner, slug: string): boolean {
  return [`/${slug}`, `/category/${slug}`].includes(linkUrl ?? `/${slugify(imageText)}`);
}
