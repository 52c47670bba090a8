import { LRUCache } from 'lru-cache';
import type { CacheUsage } from './cache-usage';

interface PageStore<TValue> {
  /** Counts as a request for the entry. */
  get(key: string): TValue | undefined;
  peek(key: string): TValue | undefined;
  set(key: string, value: TValue): void;
  delete(key: string): void;
  getUsage(): Pick<CacheUsage, 'evictions' | 'entries' | 'bytes'>;
}

interface StoreLimits<TValue> {
  /** The maximum number of entries. */
  max: number;
  maxBytes: number;
  /** The memory that an entry takes, in bytes. */
  measureBytes: (value: TValue) => number;
}

/**
 * The share of the space for entries that were requested again. The rest is for new ones, which need a chance to be
 * requested again.
 */
const PROTECTED_SHARE = 0.8;
/** The overhead of an entry: its key, and its place in the lists. */
const OVERHEAD_BYTES = 500;

/**
 * Stores entries within a number and a size. Evicts those that only one visitor requested first, then the least
 * recently used: somebody who walks through thousands of addresses must not evict pages that many read (a segmented
 * LRU: Karedla, Love and Wherry, 1994).
 */
export function createPageStore<TValue extends object>(limits: StoreLimits<TValue>): PageStore<TValue> {
  const { max, maxBytes, measureBytes: bytesOf } = limits;
  const sizeCalculation = (value: TValue, key: string) =>
    Math.ceil(bytesOf(value)) + key.length + OVERHEAD_BYTES;
  let evictions = 0;
  const dispose = (_value: TValue, _key: string, reason: LRUCache.DisposeReason) => {
    if (reason === 'evict') evictions += 1;
  };
  // `max` preallocates this many entries. The limits below are enforced manually, because they apply to both lists
  // together.
  const limit = { max, maxSize: Number.MAX_SAFE_INTEGER };
  const once = new LRUCache<string, TValue>({ ...limit, sizeCalculation, dispose });
  const again = new LRUCache<string, TValue>({ ...limit, sizeCalculation, dispose });

  function makeRoom(): void {
    while (again.size > max * PROTECTED_SHARE || again.calculatedSize > maxBytes * PROTECTED_SHARE) {
      const [key] = again.rkeys();
      const value = key === undefined ? undefined : again.peek(key);
      if (key === undefined || value === undefined) break;
      again.delete(key);
      once.set(key, value);
    }
    while (once.size + again.size > max || once.calculatedSize + again.calculatedSize > maxBytes) {
      if (once.pop() === undefined && again.pop() === undefined) break;
    }
  }

  return {
    get(key) {
      const value = once.peek(key);
      if (value === undefined) return again.get(key);
      once.delete(key);
      again.set(key, value);
      makeRoom();
      return value;
    },
    peek: (key) => once.peek(key) ?? again.peek(key),
    set(key, value) {
      // It would evict all others before itself.
      if (sizeCalculation(value, key) > maxBytes) {
        this.delete(key);
        return;
      }
      (again.has(key) ? again : once).set(key, value);
      makeRoom();
    },
    delete(key) {
      once.delete(key);
      again.delete(key);
    },
    getUsage: () => ({
      evictions,
      entries: once.size + again.size,
      bytes: once.calculatedSize + again.calculatedSize,
    }),
  };
}
