import type { Core } from '@strapi/strapi';
import type { Page } from '../../../domain/articles/search-index/search/page';
import { MAX_PER_PAGE } from '../../../domain/articles/requested-list';
import { getComments } from '../../../domain/comments/comments';
import { parseQuery } from '../../../rest/endpoints/parse-query';
import { NO_SUCH_BLOG } from '../../../rest/http/blog-id';
import { toRestComment } from '../../../rest/shapes/comment';
import { fail, type RestContext } from '../../../rest/http/context';
import type { ListQuery } from '../../../rest/http/list-query';

const PER_PAGE = 30;
const MOST_COMMENTS = 1000;

/**
 * The query of the page that begins after `seen` comments. Its size is the largest one up to `size` that divides them.
 */
function pageAfter(seen: number, size: number): string {
  let limit = Math.min(size, MAX_PER_PAGE);
  while (seen % limit !== 0) limit -= 1;
  return `page=${seen / limit + 1}&limit=${limit}`;
}

export default ({ strapi }: { strapi: Core.Strapi }) => ({
  async find(ctx: RestContext) {
    const { blogId = '' } = ctx.params;
    const query = parseQuery(ctx);
    if ('refusal' in query) return fail(ctx, 400, query.refusal);
    const page = getPage(query);
    const list = await getComments(strapi, blogId, page);
    if (!list) return fail(ctx, 404, NO_SUCH_BLOG);
    ctx.set('X-Total-Count', String(list.total));
    const seen = page.offset + list.comments.length;
    if (list.comments.length > 0 && list.total > seen)
      ctx.set('link', `<${ctx.path}?${pageAfter(seen, page.limit)}>; rel="next"`);
    ctx.body = list.comments.map((comment) => toRestComment(blogId, comment));
  },
});

/** Without `page` the whole list is returned, up to a length that can still be read (C45). */
function getPage({ page, limit }: ListQuery): Page {
  if (page === undefined && limit === undefined) return { offset: 0, limit: MOST_COMMENTS };
  const most = limit ?? PER_PAGE;
  return { offset: ((page ?? 1) - 1) * most, limit: most };
}
