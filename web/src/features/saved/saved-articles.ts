import { createStore } from '../../lib/site/store';

/** The ids of the member's saved articles, as far as this tab knows. */
export const savedArticles = createStore<ReadonlySet<string>>(new Set());
