import type { Site } from '../../site/site';
import type { Thing } from './json-ld';

interface List {
  name: string;
  /** Of the page that shows it, from `/`. */
  path: string;
  /** In the page's order, each by its page's one true address, from `/`. */
  items: readonly { name: string; path: string }[];
  /** How many the list has on all its pages, and how many of them come before this one's; it has one page, when left out. */
  of?: number;
  after?: number;
}

/** What a page lists. */
export function itemList(
  { publicUrl }: Pick<Site, 'publicUrl'>,
  { name, path, items, of = items.length, after = 0 }: List,
): Thing {
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
