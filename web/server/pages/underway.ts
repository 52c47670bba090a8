/** Limits of pages being rendered at the same time. Cached pages, and those already being rendered, do not count. */
export const PAGES_UNDERWAY = { most: 1000, mostOfOwner: 100, mostOfSite: 200 };
