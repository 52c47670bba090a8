import type { Core } from '@strapi/strapi';
import type { Page } from '../../../article-index/page';
import { commentsOf } from '../../../comments/comments';
import { askedOf } from '../../../rest/asked-of';
import { NO_SUCH_BLOG } from '../../../rest/blog-id';
import { toRestComment } from '../../../rest/comment';
import { fail, type RestContext } from '../../../rest/context';
import type { Asked } from '../../../rest/query';

const PER_PAGE = 30;

export default ({ strapi }: { strapi: Core.Strapi }) => ({
  async find(ctx: RestContext) {
    const { blogId = '' } = ctx.params;
    const asked = askedOf(ctx);
    if ('refusal' in asked) return fail(ctx, 400, asked.refusal);
    const list = await commentsOf(strapi, blogId, pageOf(asked));
    if (!list) return fail(ctx, 404, NO_SUCH_BLOG);
    ctx.set('X-Total-Count', String(list.total));
    ctx.body = list.comments.map((comment) => toRestComment(blogId, comment));
  },
});

/** Undefined: they are asked for whole (C4). */
function pageOf({ page, limit }: Asked): Page | undefined {
  if (page === undefined && limit === undefined) return undefined;
  const most = limit ?? PER_PAGE;
  return { offset: ((page ?? 1) - 1) * most, limit: most };
}
