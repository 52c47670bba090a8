/** What the page cache holds and has done since the start. */
export interface CacheUsage {
  hits: number;
  /** Outdated pages, sent because the new one failed or was slow. */
  stale: number;
  /** Pages that were rendered for the request. */
  misses: number;
  /** Pages that had to leave because it was full. */
  evictions: number;
  entries: number;
  bytes: number;
}
