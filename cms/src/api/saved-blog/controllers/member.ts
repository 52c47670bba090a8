import * as v from 'valibot';
import { BlogId, NO_SUCH_BLOG } from '../../../rest/http/blog-id';
import { toRestSummary } from '../../../rest/shapes/blog';
import { parseBody } from '../../../rest/http/body';
import { fail, type RestContext } from '../../../rest/http/context';
import { memberController } from '../../../rest/endpoints/members-controller';
import { assertOwnBody, assertOwnPath, getMember } from '../../../rest/access/ownership';
import {
  isSaved,
  saveArticle,
  getSavedArticles,
  unsaveArticle,
} from '../../../domain/saved-articles/saved-blogs';

const SavedBlog = v.object({ blog_id: BlogId }, 'Send blog_id.');

export default memberController(({ strapi }) => ({
  async find(ctx: RestContext) {
    ctx.body = (await getSavedArticles(strapi, getMember(ctx).id)).map(toRestSummary);
  },

  async findOne(ctx: RestContext) {
    if (!assertOwnPath(ctx)) return;
    const saved = await isSaved(strapi, { memberId: getMember(ctx).id, blogId: ctx.params.blogId ?? '' });
    if (saved === undefined) return fail(ctx, 404, NO_SUCH_BLOG);
    ctx.body = { isSaved: saved };
  },

  async save(ctx: RestContext) {
    const link = getLink(ctx);
    if (!link) return;
    if (!(await saveArticle(strapi, link))) return fail(ctx, 404, NO_SUCH_BLOG);
    ctx.body = { isSaved: true };
  },

  async unsave(ctx: RestContext) {
    const link = getLink(ctx);
    if (!link) return;
    await unsaveArticle(strapi, link);
    ctx.body = { isSaved: false };
  },
}));

/** The member and the article; undefined when the error response is already set. */
function getLink(ctx: RestContext): { memberId: number; blogId: string } | undefined {
  if (!assertOwnBody(ctx)) return undefined;
  const body = parseBody(ctx, SavedBlog);
  if ('given' in body) return { memberId: getMember(ctx).id, blogId: body.given.blog_id };
  fail(ctx, 400, body.refusal);
  return undefined;
}
