import { createStore } from '../../lib/site/store';
import type { Ratings } from './ratings';

/**
 * What all ratings of an article came to when the server took one from this tab, by the article's id and what they
 * replaced: newer than the page that is kept for whoever comes back to it, and no newer than one that says something else.
 */
export const acceptedRatings = createStore<ReadonlyMap<string, Ratings>>(new Map());
