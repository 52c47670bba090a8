/** Articles on a page of the blog list. */
export const LIST_LENGTH = 30;
