import type { Core } from '@strapi/strapi';
import * as v from 'valibot';
import { postEditorsComment } from '../../comments/post';
import { findModerated } from './moderated-comment';

const REFUSALS = {
  hidden: 'Readers do not see this comment, so nobody would see a reply to it. Restore or approve it first.',
  article: 'The article is not on the site any more, so nobody would see a reply.',
  parent: 'Readers do not see the comment that this one replies to, so nobody would see your reply.',
  'too many replies': 'This comment cannot have more replies.',
};

const Row = v.object({ document_id: v.string() });

interface EditorsReply {
  documentId: string;
  /** As parsed by `CommentText`. */
  text: string;
  editorId: number | null;
}

/**
 * Replies to a comment in the name of the site (C49). There is one level of replies: a reply to a reply stands below
 * the same comment.
 * @returns its ids, or why it was refused; undefined: there is no such comment
 */
export async function replyAsEditors(
  strapi: Core.Strapi,
  { documentId, text, editorId }: EditorsReply,
): Promise<{ id: number; documentId: string } | { refusal: string } | undefined> {
  const knex = strapi.db.connection;
  const comment = await findModerated(knex, documentId);
  if (!comment) return undefined;
  if (comment.state !== 'visible') return { refusal: REFUSALS.hidden };
  const { blogId, id, parentId } = comment;
  const posted = await postEditorsComment(strapi, { blogId, text, editorId, parentId: parentId ?? id });
  if (typeof posted !== 'number') return { refusal: REFUSALS[posted] };
  const row: unknown = await knex('comments').where({ id: posted }).first('document_id');
  return { id: posted, documentId: v.parse(Row, row).document_id };
}
