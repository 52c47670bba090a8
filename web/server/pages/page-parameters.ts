import { PARAMETERS } from './site-pages.gen';

/** A path has at most one segment more than the one that says which page it is. */
const MATCHERS = Object.entries(PARAMETERS).map(([path, names]) => {
  const [first = '', ...more] = path.split('/');
  return { first, segments: 1 + more.length, names };
});

const NONE: readonly string[] = [];

/**
 * Query parameters that a page depends on, in the order they are kept in. All others (`utm_source` ...) share one page.
 * @param path of a page, in its one spelling
 */
export function pageParameters(path: string): readonly string[] {
  const [first, ...more] = path.slice(1).split('/');
  return MATCHERS.find((page) => page.first === first && page.segments === 1 + more.length)?.names ?? NONE;
}
