import type { Core } from '@strapi/strapi';
import { findArticle, findArticleById } from '../articles/find';
import { articlesOf } from '../placements/placement';
import { articleAnswer, cardAnswer } from './article';
import type { Home, QueryAdScriptArgs, QueryArticleArgs } from './resolvers.gen';

/** How many articles the home page's sections ask for (document 1, "Home page"). */
const HEADLINES = 6;
const FEATURED = 6;

/** One resolver a page-sized question; none per parent (DESIGN, decision 4). */
export function resolversOf(strapi: Core.Strapi) {
  return {
    Query: {
      async article(_parent: unknown, { slug }: QueryArticleArgs) {
        const article = await findArticle(strapi, slug);
        return article && articleAnswer(article);
      },
      async adScript(_parent: unknown, { articleId, position }: QueryAdScriptArgs) {
        const article = await findArticleById(strapi, articleId);
        const block = article?.content[position];
        return block?.type === 'ad-script' ? block.content : null;
      },
      async home(): Promise<Home> {
        const [headlines, featured] = await Promise.all([
          articlesOf(strapi, 'scrolling-banner', { offset: 0, limit: HEADLINES }),
          articlesOf(strapi, 'blog-strip', { offset: 0, limit: FEATURED }),
        ]);
        return { headlines: headlines.map(cardAnswer), featured: featured.map(cardAnswer) };
      },
    },
    Block: {
      __resolveType: ({ __typename }: { __typename: string }) => __typename,
    },
  };
}
