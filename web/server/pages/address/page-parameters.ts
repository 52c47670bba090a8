import { PARAMETERS } from './site-pages.gen';

/** A path has at most one segment after the one that identifies the page. */
const MATCHERS = Object.entries(PARAMETERS).map(([path, names]) => {
  const [first = '', ...more] = path.split('/');
  return { first, segments: 1 + more.length, names };
});

const NONE: readonly string[] = [];

/**
 * Query parameters that a page depends on, in the order of the cache key. Pages that differ in others (`utm_source`
 * ...) are cached once.
 * @param path of a page, in its canonical spelling
 */
export function pageParameters(path: string): readonly string[] {
  const [first, ...more] = path.slice(1).split('/');
  return MATCHERS.find((page) => page.first === first && page.segments === 1 + more.length)?.names ?? NONE;
}
