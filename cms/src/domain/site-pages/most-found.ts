/** So many articles the search of the screen finds at most. */
export const MOST_FOUND = 12;
