/** Articles per page of a category. */
export const CATEGORY_PAGE_SIZE = 20;
