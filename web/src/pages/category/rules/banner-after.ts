/** Cards between two banners. */
const APART = 8;

/** The banner that follows this card count on phones, in rotation; undefined for counts without a banner. */
export function getBannerAfter<T>(cards: number, banners: readonly T[]): T | undefined {
  if (cards % APART !== 0 || banners.length === 0) return undefined;
  return banners[(cards / APART - 1) % banners.length];
}
