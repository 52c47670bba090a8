/** Limits of pages being rendered at the same time. Cached pages, and those already being rendered, do not count. */
export const CONCURRENT_PAGES = { most: 1000, mostOfOwner: 100, mostOfSite: 200 };
