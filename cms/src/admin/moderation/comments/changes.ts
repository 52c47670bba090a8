import type { CommentEntry, Queue } from '../../../domain/moderation/queue/comment-entry';

/** What a moderator does with a comment in one step. */
export type Change = 'show' | 'hide' | 'review';

const NO_REPORTS = { count: 0, newest: [] };

/** A comment after a change: hiding and looking at it close the reports that are shown. */
export function applyChange(entry: CommentEntry, change: Change): CommentEntry {
  if (change === 'review') return { ...entry, reports: NO_REPORTS };
  const decided = { ...entry, holdReasons: [], words: [] };
  return change === 'show'
    ? { ...decided, state: 'visible' }
    : { ...decided, state: 'hidden', reports: NO_REPORTS };
}

/** Whether a comment is still part of a queue, or has been dealt with. */
export function belongsTo(queue: Queue, { state, reports }: CommentEntry): boolean {
  if (queue === 'reported') return reports.count > 0;
  return queue === 'all' || state === 'held';
}

/** The comments of a member after a ban, or its end. */
export const setBanned = (entry: CommentEntry, member: string, isBanned: boolean): CommentEntry =>
  entry.author?.is === 'member' && entry.author.documentId === member
    ? { ...entry, author: { ...entry.author, isBanned } }
    : entry;
