import type { Core } from '@strapi/strapi';
import { discussionOf } from '../article-activity/read';
import { suggestions } from '../article-index/suggest';
import { feedArticles } from '../articles/feed';
import { findArticle, findArticleById } from '../articles/find';
import { relatedTo } from '../articles/related';
import { findBanners } from '../banners/banners';
import { categoryAt } from '../categories/all-categories';
import { articleAnswer, feedArticleAnswer } from './article';
import { articleListAnswer, videoListAnswer } from './article-list';
import { categoryPicturesAnswer } from './category-pictures';
import { allCategoriesAnswer, categoryPageAnswer } from './category-page';
import { homeResolvers } from './home';
import type { ArticleResolvers, Resolvers } from './resolvers.gen';
import { sitemapArticlesAnswer, sitemapCategoriesAnswer } from './sitemap';
import { topicHubResolvers } from './topic-hub';
import { spotlightAnswer, topicsAnswer } from './topics';

type ResolversOfThisApi = Pick<Resolvers, 'Query' | 'Home' | 'TopicHub'> & {
  Article: Pick<ArticleResolvers, 'discussion'>;
};

/**
 * One resolver a page-sized question; none per parent (DESIGN, decision 4). Home and hub, pages of many sections, stand
 * once in a question and have a resolver a section.
 */
export function resolversOf(strapi: Core.Strapi): ResolversOfThisApi {
  return {
    Query: {
      async article(_parent, { slug }) {
        const article = await findArticle(strapi, slug);
        return article && articleAnswer(article, await relatedTo(strapi, article));
      },
      async adScript(_parent, { articleId, position }) {
        const article = await findArticleById(strapi, articleId);
        const block = article?.content[position];
        return block?.type === 'ad-script' ? block.content : null;
      },
      home: () => ({}),
      articles: (_parent, asked) => articleListAnswer(strapi, asked),
      videoArticles: (_parent, asked) => videoListAnswer(strapi, asked),
      category: (_parent, asked) => categoryPageAnswer(strapi, asked),
      allCategories: (_parent, { page }) => allCategoriesAnswer(strapi, page),
      async topicHub(_parent, { slug }) {
        const category = await categoryAt(strapi, slug);
        return category?.kind === 'topic' ? category : null;
      },
      topics: () => topicsAnswer(strapi),
      categoryPictures: (_parent, { slugs }) => categoryPicturesAnswer(strapi, slugs),
      async popularTopicsBanner() {
        return (await findBanners(strapi, { type: 'main-category' }))[0] ?? null;
      },
      spotlight: () => spotlightAnswer(strapi),
      suggestions: (_parent, { search }) => suggestions(strapi, search),
      feed: async () => (await feedArticles(strapi)).map(feedArticleAnswer),
      sitemapArticles: (_parent, asked) => sitemapArticlesAnswer(strapi, asked),
      sitemapCategories: () => sitemapCategoriesAnswer(strapi),
    },
    // It changes apart from the article, so it is read only when it is asked for.
    Article: { discussion: ({ id }) => discussionOf(strapi, id) },
    Home: homeResolvers(strapi),
    TopicHub: topicHubResolvers(strapi),
  };
}
