import { each, isThing, type Thing } from './thing.ts';

/** Whether a page's list begins and ends there; a long one has several pages. */
export interface Extent {
  begins: boolean;
  ends: boolean;
}

/** What is wrong with a thing, in words. */
type Rule = (thing: Thing, extent: Extent) => string[];

/** What search engines ask of values, beyond that they are there. The sources are those of `required-fields.ts`. */
export const RULES: Readonly<Record<string, Rule>> = {
  BreadcrumbList: (way) => [
    ...(positionsIn(way).length > 1 ? [] : ['BreadcrumbList has fewer than two items']),
    ...findDisorder(way, true),
  ],
  ItemList: (list, { begins, ends }) => [...findDisorder(list, begins), ...findMiscount(list, ends)],
  ListItem: ({ name, item }) =>
    name || (isThing(item) && (item.name || item.headline)) ? [] : ['ListItem has no name, nor has its item'],
  AggregateRating: ({ ratingValue, worstRating = 1, bestRating = 5, ratingCount, reviewCount }) => [
    ...(Number(worstRating) <= Number(ratingValue) && Number(ratingValue) <= Number(bestRating)
      ? []
      : [`AggregateRating is ${String(ratingValue)} of ${String(worstRating)} to ${String(bestRating)}`]),
    ...(Number(ratingCount ?? reviewCount) > 0 ? [] : ['AggregateRating is one of nobody']),
  ],
};

/** Of a page that has its list's first items, or later ones. */
export function extentIn(html: string): Extent {
  const [, number = '1'] = /<meta property="og:url" content="[^"]*\bpage=(\d+)"/.exec(html) ?? [];
  const page = Number(number);
  return { begins: page === 1, ends: !html.includes(`page=${page + 1}"`) };
}

const positionsIn = ({ itemListElement }: Thing): number[] =>
  each(itemListElement)
    .filter(isThing)
    .map(({ position }) => Number(position));

/** Positions go on by one, from 1 where the list begins, and from a later one where it does not. */
function findDisorder(list: Thing, begins: boolean): string[] {
  const positions = positionsIn(list);
  const first = begins ? 1 : Math.max(2, positions[0] ?? 0);
  const isInOrder = positions.every((position, index) => position === first + index);
  return isInOrder ? [] : [`${list['@type']} has the positions ${positions.join(', ')}`];
}

/** The number is that of all pages together (https://schema.org/numberOfItems): its last page gets there, and no other. */
function findMiscount(list: Thing, ends: boolean): string[] {
  const last = positionsIn(list).at(-1) ?? 0;
  const number = Number(list.numberOfItems);
  const fits = ends ? last === number : last < number;
  return fits ? [] : [`ItemList has the numberOfItems ${number}, and its last is ${last}`];
}
