import type { CommentEntry } from '../../../domain/moderation/queue/comment-entry';

/** Tests: a comment as the server sends it. */
export const comment = (more: Partial<CommentEntry> = {}): CommentEntry => ({
  id: 1,
  documentId: 'abc',
  text: 'Good evening',
  createdAt: '2026-11-03T08:00:00.000Z',
  state: 'visible',
  holdReasons: [],
  words: [],
  author: {
    is: 'member',
    documentId: 'ada',
    username: 'Ada',
    since: '2026-10-01T08:00:00.000Z',
    comments: 3,
    hiddenBefore: 0,
    isBanned: false,
  },
  article: { documentId: 'sleep', title: 'Sleep', slug: 'sleep', isPublic: true },
  parent: null,
  reports: { count: 0, newest: [] },
  ...more,
});
