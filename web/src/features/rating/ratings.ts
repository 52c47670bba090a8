/** The rating figures of an article. */
export interface Ratings {
  /** Null until the first rating. */
  average: number | null;
  count: number;
}

/** `4.3 out of 5 from 12 ratings` */
export function formatRatings({ average, count }: Ratings): string {
  return average === null
    ? 'No ratings yet.'
    : `${average.toFixed(1)} out of 5 from ${count} ${count === 1 ? 'rating' : 'ratings'}`;
}
