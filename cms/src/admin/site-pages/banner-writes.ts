import { rebaseOrder, toPositions } from './arrangement';
import type { ListedBanner } from './site-page';

/** A banner that gets another position, or is deleted. */
export interface BannerWrite {
  documentId: string;
  /** Null: it is deleted. */
  position: number | null;
}

const getIds = (banners: readonly ListedBanner[]): string[] => banners.map(({ documentId }) => documentId);

/**
 * What has to be written so that the banners of a place stand in this order: those that the editor took out are deleted,
 * those that others have added or deleted meanwhile are as they left them. The server refuses to overwrite a banner that
 * somebody else has changed, and names them: those come first, so that nothing is written then.
 * @param seen the banners from which the editor began
 * @param stored the banners that are stored now
 */
export function planBannerWrites(
  seen: readonly ListedBanner[],
  stored: readonly ListedBanner[],
  order: readonly string[],
): BannerWrite[] {
  const wanted = rebaseOrder(getIds(seen), order, getIds(stored));
  const deleted = getIds(stored)
    .filter((id) => !wanted.includes(id))
    .map((documentId): BannerWrite => ({ documentId, position: null }));
  const moved = isInOrder(stored, wanted) ? [] : toPositions(stored, wanted);
  const editions = new Map(seen.map(({ documentId, edition }) => [documentId, edition]));
  const changed = new Set(
    getIds(stored.filter(({ documentId, edition }) => editions.get(documentId) !== edition)),
  );
  const rank = ({ documentId }: BannerWrite): number => (changed.has(documentId) ? 0 : 1);
  return [...deleted, ...moved].toSorted((a, b) => rank(a) - rank(b));
}

/** Whether the positions of these banners put them in this order already, whatever is between them. */
function isInOrder(banners: readonly ListedBanner[], order: readonly string[]): boolean {
  const positions = new Map(banners.map(({ documentId, position }) => [documentId, position]));
  return order.every((id, index) => {
    const before = positions.get(order[index - 1] ?? '') ?? -Infinity;
    return (positions.get(id) ?? -Infinity) > before;
  });
}
