/**
 * Query parameters that pages depend on, by the first segment of their path, in the order they are kept in. All others
 * (`utm_source` ...) share one page.
 */
const BY_SECTION: ReadonlyMap<string, readonly string[]> = new Map([
  ['blog-list', ['search', 'category', 'page']],
  ['search', ['category', 'page']],
  ['category', ['page']],
  ['all-category-page', ['page']],
  ['related-videos', ['page']],
]);

const NONE: readonly string[] = [];

/** @param path of a page, in its one spelling */
export function pageParameters(path: string): readonly string[] {
  return BY_SECTION.get(path.split('/', 2)[1] ?? '') ?? NONE;
}
