import type { Rights } from '../../../domain/moderation/desk';
import type { CommentEntry } from '../../../domain/moderation/queue/comment-entry';

export type ActionName = 'show' | 'hide' | 'review' | 'reply' | 'ban' | 'lift' | 'delete-all';

/** Something that an editor can do with a comment, by a button or a key. */
export interface Action {
  name: ActionName;
  label: string;
  /** A lower-case letter. */
  key: string;
  /** Whether it asks first. */
  isDestructive: boolean;
}

const action = (name: ActionName, label: string, key: string, isDestructive = false): Action => ({
  name,
  label,
  key,
  isDestructive,
});

const APPROVE = action('show', 'Approve', 'a');
const RESTORE = action('show', 'Restore', 'a');
const HIDE = action('hide', 'Hide', 'h');
const REVIEW = action('review', 'Looked at', 'l');
const REPLY = action('reply', 'Reply as the editors', 'r');
const BAN = action('ban', 'Ban', 'b', true);
const LIFT = action('lift', 'Lift the ban', 'b');
const DELETE_ALL = action('delete-all', 'Delete all of this member', 'd', true);

/** What an editor with these rights can do with a comment, in the order of the buttons. */
export function getActions(entry: CommentEntry, rights: Rights): Action[] {
  const { state, reports, author, article } = entry;
  const isMember = author?.is === 'member';
  const isReadable = state === 'visible' && article?.isPublic !== false && entry.parent?.isHidden !== true;
  const choices: [boolean, Action][] = [
    [rights.hide && state === 'held', APPROVE],
    [rights.hide && state === 'hidden', RESTORE],
    [rights.hide && state !== 'hidden', HIDE],
    [rights.review && reports.count > 0, REVIEW],
    [rights.hide && isReadable, REPLY],
    [rights.ban && isMember && !author.isBanned, BAN],
    [rights.ban && isMember && author.isBanned, LIFT],
    [rights.deleteAll && isMember, DELETE_ALL],
  ];
  return choices.flatMap(([isPossible, one]) => (isPossible ? [one] : []));
}
