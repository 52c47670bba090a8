import type { Core } from '@strapi/strapi';
import * as v from 'valibot';
import { toPicture } from '../../blocks/picture';
import { filterAllowed, isAllowed, type Ability } from '../../platform/strapi/document-rights';
import { getCards } from '../articles/article-projection';
import type { ArticleCard } from '../articles/article';
import { mayReadTitles } from '../history/hidden-titles';
import { getPlacementArticles } from '../placements/placement';
import { getBannerFilter, type BannerSection, type ListSection, type SitePage } from './sections';

const BLOG = 'api::blog.blog';
const BANNER = 'api::banner.banner';
const PLACEMENT = 'api::placement.placement';

/** An article on the screen of a page. */
export interface ListedArticle {
  documentId: string;
  /** Null: the editor may not read it. */
  title: string | null;
  /** The address of a small picture. */
  picture: string | null;
  /** Readers see only published ones. */
  isPublic: boolean;
}

/** A list with the articles in it. */
export interface FilledList extends ListSection {
  /** Null: nobody has filled it yet. */
  placement: { documentId: string; title: string; edition: number } | null;
  /** The editors' choice in order. */
  chosen: ListedArticle[];
  /** What the page shows after those chosen, as far as there is room; none for a shuffled list. */
  fillers: ListedArticle[];
}

export interface ListedBanner {
  documentId: string;
  edition: number;
  title: string;
  text: string;
  picture: string | null;
  position: number;
}

/** A place with the banners in it, in order. */
export interface FilledBanners extends BannerSection {
  banners: ListedBanner[];
}

export type FilledSection = FilledList | FilledBanners;

/** The sections of a page that the editor may read, with what is in them. */
export async function readSections(
  strapi: Core.Strapi,
  ability: Ability,
  { sections }: SitePage,
): Promise<FilledSection[]> {
  const lists = isAllowed(strapi, ability, 'read', PLACEMENT)
    ? sections.filter((section) => section.kind === 'list')
    : [];
  const placements = await findPlacements(strapi, ability, lists);
  const filled: FilledSection[] = [];
  for (const section of sections) {
    if (section.kind === 'list') {
      if (lists.includes(section)) filled.push(await fillList(strapi, section, placements.get(section.key)));
    } else if (isAllowed(strapi, ability, 'read', BANNER)) filled.push(await fillBanners(strapi, section));
  }
  return filled;
}

type Stored = Pick<FilledList, 'placement' | 'chosen'>;

async function fillList(
  strapi: Core.Strapi,
  section: ListSection,
  stored: Stored = { placement: null, chosen: [] },
): Promise<FilledList> {
  const chosen = new Set(stored.chosen.map(({ documentId }) => documentId));
  const shown = section.isShuffled
    ? []
    : await getPlacementArticles(strapi, section.key, { offset: 0, limit: chosen.size + section.shows });
  return { ...section, ...stored, fillers: shown.filter(({ id }) => !chosen.has(id)).map(toListed) };
}

/** A published article. */
export const toListed = ({ id, title, thumbnail }: ArticleCard): ListedArticle => ({
  documentId: id,
  title,
  picture: thumbnail && getSmallest(thumbnail),
  isPublic: true,
});

/** The narrowest copy of a picture: the first of its `srcset`. */
const getSmallest = ({ srcset, url }: { srcset: string; url: string }): string =>
  srcset.split(' ', 1)[0] || url;

const PlacementRows = v.array(
  v.object({
    documentId: v.string(),
    key: v.string(),
    title: v.string(),
    edition: v.nullish(v.number(), 0),
    blogs: v.nullish(v.array(v.object({ documentId: v.string(), title: v.nullish(v.string(), '') })), []),
  }),
);

/** What is stored of these lists, by their keys. The number of statements does not depend on how many there are. */
async function findPlacements(
  strapi: Core.Strapi,
  ability: Ability,
  lists: readonly ListSection[],
): Promise<Map<string, Stored>> {
  if (lists.length === 0) return new Map();
  const rows: unknown = await strapi.db.query(PLACEMENT).findMany({
    where: { key: { $in: lists.map(({ key }) => key) } },
    populate: { blogs: { select: ['documentId', 'title'] } },
  });
  const placements = v.parse(PlacementRows, rows);
  const ids = [...new Set(placements.flatMap(({ blogs }) => blogs.map(({ documentId }) => documentId)))];
  const published = new Map((await getCards(strapi, ids)).map((card) => [card.id, toListed(card)]));
  const drafts = ids.filter((id) => !published.has(id));
  const readable = mayReadTitles(strapi, ability, BLOG)
    ? await filterAllowed(strapi, ability, 'read', BLOG, drafts)
    : new Set<string>();
  return new Map(
    placements.map(({ key, documentId, title, edition, blogs }) => {
      // An article is related with its draft and with its published version.
      const chosen = new Map(blogs.map((blog) => [blog.documentId, blog.title ?? '']));
      const articles = [...chosen].map(
        ([id, name]): ListedArticle =>
          published.get(id) ?? {
            documentId: id,
            title: readable.has(id) ? name : null,
            picture: null,
            isPublic: false,
          },
      );
      return [key, { placement: { documentId, title, edition }, chosen: articles }];
    }),
  );
}

const BannerRows = v.array(
  v.object({
    documentId: v.string(),
    edition: v.nullish(v.number(), 0),
    title: v.string(),
    imageText: v.nullish(v.string(), ''),
    position: v.nullish(v.number(), 0),
    image: v.nullish(v.unknown(), null),
  }),
);

async function fillBanners(strapi: Core.Strapi, section: BannerSection): Promise<FilledBanners> {
  const rows: unknown = await strapi.db.query(BANNER).findMany({
    where: getBannerFilter(section),
    orderBy: [{ position: 'asc' }, { id: 'asc' }],
    populate: { image: true },
  });
  const banners = v.parse(BannerRows, rows).map(({ image, imageText, ...banner }): ListedBanner => {
    const picture = toPicture(image);
    return { ...banner, text: imageText ?? '', picture: picture && getSmallest(picture) };
  });
  return { ...section, banners };
}
