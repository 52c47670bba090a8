/** Which list: of a category (its slug), found by words, both, or all articles. */
export interface Question {
  category?: string | undefined;
  search?: string | undefined;
}
