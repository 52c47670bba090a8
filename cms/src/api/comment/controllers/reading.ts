import type { Core } from '@strapi/strapi';
import type { Page } from '../../../article-index/page';
import { MOST_PER_PAGE } from '../../../articles/asked-list';
import { commentsOf } from '../../../comments/comments';
import { askedOf } from '../../../rest/asked-of';
import { NO_SUCH_BLOG } from '../../../rest/blog-id';
import { toRestComment } from '../../../rest/comment';
import { fail, type RestContext } from '../../../rest/context';
import type { Asked } from '../../../rest/query';

const PER_PAGE = 30;
const MOST_COMMENTS = 1000;

/** The query of a page that begins after so many comments: of the largest size, up to this one, that divides them. */
function pageAfter(seen: number, size: number): string {
  let limit = Math.min(size, MOST_PER_PAGE);
  while (seen % limit !== 0) limit -= 1;
  return `page=${seen / limit + 1}&limit=${limit}`;
}

export default ({ strapi }: { strapi: Core.Strapi }) => ({
  async find(ctx: RestContext) {
    const { blogId = '' } = ctx.params;
    const asked = askedOf(ctx);
    if ('refusal' in asked) return fail(ctx, 400, asked.refusal);
    const page = pageOf(asked);
    const list = await commentsOf(strapi, blogId, page);
    if (!list) return fail(ctx, 404, NO_SUCH_BLOG);
    ctx.set('X-Total-Count', String(list.total));
    const seen = page.offset + list.comments.length;
    if (list.comments.length > 0 && list.total > seen)
      ctx.set('link', `<${ctx.path}?${pageAfter(seen, page.limit)}>; rel="next"`);
    ctx.body = list.comments.map((comment) => toRestComment(blogId, comment));
  },
});

/** Without a page they are asked for whole, up to a length that can still be read (C45). */
function pageOf({ page, limit }: Asked): Page {
  if (page === undefined && limit === undefined) return { offset: 0, limit: MOST_COMMENTS };
  const most = limit ?? PER_PAGE;
  return { offset: ((page ?? 1) - 1) * most, limit: most };
}
