import * as v from 'valibot';
import { requestAsMember } from '../../lib/api/request-as-member';

const OwnRatings = v.array(
  v.object({
    blog_id: v.string(),
    /** Null if the article is no longer published. */
    blog_slug: v.nullable(v.string()),
    blog_title: v.nullable(v.string()),
    rating: v.number(),
    rated_at: v.string(),
  }),
);

export type OwnRating = v.InferOutput<typeof OwnRatings>[number];

/** The member's ratings. */
export const fetchOwnRatings = () => requestAsMember(() => '/users/me/ratings', OwnRatings);
