import { write, privateRead, type Write, type PrivateRead } from './endpoint';
import { arrayOf, oneOf } from './schemas/schema';

/** Reads of what members have saved, rated and written. */
export const MEMBER_READS: readonly PrivateRead[] = [
  privateRead('/api/users/me/comments', 'Your comments, newest first', arrayOf('OwnComment'), {
    limit: 'own',
  }),
  privateRead(
    '/api/comments/{blogId}/held',
    'Your comments on a blog that wait for the editors, newest first; nobody else sees them',
    arrayOf('HeldComment'),
    { limit: 'own' },
  ),
  privateRead('/api/users/me/ratings', 'Your ratings, most recent first', arrayOf('OwnRating'), {
    limit: 'own',
  }),
  privateRead('/api/blogs/saved', 'The blogs you have saved, most recent first', arrayOf('BlogSummary'), {
    limit: 'own',
  }),
  privateRead('/api/saved_blogs/{userId}/{blogId}', 'Whether you have saved a blog', oneOf('SavedState'), {
    limit: 'own',
  }),
  privateRead('/api/ratings/{userId}/{blogId}', 'Your rating of a blog', oneOf('Rating'), { limit: 'own' }),
];

/** Saving, rating, commenting and reporting. */
export const MEMBER_WRITES: readonly Write[] = [
  write('POST', '/api/saved_blogs', 'Save a blog', 'BlogLink', oneOf('SavedState'), {
    caller: 'member',
    named: true,
    finds: true,
    limit: 'save',
  }),
  write('DELETE', '/api/saved_blogs', 'Remove a blog from the saved ones', 'BlogLink', oneOf('SavedState'), {
    caller: 'member',
    named: true,
    limit: 'save',
  }),
  write('POST', '/api/ratings', 'Rate a blog; the last rating counts', 'NewRating', oneOf('RatingSummary'), {
    caller: 'member',
    named: true,
    finds: true,
    limit: 'rate',
  }),
  write(
    'POST',
    '/api/comments',
    'Comment on a blog, or reply to a comment',
    'NewComment',
    oneOf('PostedComment'),
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
    'Delete the text of your comment, and your name; its place and its replies stay',
    null,
    oneOf('Message'),
    { caller: 'member', named: true, limit: 'comment' },
  ),
  write(
    'POST',
    '/api/comments/{commentId}/report',
    'Report a comment to the editors',
    null,
    oneOf('Message'),
    {
      caller: 'member',
      named: true,
      conflicts: true,
      limit: 'report',
      optionalBody: oneOf('CommentReport'),
      memberLimits: { visitor: 'reportVisitor', newcomer: 'reportNewcomer' },
    },
  ),
];
