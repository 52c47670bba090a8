/** Which list: a category (its slug), search results, both, or all articles. */
export interface ArticleListQuery {
  category?: string | undefined;
  search?: string | undefined;
}
