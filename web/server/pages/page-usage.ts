import type { CacheUsage } from './cache/cache-usage';

/** The page cache, and what is rendered: for the metrics. */
export interface PageUsage extends CacheUsage {
  inProgress: number;
  refused: number;
}
