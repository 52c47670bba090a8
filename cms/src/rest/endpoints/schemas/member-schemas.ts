import { REPORT_REASONS } from '../../../platform/shared/comments.gen';
import { comment, noReplies } from './content-schemas';
import { text, textOrNull, moment, exactObject, requestBody, type Schemas } from './schema';

/** The optional member id in a body. */
const optionalUserId = {
  user_id: {
    anyOf: [{ type: 'integer' }, { type: 'string', pattern: '^\\d+$' }],
    description: 'The id of the member the token belongs to; optional',
  },
};
const rating = { type: 'integer', minimum: 1, maximum: 5 };
/** An entry of a member's own list: the blog has a slug and a title while it is published. */
const blogReference = { blog_id: text, blog_slug: textOrNull, blog_title: textOrNull };

const held = {
  const: true,
  description: 'Only if it waits for the editors: until they have looked at it, nobody else sees it',
};

/** Articles that a member saves, rates and comments on. */
export const MEMBER_SCHEMAS: Schemas = {
  BlogLink: requestBody({ blog_id: text }, optionalUserId),
  SavedState: exactObject({ isSaved: { type: 'boolean' } }),
  NewRating: requestBody({ blog_id: text, rating }, optionalUserId),
  Rating: exactObject({ rating: { ...rating, type: ['integer', 'null'], description: 'Null: not rated' } }),
  RatingSummary: exactObject({
    rating,
    average: {
      type: 'number',
      minimum: 1,
      maximum: 5,
      description: 'Of all members who have rated the blog',
    },
    count: { type: 'integer', minimum: 1, description: 'The number of members who have rated the blog' },
  }),
  OwnRating: exactObject({ ...blogReference, rating, rated_at: moment }),
  NewComment: requestBody(
    {
      blog_id: text,
      comment_text: {
        type: 'string',
        minLength: 1,
        description: 'Trimmed, otherwise stored as typed: 1 to 5,000 characters',
      },
    },
    {
      ...optionalUserId,
      parent_comment_id: {
        type: ['integer', 'null'],
        description: 'The comment it replies to: on the same blog, and not a reply itself',
      },
    },
  ),
  CommentReport: requestBody(
    {},
    { ...optionalUserId, reason: { enum: [...REPORT_REASONS], description: 'Why; optional' } },
  ),
  OwnComment: exactObject(
    {
      comment_id: { type: 'integer' },
      ...blogReference,
      comment_text: text,
      parent_comment_id: { type: ['integer', 'null'] },
      created_at: moment,
      hidden: { type: 'boolean', description: 'Whether it is hidden from readers' },
    },
    { held },
  ),
  PostedComment: exactObject({ ...comment, replies: noReplies }, { held }),
  HeldComment: exactObject({ ...comment, replies: noReplies, held }),
};
