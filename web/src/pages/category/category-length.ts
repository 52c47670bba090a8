/** Articles on a page of a category (document 2, section 9). */
export const CATEGORY_LENGTH = 20;
