/** A stretch of a list. */
export interface Page {
  offset: number;
  limit: number;
}

/** Article ids in the order of a list, read a page at a time. */
export interface ArticleList {
  ids(page: Page): Promise<string[]>;
  /** How many there are in all. */
  total(): Promise<number>;
}
