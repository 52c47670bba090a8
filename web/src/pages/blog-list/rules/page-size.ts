/** Articles per page of the blog list. */
export const LIST_PAGE_SIZE = 30;
