import { createStore } from '../../lib/store';
import type { Ratings } from './ratings';

interface Accepted {
  ratings: Ratings;
  /** What the page said. */
  replaced: Ratings;
}

/** What all ratings of an article came to when the server took one from this tab, by the article's id. */
export const acceptedRatings = createStore<ReadonlyMap<string, Accepted>>(new Map());

/** What came to be accepted is newer than a page that still says what it replaced, as one does that is kept for Back. */
export const newerOf = (ofPage: Ratings, accepted: Accepted | undefined): Ratings =>
  accepted && accepted.replaced.count === ofPage.count && accepted.replaced.average === ofPage.average
    ? accepted.ratings
    : ofPage;
