import * as v from 'valibot';
import { requestAsMember } from '../../lib/api/request-as-member';

const OwnRatings = v.array(
  v.object({
    blog_id: v.string(),
    /** Null where the article is not published any more. */
    blog_slug: v.nullable(v.string()),
    blog_title: v.nullable(v.string()),
    rating: v.number(),
    rated_at: v.string(),
  }),
);

export type OwnRating = v.InferOutput<typeof OwnRatings>[number];

/** What the member has rated. */
export const fetchOwnRatings = () => requestAsMember(() => '/users/me/ratings', OwnRatings);
