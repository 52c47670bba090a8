import * as v from 'valibot';
import { DEFAULT_LAYOUT, LAYOUTS, type Block, type Layout, type Picture } from '../blocks/block';
import { fromEntry } from '../blocks/from-entry';
import { pictureOf } from '../blocks/picture';
import { ArticleRow, type CardRow, type CategoryRow } from './rows';

export interface Category {
  id: string;
  name: string;
  slug: string;
  kind: 'topic' | 'sub-topic';
}

/** What a list, a tile or a carousel shows of an article. Moments are ISO 8601 in UTC. */
export interface ArticleCard {
  id: string;
  slug: string;
  title: string;
  description: string | null;
  thumbnail: Picture | null;
  /** Publication, as readers see it. */
  publishedAt: string;
  createdAt: string;
  author: string | null;
  layout: Layout;
  categories: Category[];
}

export interface Article extends ArticleCard {
  updatedAt: string;
  review: { reviewer: string; reviewedOn: string } | null;
  topBanner: Picture | null;
  secondTopBanner: Picture | null;
  middleBanner: Picture | null;
  content: Block[];
  faqs: { id: string; question: string; answer: string }[];
  suggested: ArticleCard[];
  seo: { title: string; description: string | null; image: Picture | null; noindex: boolean };
}

export function card(row: CardRow): ArticleCard {
  return {
    id: row.documentId,
    slug: row.slug,
    title: row.title,
    description: row.description,
    thumbnail: pictureOf(row.thumbnail),
    publishedAt: row.publicationDate ?? row.publishedAt ?? new Date(0).toISOString(),
    createdAt: row.createdAt,
    author: row.author,
    layout: layoutOf(row.layoutType),
    categories: topicFirst(row.categories).map(({ documentId, ...category }) => ({
      id: documentId,
      ...category,
    })),
  };
}

/**
 * @param row a published `blogs` row, populated as `findArticle` does
 * @param cards the cards of the articles it suggests
 */
export async function articleOf(
  row: unknown,
  cards: (documentIds: readonly string[]) => Promise<ArticleCard[]>,
): Promise<Article> {
  const parsed = v.parse(ArticleRow, row);
  const { reviewer, reviewedOn, seo } = parsed;
  const own = card(parsed);
  return {
    ...own,
    updatedAt: parsed.updatedAt,
    // Only a reviewer and a day together say that somebody reviewed it (C39).
    review: reviewer && reviewedOn ? { reviewer, reviewedOn: reviewedOn.slice(0, 10) } : null,
    topBanner: pictureOf(parsed.topBanner),
    secondTopBanner: pictureOf(parsed.secondTopBanner),
    middleBanner: pictureOf(parsed.middleBanner),
    content: fromEntry(parsed.content),
    faqs: parsed.faqs.map(({ documentId, question, answer }) => ({ id: documentId, question, answer })),
    suggested: await cards(parsed.suggestedBlogs.map(({ documentId }) => documentId)),
    seo: {
      title: seo?.title || own.title,
      description: seo?.description || own.description,
      image: pictureOf(seo?.image) ?? own.thumbnail,
      noindex: seo?.noindex ?? false,
    },
  };
}

function layoutOf(stored: string): Layout {
  return LAYOUTS.find((layout) => layout === stored) ?? DEFAULT_LAYOUT;
}

/** A topic before its sub-topics, otherwise in the editor's order (C20). */
function topicFirst(categories: CategoryRow[]): CategoryRow[] {
  return [
    ...categories.filter(({ kind }) => kind === 'topic'),
    ...categories.filter(({ kind }) => kind !== 'topic'),
  ];
}
