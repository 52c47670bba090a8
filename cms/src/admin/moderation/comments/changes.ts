import { COMMENT_STATES, type CommentState } from '../../../domain/moderation/comments/comment-state';
import type { CommentEntry, Queue } from '../../../domain/moderation/queue/comment-entry';
import { DELETED_MEMBER, REMOVED_COMMENT } from '../../../platform/shared/comments.gen';
import { isObject } from '../../ui/is-object';

/** What a moderator does with a comment in one step. */
export type Change = 'show' | 'hide' | 'review';

/** The state of a comment that another moderator has decided about, from the details of an error. */
export function getDecidedState(details: unknown): CommentState | undefined {
  const state = isObject(details) ? details.state : undefined;
  return COMMENT_STATES.find((one) => one === state);
}

/** A comment after another moderator has decided about it. */
export const setState = (entry: CommentEntry, state: CommentState): CommentEntry =>
  state === 'held' ? { ...entry, state } : { ...entry, state, holdReasons: [], words: [] };

const NO_REPORTS = { count: 0, newest: [] };

/** A comment after a change: hiding and looking at it close the reports that are shown. */
export function applyChange(entry: CommentEntry, change: Change): CommentEntry {
  if (change === 'review') return { ...entry, reports: NO_REPORTS };
  return change === 'show'
    ? setState(entry, 'visible')
    : { ...setState(entry, 'hidden'), reports: NO_REPORTS };
}

/** Whether a comment is still part of a queue, or has been dealt with. */
export function belongsTo(queue: Queue, { state, reports }: CommentEntry): boolean {
  if (queue === 'reported') return reports.count > 0;
  return queue === 'all' || state === 'held';
}

/** The member who wrote a comment; undefined: somebody else did, or they left. */
export const getMember = ({ author }: CommentEntry) => (author?.is === 'member' ? author : undefined);

/** The comments of a member after a ban, or its end. */
export const setBanned = (entry: CommentEntry, member: string, isBanned: boolean): CommentEntry =>
  entry.author?.is === 'member' && entry.author.documentId === member
    ? { ...entry, author: { ...entry.author, isBanned } }
    : entry;

/** A reply to a comment of a member whose comments were deleted by the editors. */
export const removeQuote = (entry: CommentEntry, username: string): CommentEntry =>
  entry.parent?.author === username
    ? { ...entry, parent: { ...entry.parent, text: REMOVED_COMMENT, author: DELETED_MEMBER } }
    : entry;
