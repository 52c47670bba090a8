import { article } from '../../src/layouts/ArticleLayout.fixture';
import type { ArticlePageQuery } from '../../src/pages/article/ArticlePage.gen';
import type { HomePageQuery } from '../../src/pages/home/HomePage.gen';
import type { HubPageQuery } from '../../src/pages/hub/HubPage.gen';
import { slugify } from '../../src/lib/shared/slug.gen';
import { articleCard } from '../../src/ui/cards/ArticleCard/ArticleCard.fixture';
import { bannerLink } from '../../src/ui/lists/BannerLink/BannerLink.fixture';
import { getPicture } from '../../src/ui/base/Picture/Picture.fixture';

type Article = NonNullable<ArticlePageQuery['article']>;

/** The CMS's response to ArticlePage: by default a short article. */
export function articleResponse(changes: Partial<Article> = {}): ArticlePageQuery {
  return {
    __typename: 'Query',
    article: {
      ...articleCard,
      __typename: 'Article',
      layout: 'TEXT_IMAGE_ALTERNATING',
      publishedAt: '2026-03-01T08:00:00.000Z',
      updatedAt: '2026-03-02T08:00:00.000Z',
      author: 'Editorial team',
      review: null,
      topBanner: null,
      secondTopBanner: null,
      middleBanner: null,
      categories: article.categories,
      content: [{ __typename: 'HeadingBlock', text: 'Dim the lights', level: 2 }],
      faqs: [],
      suggested: [],
      keepReading: [],
      discussion: { __typename: 'Discussion', ratingAverage: null, ratingCount: 0, commentCount: 0 },
      seo: { __typename: 'Seo', title: articleCard.title, description: null, image: null, noindex: false },
      ...changes,
    },
    topics: [],
  };
}

/** The CMS's response to HomePage: these articles in every section, and a banner in every place that allows one. */
export function homeResponse(titles: string[] = ['First', 'Second']): HomePageQuery {
  const cards = titles.map((title, index) => ({
    ...articleCard,
    id: `a${index}`,
    slug: `a-${index}`,
    title,
  }));
  return {
    __typename: 'Query',
    home: {
      __typename: 'Home',
      headlines: cards,
      featured: cards.slice(0, 1),
      grid: cards,
      justIn: cards,
      firstPromotion: { ...bannerLink, title: 'When sleep will not come', linkUrl: '/blog/a-0' },
      moreTopReads: cards,
      wellness: [bannerLink],
      secondPromotion: { ...bannerLink, title: 'Know your numbers', linkUrl: '/blog/a-1' },
      inTheKnow: cards,
    },
  };
}

const hubNames = (count: number, name: string) =>
  Array.from({ length: count }, (_, index) => `${name} ${index + 1}`);

/** The CMS's response to HubPage, with the specified number of articles and banners in each section. */
export function hubResponse(
  slug = 'sleep',
  changes: Partial<NonNullable<HubPageQuery['topicHub']>> = {},
): HubPageQuery {
  const cards = (count: number, name: string) =>
    hubNames(count, name).map((title) => ({ ...articleCard, id: title, slug: slugify(title), title }));
  const tiles = (name: string) =>
    hubNames(6, name).map((imageText) => ({ ...bannerLink, id: imageText, imageText }));
  return {
    __typename: 'Query',
    topicHub: {
      __typename: 'TopicHub',
      topic: { __typename: 'Category', id: 't1', name: 'Sleep', slug },
      headings: {
        __typename: 'HubHeadings',
        topics: 'Sleep Health Topics',
        routine: 'Effects of Sleep Deprivation',
        issues: 'Disorders & Disruptions',
        featured: 'Pediatric Sleep Issues',
        carousel: "Technology's Impact on Sleep",
        latest: 'Sleep Optimization Techniques',
      },
      laterAds: true,
      background: getPicture('A moonlit window', 1600, 533),
      tiles: tiles('Tile'),
      buildYourRoutine: cards(6, 'Routine'),
      popular: tiles('Issue'),
      featured: cards(5, 'Featured'),
      brandNews: cards(6, 'News'),
      latestStories: cards(6, 'Story'),
      ...changes,
    },
  };
}
