import { toArray, isJsonLdObject, type JsonLdObject } from './json-ld-object.ts';

/** Whether a list begins and ends on this page. Long lists have several pages. */
export interface ListExtent {
  begins: boolean;
  ends: boolean;
}

/** Returns the faults of an object. */
type Rule = (thing: JsonLdObject, extent: ListExtent) => string[];

/** What search engines require of values, beyond their presence. See `required-fields.ts` for the sources. */
export const RULES: Readonly<Record<string, Rule>> = {
  BreadcrumbList: (way) => [
    ...(positionsIn(way).length > 1 ? [] : ['BreadcrumbList has fewer than two items']),
    ...findDisorder(way, true),
  ],
  ItemList: (list, { begins, ends }) => [...findDisorder(list, begins), ...findMiscount(list, ends)],
  ListItem: ({ name, item }) =>
    name || (isJsonLdObject(item) && (item.name || item.headline))
      ? []
      : ['ListItem has no name, nor has its item'],
  AggregateRating: ({ ratingValue, worstRating = 1, bestRating = 5, ratingCount, reviewCount }) => [
    ...(Number(worstRating) <= Number(ratingValue) && Number(ratingValue) <= Number(bestRating)
      ? []
      : [`AggregateRating is ${String(ratingValue)} of ${String(worstRating)} to ${String(bestRating)}`]),
    ...(Number(ratingCount ?? reviewCount) > 0 ? [] : ['AggregateRating has no ratings']),
  ],
};

/** Whether a page has the first and the last items of its list. */
export function getListExtent(html: string): ListExtent {
  const [, number = '1'] = /<meta property="og:url" content="[^"]*\bpage=(\d+)"/.exec(html) ?? [];
  const page = Number(number);
  return { begins: page === 1, ends: !html.includes(`page=${page + 1}"`) };
}

const positionsIn = ({ itemListElement }: JsonLdObject): number[] =>
  toArray(itemListElement)
    .filter(isJsonLdObject)
    .map(({ position }) => Number(position));

/** Positions increase by one. They start at 1 on the first page, and later on other pages. */
function findDisorder(list: JsonLdObject, begins: boolean): string[] {
  const positions = positionsIn(list);
  const first = begins ? 1 : Math.max(2, positions[0] ?? 0);
  const isInOrder = positions.every((position, index) => position === first + index);
  return isInOrder ? [] : [`${list['@type']} has the positions ${positions.join(', ')}`];
}

/** The number counts all pages together (https://schema.org/numberOfItems), so only the last page reaches it. */
function findMiscount(list: JsonLdObject, ends: boolean): string[] {
  const last = positionsIn(list).at(-1) ?? 0;
  const number = Number(list.numberOfItems);
  const fits = ends ? last === number : last < number;
  return fits ? [] : [`ItemList has the numberOfItems ${number}, and its last is ${last}`];
}
