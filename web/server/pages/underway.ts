/** Pages that are being made at once. What is kept, or being made already, counts for nobody. */
export const PAGES_UNDERWAY = { most: 1000, mostOfOwner: 100, mostOfSite: 200 };
