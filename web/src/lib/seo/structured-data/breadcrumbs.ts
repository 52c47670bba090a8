import type { Site } from '../../site/site';
import type { JsonLd } from './json-ld';

/** A page of the site with its path. */
interface Step {
  name: string;
  path: string;
}

/**
 * The breadcrumbs from home to a page.
 * @param steps those after home, the page itself last
 */
export function breadcrumbs({ publicUrl }: Pick<Site, 'publicUrl'>, steps: readonly Step[]): JsonLd {
  const way = [{ name: 'Home', path: '/' }, ...steps];
  return {
    '@type': 'BreadcrumbList',
    '@id': `${publicUrl}${way.at(-1)?.path ?? '/'}#breadcrumbs`,
    itemListElement: way.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: publicUrl + path,
    })),
  };
}
