import { createStore } from '../../lib/site/store';
import type { Ratings } from './ratings';

/**
 * The rating figures that the server returned for a rating from this tab, by the article's id and the figures they
 * replace. They are newer than a cached page with those figures, but not newer than a page with others.
 */
export const acceptedRatings = createStore<ReadonlyMap<string, Ratings>>(new Map());
