import { article } from '../src/layouts/ArticleLayout.fixture';
import type { ArticlePageQuery } from '../src/pages/article/ArticlePage.gen';
import type { HomePageQuery } from '../src/pages/home/HomePage.gen';
import { articleCard } from '../src/ui/ArticleCard/ArticleCard.fixture';
import { bannerLink } from '../src/ui/BannerLink/BannerLink.fixture';

type Article = NonNullable<ArticlePageQuery['article']>;

/** The CMS's answer to ArticlePage: a short article, unless the test says otherwise. */
export function articleAnswer(changes: Partial<Article> = {}): ArticlePageQuery {
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
      seo: { __typename: 'Seo', title: articleCard.title, description: null, image: null, noindex: false },
      ...changes,
    },
    topics: [],
  };
}

/** The CMS's answer to HomePage: these articles in every section, and a banner wherever there may be one. */
export function homeAnswer(titles: string[] = ['First', 'Second']): HomePageQuery {
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
