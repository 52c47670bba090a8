import * as v from 'valibot';
import { isPublished } from '../../../domain/articles/published';
import { MOST_HELD } from '../../../domain/comments/held/find-hold-reasons';
import { getHeldComments } from '../../../domain/comments/held/held-comments';
import { getMemberComments } from '../../../domain/comments/own';
import { postComment } from '../../../domain/comments/post';
import { reportComment, type Report } from '../../../domain/comments/report';
import { CommentText } from '../../../domain/comments/text';
import { deleteComment } from '../../../domain/comments/delete';
import { REPORT_REASONS } from '../../../platform/shared/comments.gen';
import { NO_ROW, parseRowId } from '../../../platform/database/rows/row-id';
import { BlogId, NO_SUCH_BLOG } from '../../../rest/http/blog-id';
import { INVALID_BODY, parseBody } from '../../../rest/http/body';
import { toRestHeldComment, toRestOwnComment, toRestPostedComment } from '../../../rest/shapes/comment';
import { fail, type RestContext } from '../../../rest/http/context';
import { memberController } from '../../../rest/endpoints/members-controller';
import { assertOwnBody, getMember } from '../../../rest/access/ownership';

const NO_PARENT = 'You can only reply to a comment on this blog, and not to a reply.';
const TOO_MANY_REPLIES = 'This comment cannot have more replies. Please write a new comment.';

const NewComment = v.object(
  {
    blog_id: BlogId,
    comment_text: CommentText,
    parent_comment_id: v.nullish(v.number('Send parent_comment_id as a number, or leave it out.'), null),
  },
  'Send blog_id and comment_text.',
);

/** Earlier releases ignored every field, so a reason that is not known is ignored. */
const CommentReport = v.object(
  { reason: v.fallback(v.nullish(v.picklist(REPORT_REASONS), null), null) },
  INVALID_BODY,
);

const TOO_MANY_HELD = `${MOST_HELD} of your comments wait for the editors. Please write again once they have looked at them.`;
const RETRY_HELD_SECONDS = '3600';

const REFUSALS: { [R in Exclude<Report, 'reported'>]: { status: number; sentence: string } } = {
  'no such comment': { status: 404, sentence: 'Comment not found.' },
  'own comment': { status: 400, sentence: 'That comment is your own.' },
  'reported before': {
    status: 409,
    sentence: 'You have reported this comment already. The editors will look at it.',
  },
};

export default memberController(({ strapi }) => ({
  async post(ctx: RestContext) {
    if (!assertOwnBody(ctx)) return;
    const body = parseBody(ctx, NewComment);
    if ('refusal' in body) return fail(ctx, 400, body.refusal);
    const { blog_id: blogId, comment_text: text, parent_comment_id: parent } = body.given;
    // A number that no comment can have is treated like an unknown comment.
    const parentId = parent === null ? null : (parseRowId(parent) ?? NO_ROW);
    const posted = await postComment(strapi, { member: getMember(ctx), blogId, text, parentId });
    if (posted === 'article') return fail(ctx, 404, NO_SUCH_BLOG);
    if (posted === 'parent') return fail(ctx, 400, NO_PARENT);
    if (posted === 'too many replies') return fail(ctx, 400, TOO_MANY_REPLIES);
    if (posted === 'too many held') {
      ctx.set('retry-after', RETRY_HELD_SECONDS);
      return fail(ctx, 429, TOO_MANY_HELD);
    }
    ctx.status = 201;
    ctx.body = toRestPostedComment(blogId, posted, parentId);
  },

  /** The member's comments on an article that nobody else sees yet (C49). */
  async findHeld(ctx: RestContext) {
    const { blogId = '' } = ctx.params;
    const member = getMember(ctx);
    if (!(await isPublished(strapi, blogId))) return fail(ctx, 404, NO_SUCH_BLOG);
    const held = await getHeldComments(strapi, { memberId: member.id, blogId });
    ctx.body = held.map((comment) => toRestHeldComment(blogId, member, comment));
  },

  async report(ctx: RestContext) {
    if (!assertOwnBody(ctx)) return;
    const commentId = parseRowId(ctx.params.commentId ?? '') ?? NO_ROW;
    const body = parseBody(ctx, CommentReport);
    if ('refusal' in body) return fail(ctx, 400, body.refusal);
    const { reason } = body.given;
    const report = await reportComment(strapi, { memberId: getMember(ctx).id, commentId, reason });
    if (report !== 'reported') return fail(ctx, REFUSALS[report].status, REFUSALS[report].sentence);
    ctx.body = { message: 'Thank you. The editors will look at it.' };
  },

  async delete(ctx: RestContext) {
    if (!assertOwnBody(ctx)) return;
    const commentId = parseRowId(ctx.params.commentId ?? '') ?? NO_ROW;
    const deletion = await deleteComment(strapi, { memberId: getMember(ctx).id, commentId });
    if (deletion === 'not yours') return fail(ctx, 403, 'That comment is not your own.');
    if (deletion === 'no such comment') return fail(ctx, 404, REFUSALS['no such comment'].sentence);
    ctx.body = { message: 'Your comment is deleted.' };
  },

  async findOwn(ctx: RestContext) {
    ctx.body = (await getMemberComments(strapi, getMember(ctx).id)).map(toRestOwnComment);
  },
}));
