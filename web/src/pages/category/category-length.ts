/** Articles on a page of a category. */
export const CATEGORY_LENGTH = 20;
