import { useCallback, useEffect, useState } from 'react';
import * as v from 'valibot';
import { requestAsMember } from '../../lib/api/request-as-member';
import { useMember } from '../../lib/session/use-member';
import { isPreview } from '../../lib/site/preview';
import { COMMENT_FIELDS, type Comment, type CommentWithReplies } from './comment';

const HeldComments = v.array(
  v.object({ ...COMMENT_FIELDS, parent_comment_id: v.nullable(v.number()), held: v.literal(true) }),
);
export type HeldComment = v.InferOutput<typeof HeldComments>[number];

const NONE: readonly HeldComment[] = [];

/**
 * The member's own comments on an article that wait for the editors (C49). The server says which ones, by the token:
 * they are on no page and in no list. If it does not respond, they are not shown.
 */
export function useHeldComments(articleId: string) {
  const memberId = useMember()?.userId ?? null;
  const [found, setFound] = useState({ memberId, comments: NONE });
  const load = useCallback(() => {
    // An article that is not published has none.
    if (memberId === null || isPreview()) return undefined;
    let isOver = false;
    const path = `/comments/${encodeURIComponent(articleId)}/held`;
    void requestAsMember(() => path, HeldComments, { isBackground: true }).then((result) => {
      if (!isOver && result.is === 'done') setFound({ memberId, comments: result.value });
    });
    return () => {
      isOver = true;
    };
  }, [articleId, memberId]);
  useEffect(load, [load]);
  return { held: found.memberId === memberId ? found.comments : NONE, reload: load };
}

/** Adds them where they will be once they are approved; a reply to a comment that is not shown comes first. */
export function withHeld(
  comments: readonly CommentWithReplies[],
  held: readonly HeldComment[],
): CommentWithReplies[] {
  if (held.length === 0) return [...comments];
  const shown = new Set(
    comments.flatMap(({ comment_id, replies }) => [comment_id, ...replies.map((reply) => reply.comment_id)]),
  );
  // One that was approved may be among the others before it is missing here.
  const waiting = held.filter(({ comment_id }) => !shown.has(comment_id));
  const toComment = ({ held: _held, parent_comment_id: _parent, ...comment }: HeldComment): Comment => ({
    ...comment,
    isHeld: true,
  });
  const repliesTo = (id: number) => waiting.filter(({ parent_comment_id }) => parent_comment_id === id);
  const first = waiting.filter(({ parent_comment_id: parent }) => parent === null || !shown.has(parent));
  return [
    ...first.map((comment) => ({ ...toComment(comment), replies: [] })),
    ...comments.map((comment) => ({
      ...comment,
      // The newest one is first in the list of waiting comments, and last below a comment.
      replies: [...comment.replies, ...repliesTo(comment.comment_id).toReversed().map(toComment)],
    })),
  ];
}
