import type { Core } from '@strapi/strapi';
import { commentsOf } from '../../../comments/comments';
import { toRestComment } from '../../../rest/comment';
import { fail, type RestContext } from '../../../rest/context';

export default ({ strapi }: { strapi: Core.Strapi }) => ({
  async find(ctx: RestContext) {
    const { blogId = '' } = ctx.params;
    const comments = await commentsOf(strapi, blogId);
    if (!comments) return fail(ctx, 404, 'Blog not found.');
    ctx.body = comments.map((comment) => toRestComment(blogId, comment));
  },
});
