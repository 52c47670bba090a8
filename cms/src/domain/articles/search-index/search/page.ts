/** A slice of a list. */
export interface Page {
  offset: number;
  limit: number;
}

/** The article ids of a list, read one page at a time. */
export interface ArticleList {
  ids(page: Page): Promise<string[]>;
  /** The number of all articles in the list. */
  total(): Promise<number>;
}
