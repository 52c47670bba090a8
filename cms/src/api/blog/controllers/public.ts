import type { Core } from '@strapi/strapi';
import type { Page } from '../../../domain/articles/search-index/search/page';
import { suggestions } from '../../../domain/articles/search-index/search/suggest';
import { requestedList } from '../../../domain/articles/requested-list';
import { newestByTopic } from '../../../domain/articles/by-topic';
import { findArticle } from '../../../domain/articles/find';
import { articleCount, articlePage } from '../../../domain/articles/list';
import { allCategories } from '../../../domain/categories/all-categories';
import { getPlacementArticles } from '../../../domain/placements/placement';
import { defaultLimit } from '../../../domain/categories/placement-key';
import { toRestBlog, toRestSummary } from '../../../rest/shapes/blog';
import { parseQuery } from '../../../rest/endpoints/parse-query';
import { fail, type RestContext } from '../../../rest/http/context';
import { queryForCategory, redirectTo } from '../../../rest/http/redirect';
import type { ListQuery } from '../../../rest/http/list-query';
import { slugify } from '../../../platform/shared/slug.gen';

const PER_PAGE = 30;
/** Without parameters, or with a category alone (C4). */
const WHOLE = 100;

export default ({ strapi }: { strapi: Core.Strapi }) => ({
  async find(ctx: RestContext) {
    const query = parseQuery(ctx);
    if ('refusal' in query) return fail(ctx, 400, query.refusal);
    const list = await requestedList(strapi, query);
    const present = list?.category?.slug;
    if (present !== undefined && present !== slugify(query.category ?? '')) {
      return redirectTo(ctx, 'This category', queryForCategory(ctx, query, present));
    }
    const filter = list?.filter;
    if (query.type !== undefined) {
      const cards = filter ? await getPlacementArticles(strapi, query.type, getPage(query), { filter }) : [];
      ctx.body = cards.map(toRestSummary);
      return;
    }
    const total = filter ? await articleCount(strapi, filter) : 0;
    const cards = filter ? await articlePage(strapi, filter, getPage(query)) : [];
    ctx.set('X-Total-Count', String(total));
    ctx.body = cards.map(toRestSummary);
  },

  async findBySlug(ctx: RestContext) {
    const { slug = '' } = ctx.params;
    const article = await findArticle(strapi, slug);
    if (!article) return fail(ctx, 404, 'Blog not found.');
    if (article.slug !== slug) return redirectTo(ctx, 'This blog', `/api/blogs/slug/${article.slug}`);
    ctx.body = toRestBlog(article);
  },

  async categories(ctx: RestContext) {
    ctx.body = (await allCategories(strapi)).map(({ name }) => name);
  },

  async suggestions(ctx: RestContext) {
    const query = parseQuery(ctx);
    if ('refusal' in query) return fail(ctx, 400, query.refusal);
    ctx.body = await suggestions(strapi, query.search ?? '');
  },

  async byCategory(ctx: RestContext) {
    const topics = await newestByTopic(strapi);
    ctx.body = Object.fromEntries(
      topics.map(({ topic, articles }) => [topic.name, articles.map(toRestSummary)]),
    );
  },
});

function getPage(query: ListQuery): Page {
  const limit = query.limit ?? getLimit(query);
  return { offset: ((query.page ?? 1) - 1) * limit, limit };
}

/** The default page size (C4). */
function getLimit({ type, page, search }: ListQuery): number {
  if (type !== undefined) return defaultLimit(type);
  return page === undefined && search === undefined ? WHOLE : PER_PAGE;
}
