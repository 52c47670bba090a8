import * as v from 'valibot';
import { requestAsMember } from '../../lib/api/request-as-member';

const OwnComments = v.array(
  v.object({
    comment_id: v.number(),
    /** Null if the article is no longer published. */
    blog_slug: v.nullable(v.string()),
    blog_title: v.nullable(v.string()),
    comment_text: v.string(),
    parent_comment_id: v.nullable(v.number()),
    created_at: v.string(),
    hidden: v.boolean(),
    /** Only of one that waits for the editors (C49). */
    held: v.optional(v.literal(true)),
  }),
);

export type OwnComment = v.InferOutput<typeof OwnComments>[number];

/** The member's comments, newest first. */
export const fetchOwnComments = () => requestAsMember(() => '/users/me/comments', OwnComments);
