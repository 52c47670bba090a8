import { LRUCache } from 'lru-cache';

export interface PageStore<TValue> {
  /** Counts as asked for. */
  get(key: string): TValue | undefined;
  peek(key: string): TValue | undefined;
  set(key: string, value: TValue): void;
  delete(key: string): void;
}

export interface StoreLimits<TValue> {
  /** Most entries. */
  max: number;
  maxBytes: number;
  /** What an entry takes in memory, in bytes. */
  measureBytes: (value: TValue) => number;
}

/** The share that entries which were asked for again may take; the rest is for new ones, which must have a chance to be asked for again. */
const KEPT_SHARE = 0.8;
/** Of an entry besides what it holds: its key, and its place in the lists. */
const OVERHEAD_BYTES = 500;

/**
 * Entries within a number and a size. What only one visitor asked for goes first, then what nobody asked for the longest: somebody
 * who walks through thousands of addresses must not push out what many read (a segmented LRU: Karedla, Love and Wherry, 1994).
 */
export function createPageStore<TValue extends object>(limits: StoreLimits<TValue>): PageStore<TValue> {
  const { max, maxBytes, measureBytes: bytesOf } = limits;
  const sizeCalculation = (value: TValue, key: string) =>
    Math.ceil(bytesOf(value)) + key.length + OVERHEAD_BYTES;
  // `max` makes room for as many at once; the limits below are kept by hand, because they count for both together.
  const once = new LRUCache<string, TValue>({ max, maxSize: Number.MAX_SAFE_INTEGER, sizeCalculation });
  const again = new LRUCache<string, TValue>({ max, maxSize: Number.MAX_SAFE_INTEGER, sizeCalculation });

  function makeRoom(): void {
    while (again.size > max * KEPT_SHARE || again.calculatedSize > maxBytes * KEPT_SHARE) {
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
      // It would push out all others before itself.
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
  };
}
