import type { BannerPlace, SitePage } from '../site-page';

/** A place as an editor chooses it. */
export interface PlaceChoice {
  id: string;
  name: string;
}

/** The places of lists, by the key of their list. */
export const listPlaces = (pages: readonly SitePage[]): PlaceChoice[] =>
  pages.flatMap(({ name: page, sections }) =>
    sections.flatMap((place) =>
      place.kind === 'list' ? [{ id: place.key, name: `${page}: ${place.name}` }] : [],
    ),
  );

/** What a banner's form stores of its place. */
export interface StoredPlace {
  type: string;
  category: string | null;
}

interface BannerChoice extends PlaceChoice {
  place: StoredPlace;
}

/** The type of the banners beside the articles of a category. */
const CATEGORY = 'category';

export const toBannerId = ({ type, category }: StoredPlace): string => `${type}/${category ?? ''}`;

/** The places of banners on the pages that consist of lists and banners. */
export const listBannerPlaces = (pages: readonly SitePage[]): BannerChoice[] =>
  pages.flatMap(({ name: page, sections }) =>
    sections.flatMap((place) => (place.kind === 'banners' ? [toChoice(page, place)] : [])),
  );

const toChoice = (page: string, place: BannerPlace): BannerChoice => ({
  id: toBannerId(place),
  name: `${page}: ${place.name}`,
  place: { type: place.type, category: place.category },
});

/** The pictures beside the articles of a category. */
export const toCategoryChoice = (slug: string, name: string): BannerChoice => {
  const place = { type: CATEGORY, category: slug };
  return { id: toBannerId(place), name: `Category ${name}: pictures beside the articles`, place };
};

/** The choice for what a banner has stored; undefined: no page shows banners there. */
export const findChoice = (
  choices: readonly BannerChoice[],
  { type, category }: StoredPlace,
): BannerChoice | undefined =>
  choices.find(({ place }) => place.type === type && (place.category ?? '') === (category ?? '')) ??
  // The home page and the page of all categories do not look at the type.
  choices.find(({ place }) => place.category === category && PLACED_BY_CATEGORY.has(place.type));

const PLACED_BY_CATEGORY = new Set(['home', CATEGORY]);
