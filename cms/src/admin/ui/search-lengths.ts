/** How many characters of a text are best. */
export interface BestLength {
  least: number;
  most: number;
}

/**
 * What search results show. Google names no limit and cuts by width: on a wide screen a title after about 580 pixels,
 * which is about 60 characters, and a description after about 160 characters. Shorter ones leave room that could say more.
 */
export const SEARCH_TITLE: BestLength = { least: 30, most: 60 };
/** The check of articles as files has the same limits (`docs/writing.md`). */
export const SEARCH_DESCRIPTION: BestLength = { least: 140, most: 160 };
