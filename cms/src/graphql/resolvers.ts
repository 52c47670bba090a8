import type { Core } from '@strapi/strapi';
import { getDiscussion } from '../domain/engagement/read';
import { suggestions } from '../domain/articles/search-index/search/suggest';
import { feedArticles } from '../domain/articles/feed';
import { findArticle, findArticleById } from '../domain/articles/find';
import { findRelatedArticles } from '../domain/articles/related';
import { findBanners } from '../domain/banners/banners';
import { findTopicWithHub } from '../domain/categories/all-categories';
import { toGraphqlArticle, toGraphqlFeedArticle } from './fields/article';
import { resolveArticleList, resolveVideoList } from './fields/article-list';
import { resolveCategoryPictures } from './fields/category-pictures';
import { resolveAllCategories, resolveCategoryPage } from './fields/category-page';
import { homeResolvers } from './fields/home';
import { findSiteAd, resolveSite, SITE_AD } from './fields/site';
import type { ArticleResolvers, Resolvers } from './resolvers.gen';
import { resolveSitemapArticles, resolveSitemapCategories } from './fields/sitemap';
import { topicHubResolvers } from './fields/topic-hub';
import { resolveSpotlight, resolveTopics } from './fields/topics';

type ResolversOfThisApi = Pick<Resolvers, 'Query' | 'Home' | 'TopicHub'> & {
  Article: Pick<ArticleResolvers, 'discussion'>;
};

/**
 * One resolver per field of Query, none per parent row. Home and hub are pages with many sections and appear once in a
 * query, so they have a resolver per section.
 */
export function createResolvers(strapi: Core.Strapi): ResolversOfThisApi {
  return {
    Query: {
      async article(_parent, { slug }) {
        const article = await findArticle(strapi, slug);
        return article && toGraphqlArticle(article, await findRelatedArticles(strapi, article));
      },
      site: () => resolveSite(strapi),
      async adScript(_parent, { articleId, position }) {
        if (articleId === SITE_AD) return position === 0 ? findSiteAd(strapi) : null;
        const article = await findArticleById(strapi, articleId);
        const block = article?.content[position];
        return block?.type === 'ad-script' ? block.content : null;
      },
      home: () => ({}),
      articles: (_parent, args) => resolveArticleList(strapi, args),
      videoArticles: (_parent, args) => resolveVideoList(strapi, args),
      category: (_parent, args) => resolveCategoryPage(strapi, args),
      allCategories: (_parent, { page }) => resolveAllCategories(strapi, page),
      topicHub: async (_parent, { slug }) => (await findTopicWithHub(strapi, slug)) ?? null,
      topics: () => resolveTopics(strapi),
      categoryPictures: (_parent, { slugs }) => resolveCategoryPictures(strapi, slugs),
      async popularTopicsBanner() {
        return (await findBanners(strapi, { type: 'main-category' }))[0] ?? null;
      },
      spotlight: () => resolveSpotlight(strapi),
      suggestions: (_parent, { search }) => suggestions(strapi, search),
      feed: async () => (await feedArticles(strapi)).map(toGraphqlFeedArticle),
      sitemapArticles: (_parent, args) => resolveSitemapArticles(strapi, args),
      sitemapCategories: () => resolveSitemapCategories(strapi),
    },
    // Changes independently of the article, so it is only read when requested.
    Article: { discussion: ({ id }) => getDiscussion(strapi, id) },
    Home: homeResolvers(strapi),
    TopicHub: topicHubResolvers(strapi),
  };
}
