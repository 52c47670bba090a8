import * as v from 'valibot';
import { DEFAULT_LAYOUT, LAYOUTS, type Block, type Layout, type Picture } from '../../blocks/block';
import { fromEntry } from '../../blocks/from-entry';
import { toPicture } from '../../blocks/picture';
import type { Faq } from './questions/question';
import { ArticleRow } from './rows';

/** Without a name nothing could link to the article (C16). */
const UNTITLED = 'Untitled Blog';

export interface Category {
  id: string;
  name: string;
  slug: string;
  kind: 'topic' | 'sub-topic';
}

/** What lists, tiles and carousels show of an article. Dates are ISO 8601 in UTC. */
export interface ArticleCard {
  id: string;
  slug: string;
  title: string;
  description: string | null;
  thumbnail: Picture | null;
  /** The publication date that readers see. */
  publishedAt: string;
  createdAt: string;
  author: string | null;
  layout: Layout;
  categories: Category[];
}

/** A published article as it is stored for reading. Dates are ISO 8601 in UTC. */
export interface StoredArticle extends ArticleCard {
  updatedAt: string;
  review: { reviewer: string; reviewedOn: string } | null;
  topBanner: Picture | null;
  secondTopBanner: Picture | null;
  middleBanner: Picture | null;
  content: Block[];
  faqs: Faq[];
  /** Document ids: the cards of these articles change independently. */
  suggestedIds: string[];
  seo: { title: string; description: string | null; image: Picture | null; noindex: boolean };
}

/** An article with the cards of the articles it suggests. */
export interface Article extends Omit<StoredArticle, 'suggestedIds'> {
  suggested: ArticleCard[];
}

/** @param raw a `blogs` row with its content, categories and suggested articles populated */
export function storedArticle(raw: unknown): StoredArticle {
  const row = v.parse(ArticleRow, raw);
  const { documentId, slug, description, reviewer, reviewedOn, seo } = row;
  const title = row.title ?? UNTITLED;
  const thumbnail = toPicture(row.thumbnail);
  return {
    id: documentId,
    slug,
    title,
    description,
    thumbnail,
    publishedAt: row.publicationDate ?? row.publishedAt ?? new Date(0).toISOString(),
    createdAt: row.createdAt,
    updatedAt: row.updatedAt,
    author: row.author,
    layout: getLayout(row.layoutType),
    categories: topicFirst(row.categories.map(({ documentId: id, ...category }) => ({ id, ...category }))),
    // A review is shown only with both a reviewer and a date (C39).
    review: reviewer && reviewedOn ? { reviewer, reviewedOn: reviewedOn.slice(0, 10) } : null,
    topBanner: toPicture(row.topBanner),
    secondTopBanner: toPicture(row.secondTopBanner),
    middleBanner: toPicture(row.middleBanner),
    content: fromEntry(row.content),
    faqs: row.faqs,
    suggestedIds: row.suggestedBlogs.map((suggested) => suggested.documentId),
    seo: {
      title: seo?.title ?? title,
      description: seo?.description || description,
      image: toPicture(seo?.image) ?? thumbnail,
      noindex: seo?.noindex ?? false,
    },
  };
}

export function toCard(article: ArticleCard): ArticleCard {
  const { id, slug, title, description, thumbnail, publishedAt, createdAt, author, layout, categories } =
    article;
  return { id, slug, title, description, thumbnail, publishedAt, createdAt, author, layout, categories };
}

function getLayout(stored: string): Layout {
  return LAYOUTS.find((layout) => layout === stored) ?? DEFAULT_LAYOUT;
}

/** Topics before their sub-topics, otherwise in the editor's order (C20). */
function topicFirst(categories: Category[]): Category[] {
  return [
    ...categories.filter(({ kind }) => kind === 'topic'),
    ...categories.filter(({ kind }) => kind !== 'topic'),
  ];
}
