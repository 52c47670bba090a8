import { LRUCache } from 'lru-cache';

type Limits<V> =
  | {
      /** Maximum number of entries. */
      max: number;
    }
  | {
      /** Maximum total size. A larger value is returned to the waiting callers and not cached. */
      maxSize: number;
      sizeCalculation: (value: V, key: string) => number;
    };

export interface SingleFlightCache<V> {
  /** @returns the cached value, or the result of `make`, which concurrent callers share */
  get(key: string, make: () => Promise<V>): Promise<V>;
  /** What it holds, and its requests since the start: those for which a value was made, and all others. */
  getUsage(): { entries: number; bytes: number; hits: number; misses: number };
}

/**
 * A cache with single-flight: concurrent calls with the same key share one call of `make`. Errors reach all waiting
 * callers and are not cached. Entries never change: versioned values have the version in their key. Entries of old
 * versions are no longer requested, so they are evicted first.
 * @param isForOne whether this value or error concerns only the caller that started the call, such as a rate limit; the
 * others then start again
 */
export function createSingleFlightCache<V extends object | number>(
  limits: Limits<V>,
  isForOne: (outcome: unknown) => boolean = () => false,
): SingleFlightCache<V> {
  const cache = new LRUCache<string, V, () => Promise<V>>({
    ...limits,
    fetchMethod: (_key, _stale, { context: make }) => make(),
    // A value evicted while in flight still reaches the waiting callers.
    ignoreFetchAbort: true,
  });

  const requests = { hits: 0, misses: 0 };

  async function get(key: string, make: () => Promise<V>): Promise<V> {
    let isOwn = false;
    const makeOwn = () => {
      isOwn = true;
      return make();
    };
    try {
      const value = await cache.forceFetch(key, { context: makeOwn });
      requests[isOwn ? 'misses' : 'hits'] += 1;
      if (isOwn || !isForOne(value)) return value;
    } catch (error) {
      if (isOwn || !isForOne(error)) throw error;
    }
    return get(key, make);
  }
  return {
    get,
    getUsage: () => ({ entries: cache.size, bytes: cache.calculatedSize, ...requests }),
  };
}
