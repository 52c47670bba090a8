import { write, privateRead, type Write, type PrivateRead } from './endpoint';
import { arrayOf, oneOf } from './schemas';

/** What members have saved, rated and written. */
export const MEMBER_LOOKS: readonly PrivateRead[] = [
  privateRead('/api/users/me/comments', 'What you have written, the newest first', arrayOf('OwnComment'), {
    limit: 'own',
  }),
  privateRead('/api/users/me/ratings', 'What you have rated, the last first', arrayOf('OwnRating'), {
    limit: 'own',
  }),
  privateRead('/api/blogs/saved', 'The blogs that you have saved, the last first', arrayOf('BlogSummary'), {
    limit: 'own',
  }),
  privateRead('/api/saved_blogs/{userId}/{blogId}', 'Whether you have saved a blog', oneOf('SavedState'), {
    limit: 'own',
  }),
  privateRead('/api/ratings/{userId}/{blogId}', 'How you have rated a blog', oneOf('Rating'), {
    limit: 'own',
  }),
];

/** Saving, rating, commenting and reporting. */
export const MEMBER_CALLS: readonly Write[] = [
  write('POST', '/api/saved_blogs', 'Saves a blog', 'BlogLink', oneOf('SavedState'), {
    caller: 'member',
    named: true,
    finds: true,
    limit: 'save',
  }),
  write('DELETE', '/api/saved_blogs', 'Takes a blog out of those saved', 'BlogLink', oneOf('SavedState'), {
    caller: 'member',
    named: true,
    limit: 'save',
  }),
  write('POST', '/api/ratings', 'Rates a blog; the last rating counts', 'NewRating', oneOf('RatingSummary'), {
    caller: 'member',
    named: true,
    finds: true,
    limit: 'rate',
  }),
  write(
    'POST',
    '/api/comments',
    'Comments on a blog, or replies to a comment',
    'NewComment',
    oneOf('Comment'),
    {
      caller: 'member',
      named: true,
      finds: true,
      status: 201,
      limit: 'comment',
      memberLimits: { visitor: 'commentVisitor', newcomer: 'commentNewcomer' },
    },
  ),
  write(
    'DELETE',
    '/api/comments/{commentId}',
    'Deletes the text of a comment of yours, and your name; its place and its replies stay',
    null,
    oneOf('Message'),
    { caller: 'member', named: true, limit: 'comment' },
  ),
  write(
    'POST',
    '/api/comments/{commentId}/report',
    'Asks the editors to look at a comment',
    null,
    oneOf('Message'),
    {
      caller: 'member',
      named: true,
      conflicts: true,
      limit: 'report',
      memberLimits: { visitor: 'reportVisitor', newcomer: 'reportNewcomer' },
    },
  ),
];
