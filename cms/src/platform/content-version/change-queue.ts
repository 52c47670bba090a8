/** The table in which triggers record each change of an article, until the search index has processed it. */
export const CHANGE_QUEUE = 'article_index_queue';
