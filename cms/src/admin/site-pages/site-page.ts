/** An article as the screen shows it. */
export interface ListedArticle {
  documentId: string;
  /** Null: the editor may not read it. */
  title: string | null;
  picture: string | null;
  isPublic: boolean;
}

export interface ListedBanner {
  documentId: string;
  edition: number;
  title: string;
  text: string;
  picture: string | null;
  position: number;
}

interface Named {
  name: string;
  hint: string;
}

/** Where a page of the site has a list of articles. */
export interface ListPlace extends Named {
  kind: 'list';
  key: string;
  shows: number;
  isShuffled: boolean;
}

/** Where a page of the site has banners. */
export interface BannerPlace extends Named {
  kind: 'banners';
  type: string;
  category: string | null;
  shows: number | null;
}

export interface FilledList extends ListPlace {
  placement: { documentId: string; title: string; edition: number } | null;
  chosen: ListedArticle[];
  fillers: ListedArticle[];
}

export interface FilledBanners extends BannerPlace {
  banners: ListedBanner[];
}

export type FilledSection = FilledList | FilledBanners;

interface Page<Section> {
  id: string;
  name: string;
  path: string;
  topic: string | null;
  sections: Section[];
}

/** A page with its places. */
export type SitePage = Page<ListPlace | BannerPlace>;
/** A page with what is in its places. */
export type FilledPage = Page<FilledSection>;

/** Names a place among those of all pages. */
export const getPlaceId = (place: ListPlace | BannerPlace): string =>
  place.kind === 'list' ? place.key : `${place.type}/${place.category ?? ''}`;

/** The document ids of what is stored in a section, in order. */
export const getStoredOrder = (section: FilledSection): string[] =>
  (section.kind === 'list' ? section.chosen : section.banners).map(({ documentId }) => documentId);
