import type { Core } from '@strapi/strapi';
import { postEditorsComment } from '../../comments/post';
import { findModerated } from './moderated-comment';

const REFUSALS = {
  hidden: 'Readers do not see this comment, so nobody would see a reply to it. Restore or approve it first.',
  article: 'The article is not on the site any more, so nobody would see a reply.',
  parent: 'Readers do not see the comment that this one replies to, so nobody would see your reply.',
  'too many replies': 'This comment cannot have more replies.',
};

interface EditorsReply {
  documentId: string;
  /** As parsed by `CommentText`. */
  text: string;
  editorId: number | null;
}

/**
 * Replies to a comment in the name of the site (C49). There is one level of replies: a reply to a reply stands below
 * the same comment.
 * @returns its id, or why it was refused; undefined: there is no such comment
 */
export async function replyAsEditors(
  strapi: Core.Strapi,
  { documentId, text, editorId }: EditorsReply,
): Promise<{ id: number } | { refusal: string } | undefined> {
  const comment = await findModerated(strapi.db.connection, documentId);
  if (!comment) return undefined;
  if (comment.isHidden) return { refusal: REFUSALS.hidden };
  const { blogId, id, parentId } = comment;
  const posted = await postEditorsComment(strapi, { blogId, text, editorId, parentId: parentId ?? id });
  return typeof posted === 'number' ? { id: posted } : { refusal: REFUSALS[posted] };
}
