/** Articles on a page of the blog list (document 1, section 9). */
export const LIST_LENGTH = 30;
