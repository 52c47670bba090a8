/** Articles per page of a category. */
export const CATEGORY_LENGTH = 20;
