/** A member's rating of an article, as far as this page knows. */
interface OwnRating {
  /** The member's token; null for a guest. */
  of: string | null;
  /** The last rating that the server accepted. */
  accepted: number | null;
  /** The rating that the stars show. */
  shown: number | null;
}

export const emptyRating = (of: string | null): OwnRating => ({ of, accepted: null, shown: null });

const getOwn = (own: OwnRating, of: string | null) => (own.of === of ? own : emptyRating(of));

export const pickRating = (own: OwnRating, of: string | null, rating: number): OwnRating => ({
  ...getOwn(own, of),
  shown: rating,
});

/** The server has returned the stored rating. A rating picked or accepted since the request is newer. */
export function receiveRating(before: OwnRating, of: string, rating: number | null): OwnRating {
  const own = getOwn(before, of);
  return { of, accepted: own.accepted ?? rating, shown: own.shown ?? rating };
}

/**
 * The same for a page restored from the back/forward cache: the member may have rated elsewhere in the meantime.
 * Ratings cannot be withdrawn, so a response without one is a failure.
 * @param requested the state at the time of the request
 */
export const receiveRatingAfterRestore = (
  before: OwnRating,
  requested: OwnRating,
  of: string,
  rating: number | null,
): OwnRating => receiveRating(before === requested && rating !== null ? emptyRating(of) : before, of, rating);

export const acceptRating = (own: OwnRating, of: string | null, rating: number): OwnRating =>
  own.of === of ? { ...own, accepted: rating } : own;

/** Reverts to the last accepted rating, unless another is picked already. */
export const revertRating = (own: OwnRating, of: string | null, rating: number): OwnRating =>
  own.of === of && own.shown === rating ? { ...own, shown: own.accepted } : own;
