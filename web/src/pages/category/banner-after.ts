/** Cards from one banner to the next. */
const APART = 8;

/** The banner that follows this many cards on phones, one after the other and from the first again; none after most. */
export function bannerAfter<T>(cards: number, banners: readonly T[]): T | undefined {
  if (cards % APART !== 0 || banners.length === 0) return undefined;
  return banners[(cards / APART - 1) % banners.length];
}
