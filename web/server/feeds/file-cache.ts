import { reportProblem } from '../../src/lib/site/report';
import { createPageCache, type CacheResult } from '../pages/cache/page-cache';

/** How files generated from published content are cached. */
export interface FileCacheOptions {
  /** The current content version; undefined while the CMS does not report it. */
  version: () => number | undefined;
  /** How long a request waits for the new file while there is an old one; by default as for a page. */
  patienceMs?: number;
}

/**
 * Caches what `make` generates like pages (decision 018): generates it once per content version, however many
 * requests arrive, and serves the last one while the CMS fails.
 * @param name for the log
 * @returns rejects only if `make` does and there is no earlier file
 */
export function createFileCache<T extends object>(
  name: string,
  make: () => Promise<T>,
  { version, patienceMs }: FileCacheOptions,
): () => Promise<CacheResult<T>> {
  const cache = createPageCache<T>({
    max: 1,
    patienceMs,
    version,
    freshUntil: () => Infinity,
    isCacheable: () => true,
    failed: () => false,
  });
  const makeAndLog = async (): Promise<T> => {
    try {
      return await make();
    } catch (cause) {
      reportProblem(`${name} could not be generated`, cause);
      throw cause;
    }
  };
  return () => cache.get(name, makeAndLog);
}
