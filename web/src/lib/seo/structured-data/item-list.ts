import type { Site } from '../../site/site';
import type { JsonLd } from './json-ld';

interface List {
  name: string;
  /** Path of the page that shows the list. */
  path: string;
  /** In the page's order, each by its canonical path. */
  items: readonly { name: string; path: string }[];
  /** The number of items on all pages of the list, and on the pages before this one. Omit for a list of one page. */
  of?: number;
  after?: number;
}

/** The list that a page shows. */
export function itemList(
  { publicUrl }: Pick<Site, 'publicUrl'>,
  { name, path, items, of = items.length, after = 0 }: List,
): JsonLd {
  return {
    '@type': 'ItemList',
    '@id': `${publicUrl}${path}#list`,
    name,
    numberOfItems: of,
    itemListElement: items.map((item, index) => ({
      '@type': 'ListItem',
      position: after + index + 1,
      name: item.name,
      url: publicUrl + item.path,
    })),
  };
}
