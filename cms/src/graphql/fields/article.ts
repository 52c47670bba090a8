import type { Article, ArticleCard, StoredArticle } from '../../domain/articles/article';
import { previewedArticle } from '../../domain/articles/previewed-article';
import type { Block, Layout } from '../../blocks/block';
import { toGraphqlBlock } from './block';
import { toGraphqlCategory } from './category';
import type * as Graphql from '../resolvers.gen';

/** In addresses of ads: the site loads no ads in previews. */
const PREVIEWED = 'preview';

const LAYOUTS: { [L in Layout]: Graphql.Layout } = {
  'text-image-alternating': 'TEXT_IMAGE_ALTERNATING',
  accordion: 'ACCORDION',
  minimalist: 'MINIMALIST',
  'video-lead': 'VIDEO_LEAD',
  'right-sidebar': 'RIGHT_SIDEBAR',
  'full-bleed-image': 'FULL_BLEED_IMAGE',
  'card-based': 'CARD_BASED',
  'middle-banner': 'MIDDLE_BANNER',
  video: 'VIDEO',
};

export function toGraphqlCard({ categories, ...card }: ArticleCard): Graphql.ArticleCard {
  return { ...card, categories: categories.map(toGraphqlCategory) };
}

/** @param keepReading the related articles */
export function toGraphqlArticle(
  { layout, content, suggested, categories, ...article }: Article,
  keepReading: ArticleCard[],
): Omit<Graphql.Article, 'discussion'> {
  return {
    ...article,
    layout: LAYOUTS[layout],
    categories: categories.map(toGraphqlCategory),
    content: toGraphqlContent(previewedArticle.get() ? PREVIEWED : article.id, content),
    suggested: suggested.map(toGraphqlCard),
    keepReading: keepReading.map(toGraphqlCard),
  };
}

export function toGraphqlFeedArticle({
  categories,
  content,
  ...article
}: StoredArticle): Graphql.FeedArticle {
  return {
    ...article,
    categories: categories.map(toGraphqlCategory),
    content: toGraphqlContent(article.id, content),
  };
}

function toGraphqlContent(articleId: string, content: readonly Block[]): Graphql.Block[] {
  return content.map((block, position) => toGraphqlBlock(block, { articleId, position }));
}
