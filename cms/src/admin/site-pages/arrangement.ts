import {
  getPlaceId,
  getStoredOrder,
  type FilledList,
  type FilledPage,
  type ListedArticle,
  type ListedBanner,
} from './site-page';

/** What an editor has changed on a page and not saved. */
export interface Arrangement {
  /** The new order of each changed section, by the section's id, as document ids. */
  orders: Readonly<Record<string, readonly string[]>>;
  /** Articles that were added, by document id. */
  added: Readonly<Record<string, ListedArticle>>;
  /** The section that was changed last. */
  latest: string | undefined;
}

export const UNCHANGED: Arrangement = { orders: {}, added: {}, latest: undefined };

/**
 * @param stored the order of the section as it is stored: a section that is back in it has not changed; undefined: another
 *   one is being stored
 */
export function changeOrder(
  { orders, added }: Arrangement,
  section: string,
  stored: readonly string[] | undefined,
  order: readonly string[],
  article?: ListedArticle,
): Arrangement {
  const { [section]: _before, ...others } = orders;
  return {
    orders: stored && isSameOrder(order, stored) ? others : { ...others, [section]: order },
    added: article ? { ...added, [article.documentId]: article } : added,
    latest: section,
  };
}

/** What is left to save once these sections are: also what was changed in them while they were being saved. */
export const withoutSaved = (
  { orders, ...others }: Arrangement,
  sent: Arrangement,
  saved: readonly string[],
): Arrangement => ({
  ...others,
  orders: Object.fromEntries(
    Object.entries(orders).filter(
      ([section, order]) => !saved.includes(section) || sent.orders[section] !== order,
    ),
  ),
});

/**
 * An order for a section that somebody else has changed meanwhile: without what they took out, and with what they added
 * after the entry after which they have it, of those that are left.
 * @param before the order from which both began
 */
export function rebaseOrder(
  before: readonly string[],
  mine: readonly string[],
  theirs: readonly string[],
): string[] {
  const order = mine.filter((id) => !before.includes(id) || theirs.includes(id));
  for (const [index, id] of theirs.entries()) {
    if (before.includes(id) || order.includes(id)) continue;
    const previous = theirs.slice(0, index).findLast((one) => order.includes(one));
    order.splice(previous === undefined ? 0 : order.indexOf(previous) + 1, 0, id);
  }
  return order;
}

/** A save of a page. */
interface Save {
  sent: Arrangement;
  /** The sections that were stored, by their ids. */
  saved: readonly string[];
  before: FilledPage;
  /** As it is stored now; undefined: it could not be loaded. */
  after: FilledPage | undefined;
}

/**
 * What is left to save after a save, on top of what is stored now: what was refused, because others have changed it
 * meanwhile, and what the editor has changed during the save.
 */
export function afterSave(now: Arrangement, { sent, saved, before, after }: Save): Arrangement {
  const left = withoutSaved(now, sent, saved);
  if (!after) return left;
  const { orders, ...others } = left;
  const begun = new Map<string, readonly string[]>(
    before.sections.map((section) => [getPlaceId(section), getStoredOrder(section)]),
  );
  for (const id of saved) begun.set(id, sent.orders[id] ?? []);
  const rebased = after.sections.flatMap((section): [string, string[]][] => {
    const id = getPlaceId(section);
    const stored = getStoredOrder(section);
    const [from, mine] = [begun.get(id), orders[id]];
    if (!from || !mine) return [];
    const order = rebaseOrder(from, mine, stored);
    return isSameOrder(order, stored) ? [] : [[id, order]];
  });
  return { ...others, orders: Object.fromEntries(rebased) };
}

const isSameOrder = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && one.every((id, index) => id === other[index]);

/** The articles of a list in their new order. */
export function getArticles(
  { chosen }: FilledList,
  order: readonly string[] | undefined,
  added: Arrangement['added'],
): ListedArticle[] {
  if (!order) return chosen;
  const known = new Map(chosen.map((article) => [article.documentId, article]));
  return order.flatMap((id) => known.get(id) ?? added[id] ?? []);
}

/** The banners of a place in their new order. */
export const getBanners = (
  banners: readonly ListedBanner[],
  order: readonly string[] | undefined,
): readonly ListedBanner[] =>
  order ? order.flatMap((id) => banners.find(({ documentId }) => documentId === id) ?? []) : banners;

/** What a page shows after the chosen articles of a list. */
export function getFillers(
  { chosen, fillers, shows }: FilledList,
  articles: readonly ListedArticle[],
): ListedArticle[] {
  const listed = new Set(articles.map(({ documentId }) => documentId));
  const room = shows - articles.filter(({ isPublic }) => isPublic).length;
  // What was taken out may fill the list up again.
  const others = [...fillers, ...chosen].filter((one) => one.isPublic && !listed.has(one.documentId));
  return room > 0 ? others.slice(0, room) : [];
}

interface RelationChanges {
  connect: { documentId: string; position: { end: true } }[];
  disconnect: { documentId: string }[];
}

/** A new order of related documents in the format of Strapi's forms: each is put at the end in turn. */
export const toRelationChanges = (stored: readonly string[], order: readonly string[]): RelationChanges => ({
  connect: order.map((documentId) => ({ documentId, position: { end: true } })),
  disconnect: stored.filter((id) => !order.includes(id)).map((documentId) => ({ documentId })),
});

/** The banners whose positions change, so that the banners of a place stand in this order. */
export function toPositions(
  banners: readonly ListedBanner[],
  order: readonly string[],
): { documentId: string; position: number }[] {
  return order
    .map((documentId, position) => ({ documentId, position }))
    .filter(
      ({ documentId, position }) =>
        banners.find((banner) => banner.documentId === documentId)?.position !== position,
    );
}

/** A list with one of its entries at another place. */
export function move(order: readonly string[], from: number, to: number): readonly string[] {
  const moved = order[from];
  return moved === undefined ? order : order.toSpliced(from, 1).toSpliced(to, 0, moved);
}

/** An order with an entry that was taken out, after the same entries as it is stored. */
export const putBack = (stored: readonly string[], order: readonly string[], id: string): string[] =>
  rebaseOrder(
    stored.filter((one) => one !== id),
    order,
    stored,
  );
