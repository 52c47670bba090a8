/** The table in which the database notes each change of an article, for the search index to take in. */
export const CHANGE_QUEUE = 'article_index_queue';
