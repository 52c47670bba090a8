import * as v from 'valibot';
import { askAsMember } from '../../lib/api/ask-as-member';

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
export const fetchOwnRatings = () => askAsMember(() => '/users/me/ratings', OwnRatings);
