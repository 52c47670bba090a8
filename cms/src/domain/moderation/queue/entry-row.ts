import * as v from 'valibot';
import { BooleanColumn } from '../../../platform/database/rows/boolean-column';
import { Timestamp } from '../../../platform/database/rows/timestamp';
import { DELETED_MEMBER } from '../../../platform/shared/comments.gen';
import { toActor } from '../../../platform/strapi/actor';
import { findWords } from '../../comments/held/find-words';
import { parseReasons } from '../../comments/held/hold-reasons';
import type { ListedWord } from '../../comments/held/word-list';
import { getState } from '../comments/comment-state';
import type { Visible } from '../rights';
import type { Author, CommentEntry } from './comment-entry';

const Text = v.nullable(v.string());
export const EntryRow = v.object({
  id: v.number(),
  document_id: v.string(),
  text: v.string(),
  created_at: Timestamp,
  hidden: BooleanColumn,
  held: Text,
  reports: v.nullable(v.number()),
  by_editors: BooleanColumn,
  blog_id: v.string(),
  article_title: Text,
  article_slug: Text,
  is_public: BooleanColumn,
  member_id: v.nullable(v.number()),
  member_document_id: Text,
  username: Text,
  since: v.nullable(Timestamp),
  blocked: BooleanColumn,
  editor_id: v.nullable(v.number()),
  firstname: Text,
  lastname: Text,
  parent_id: v.nullable(v.number()),
  parent_text: Text,
  parent_hidden: BooleanColumn,
  parent_by_editors: BooleanColumn,
  parent_username: Text,
});
export type EntryRow = v.InferOutput<typeof EntryRow>;

/** What an entry shows besides its row. */
export interface Beside {
  visible: Visible;
  counts: Counts;
  reports: ReadonlyMap<number, CommentEntry['reports']['newest']>;
  words: readonly ListedWord[];
  /** In whose name the editors reply. */
  siteName: string;
}

export function toEntry(row: EntryRow, { visible, counts, reports, words, siteName }: Beside): CommentEntry {
  const holdReasons = parseReasons(row.held);
  return {
    id: row.id,
    documentId: row.document_id,
    text: row.text,
    createdAt: row.created_at,
    state: getState({ isHeld: row.held !== null, isHidden: row.hidden }),
    holdReasons,
    words: holdReasons.includes('words') ? findWords(row.text, words).map(({ word }) => word) : [],
    author: visible.member ? toAuthor(row, counts) : null,
    article: visible.article
      ? {
          documentId: row.blog_id,
          title: row.article_title,
          slug: row.article_slug,
          isPublic: row.is_public,
        }
      : null,
    parent: visible.parent && row.parent_id !== null ? toParent(row, row.parent_id, visible, siteName) : null,
    reports: {
      count: visible.reports ? (row.reports ?? 0) : 0,
      newest: visible.reports ? (reports.get(row.id) ?? []) : [],
    },
  };
}

/** By member. */
export type Counts = ReadonlyMap<number, { comments: number; hidden: number }>;

function toAuthor(row: EntryRow, counts: Counts): Author {
  if (row.by_editors) {
    const { editor_id: id, firstname, lastname } = row;
    return { is: 'editors', name: id === null ? null : toActor({ id, firstname, lastname }).name };
  }
  if (row.member_id === null || row.member_document_id === null) return { is: 'gone' };
  const { comments = 0, hidden = 0 } = counts.get(row.member_id) ?? {};
  return {
    is: 'member',
    documentId: row.member_document_id,
    username: row.username ?? DELETED_MEMBER,
    since: row.since ?? row.created_at,
    comments,
    // Not this one: it is judged now.
    hiddenBefore: hidden - (row.hidden && row.held === null ? 1 : 0),
    isBanned: row.blocked,
  };
}

function toParent(row: EntryRow, id: number, visible: Visible, siteName: string): CommentEntry['parent'] {
  const author = row.parent_by_editors ? siteName : (row.parent_username ?? DELETED_MEMBER);
  return {
    id,
    text: row.parent_text ?? '',
    author: visible.member ? author : '',
    isHidden: row.parent_hidden,
  };
}
