import * as v from 'valibot';
import type { Knex } from '../../../platform/database/dialect';
import { BooleanColumn } from '../../../platform/database/rows/boolean-column';
import { DELETED_COMMENT, REMOVED_COMMENT } from '../../../platform/shared/comments.gen';
import { isDocumentId } from '../../../platform/strapi/document-id';
import { getState, type CommentState } from './comment-state';

export interface ModeratedComment {
  id: number;
  documentId: string;
  blogId: string;
  /** Null: the member has left, or the editors wrote it. */
  memberId: number | null;
  /** The comment it replies to, or null. */
  parentId: number | null;
  state: CommentState;
}

const Row = v.pipe(
  v.object({
    id: v.number(),
    document_id: v.string(),
    blog_id: v.string(),
    member_id: v.nullable(v.number()),
    parent_id: v.nullable(v.number()),
    hidden: BooleanColumn,
    held: v.nullable(v.string()),
  }),
  v.transform((row): ModeratedComment => ({
    id: row.id,
    documentId: row.document_id,
    blogId: row.blog_id,
    memberId: row.member_id,
    parentId: row.parent_id,
    state: getState({ isHeld: row.held !== null, isHidden: row.hidden }),
  })),
);

/**
 * A comment that somebody can read: of one that was deleted, only its place is left. In a transaction, it does not change
 * until the end of that.
 */
export async function findModerated(knex: Knex, documentId: string): Promise<ModeratedComment | undefined> {
  if (!isDocumentId(documentId)) return undefined;
  const found = knex('comments')
    .where({ document_id: documentId })
    .andWhere((kept) => {
      void kept.whereNotNull('member_id').orWhereNotIn('text', [DELETED_COMMENT, REMOVED_COMMENT]);
    })
    .first('id', 'document_id', 'blog_id', 'member_id', 'parent_id', 'hidden', 'held');
  // SQLite has one writer at a time, and ignores this.
  const row: unknown = await (knex.isTransaction ? found.forUpdate() : found);
  return row === undefined ? undefined : v.parse(Row, row);
}
