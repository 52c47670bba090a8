import type { HoldReason } from '../../comments/held/hold-reasons';
import type { REPORT_REASONS } from '../../../platform/shared/comments.gen';
import type { CommentState } from '../comments/comment-state';

export type ReportReason = (typeof REPORT_REASONS)[number];

/** The queues of the moderators' page that contain comments. */
export const QUEUES = ['reported', 'held', 'all'] as const;
export type Queue = (typeof QUEUES)[number];

/** Who wrote a comment. */
export type Author =
  | {
      is: 'member';
      documentId: string;
      username: string;
      /** ISO 8601 in UTC. */
      since: string;
      /** At most `MOST_COUNTED` + 1, which means more. */
      comments: number;
      hiddenBefore: number;
      isBanned: boolean;
    }
  | { is: 'editors'; name: string | null }
  | { is: 'gone' };

/** A comment with everything that a moderator needs to judge it. */
export interface CommentEntry {
  id: number;
  documentId: string;
  text: string;
  /** ISO 8601 in UTC. */
  createdAt: string;
  state: CommentState;
  /** Why it waits for the editors; empty unless it does. */
  holdReasons: HoldReason[];
  /** What of the word list it contains, if that is one of the reasons. */
  words: string[];
  /** Null: the role does not show it. */
  author: Author | null;
  /** Null: the role does not show it. */
  article: { documentId: string; title: string | null; slug: string | null; isPublic: boolean } | null;
  /** The comment it replies to. */
  parent: { id: number; text: string; author: string; isHidden: boolean } | null;
  /** Those that nobody has looked at. */
  reports: {
    count: number;
    /** The newest, at most 50. */
    newest: { reason: ReportReason | null; at: string }[];
  };
}

/** The most that counts count. */
export const MOST_COUNTED = 1000;
