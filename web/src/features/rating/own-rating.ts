/** A member's rating of an article, as far as this page knows. */
export interface OwnRating {
  /** Whose: a token; null of a guest. */
  of: string | null;
  /** The last one that the server took. */
  accepted: number | null;
  /** What the stars show. */
  shown: number | null;
}

export const emptyRating = (of: string | null): OwnRating => ({ of, accepted: null, shown: null });

const getOwn = (own: OwnRating, of: string | null) => (own.of === of ? own : emptyRating(of));

export const picked = (own: OwnRating, of: string | null, rating: number): OwnRating => ({
  ...getOwn(own, of),
  shown: rating,
});

/** The server told what it holds. Whatever was picked or taken since it was asked is newer. */
export function told(before: OwnRating, of: string, rating: number | null): OwnRating {
  const own = getOwn(before, of);
  return { of, accepted: own.accepted ?? rating, shown: own.shown ?? rating };
}

/**
 * The same of a page that has come back out of the back/forward cache: the member may have rated elsewhere meanwhile. No
 * rating is ever taken back, so a server that tells none has failed.
 * @param asked what was known when the server was asked
 */
export const toldAgain = (
  before: OwnRating,
  asked: OwnRating,
  of: string,
  rating: number | null,
): OwnRating => told(before === asked && rating !== null ? emptyRating(of) : before, of, rating);

export const taken = (own: OwnRating, of: string | null, rating: number): OwnRating =>
  own.of === of ? { ...own, accepted: rating } : own;

/** Back to the last one that was taken, unless another is picked already. */
export const refused = (own: OwnRating, of: string | null, rating: number): OwnRating =>
  own.of === of && own.shown === rating ? { ...own, shown: own.accepted } : own;
