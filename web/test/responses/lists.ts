import type { BlogListPageQuery } from '../../src/pages/blog-list/BlogListPage.gen';
import type {
  CategoriesListPageQuery,
  FormerCategoryQuery,
} from '../../src/pages/categories-list/CategoriesListPage.gen';
import type { CategoryPageQuery } from '../../src/pages/category/CategoryPage.gen';
import type { RelatedVideosPageQuery } from '../../src/pages/related-videos/RelatedVideosPage.gen';
import { articleCard } from '../../src/ui/cards/ArticleCard/ArticleCard.fixture';
import { bannerLink } from '../../src/ui/lists/BannerLink/BannerLink.fixture';

type List = NonNullable<BlogListPageQuery['articles']>;
type Category = NonNullable<CategoryPageQuery['category']>;

const card = (number: number) => ({
  ...articleCard,
  id: `a${number}`,
  slug: `a-${number}`,
  title: `Article ${number}`,
});
const dated = (number: number) => ({
  ...card(number),
  publishedAt: '2026-03-01T08:00:00.000Z',
  author: number === 1 ? 'Ada Writer' : null,
});
const many = <T>(count: number, make: (number: number) => T): T[] =>
  Array.from({ length: count }, (_, place) => make(place + 1));

export const sleep = { __typename: 'Category', name: 'Sleep', slug: 'sleep' } as const;
export const jetLag = {
  __typename: 'Category',
  name: 'Jet Lag',
  slug: 'jet-lag',
  kind: 'SUB_TOPIC',
} as const;

/** The CMS's response to BlogListPage: by default 30 of 64 articles. Null means an unknown category. */
export function blogListResponse(changes: Partial<List> | null = {}): BlogListPageQuery {
  const articles: List = {
    __typename: 'ArticleList',
    total: 64,
    articles: many(30, card),
    category: null,
    nearest: null,
    ...changes,
  };
  return {
    __typename: 'Query',
    articles: changes && articles,
    topics: [
      { __typename: 'Topic', name: 'Sleep', slug: 'sleep' },
      { __typename: 'Topic', name: 'Heart Health', slug: 'heart-health' },
    ],
  };
}

/** The CMS's response to CategoryPage: by default 20 of 23 articles on insomnia, and four banners. */
export function categoryResponse(changes: Partial<Category> | null = {}): CategoryPageQuery {
  const category: Category = {
    __typename: 'CategoryPage',
    category: { __typename: 'Category', id: 'c1', name: 'Insomnia', slug: 'insomnia', kind: 'SUB_TOPIC' },
    topic: sleep,
    headColor: '#24365a',
    banners: many(4, (number) => ({ ...bannerLink, id: `b${number}`, imageText: `Banner ${number}` })),
    total: 23,
    articles: many(20, dated),
    besides: [],
    ...changes,
  };
  return { __typename: 'Query', category: changes && category };
}

/** The CMS's response to RelatedVideosPage: by default 24 of 60 articles. */
export function videosResponse(
  changes: Partial<RelatedVideosPageQuery['videoArticles']> = {},
): RelatedVideosPageQuery {
  const videoArticles = {
    __typename: 'ArticleList' as const,
    total: 60,
    articles: many(24, card),
    ...changes,
  };
  return { __typename: 'Query', videoArticles };
}

/** The CMS's response to CategoriesListPage: Sleep, with Jet Lag in it. */
export function categoriesListResponse(): CategoriesListPageQuery {
  const subTopics = [{ __typename: 'Category' as const, name: jetLag.name }];
  return {
    __typename: 'Query',
    topics: [{ __typename: 'Topic', id: 'sleep', name: 'Sleep', slug: 'sleep', subTopics }],
  };
}

/** The CMS's response to FormerCategory: Jet Lag, a sub-topic of Sleep. Null means no category had that address. */
export function formerCategoryResponse(found: typeof jetLag | null): FormerCategoryQuery {
  const category = found && ({ __typename: 'CategoryPage', category: found, topic: sleep } as const);
  return { __typename: 'Query', category };
}
