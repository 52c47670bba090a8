import { createStore } from '../../lib/store';
import type { Ratings } from './ratings';

/**
 * What all ratings of an article came to when the server took one from this tab, by the article's id: newer than the page
 * that is kept for whoever comes back to it.
 */
export const acceptedRatings = createStore<ReadonlyMap<string, Ratings>>(new Map());
