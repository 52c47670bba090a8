import { createStore } from '../../lib/site/store';

/** The ids of those articles that the member has saved, as far as this tab knows. */
export const savedArticles = createStore<ReadonlySet<string>>(new Set());
