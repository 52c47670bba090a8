import * as v from 'valibot';
import { getMemberComments } from '../../../domain/comments/own';
import { postComment } from '../../../domain/comments/post';
import { reportComment, type Report } from '../../../domain/comments/report';
import { CommentText } from '../../../domain/comments/text';
import { deleteComment } from '../../../domain/comments/delete';
import { NO_ROW, parseRowId } from '../../../platform/database/rows/row-id';
import { BlogId, NO_SUCH_BLOG } from '../../../rest/http/blog-id';
import { parseBody } from '../../../rest/http/body';
import { toRestComment, toRestOwnComment } from '../../../rest/shapes/comment';
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
    ctx.status = 201;
    ctx.body = toRestComment(blogId, posted, parentId);
  },

  async report(ctx: RestContext) {
    if (!assertOwnBody(ctx)) return;
    const commentId = parseRowId(ctx.params.commentId ?? '') ?? NO_ROW;
    const report = await reportComment(strapi, { memberId: getMember(ctx).id, commentId });
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
