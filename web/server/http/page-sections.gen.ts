/** The first segments of the pages that are below another address. */
export const PAGE_SECTIONS: readonly string[] = [
  'blog',
  'categories-list',
  'category',
  'search',
];
