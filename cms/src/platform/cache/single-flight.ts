import { LRUCache } from 'lru-cache';

type Limits<V> =
  | {
      /** Most entries. */
      max: number;
    }
  | {
      /** Most that all entries take together; what is larger by itself goes to those who wait for it and is not kept. */
      maxSize: number;
      sizeCalculation: (value: V, key: string) => number;
    };

export interface SingleFlightCache<V> {
  /** @returns what is kept at this key, or what `make` makes: once, however many ask meanwhile */
  get(key: string, make: () => Promise<V>): Promise<V>;
}

/**
 * A cache with single-flight: who asks for what is being made waits for that one making. What is thrown reaches all who wait, and is not
 * kept. An entry never changes: what depends on a version has it in its key, and those of old versions, which nobody asks for
 * any more, are the first to go.
 * @param isForOne whether this value or error concerns only who began the making, such as that they ask too often: all others begin again
 */
export function createSingleFlightCache<V extends object | number>(
  limits: Limits<V>,
  isForOne: (outcome: unknown) => boolean = () => false,
): SingleFlightCache<V> {
  const cache = new LRUCache<string, V, () => Promise<V>>({
    ...limits,
    fetchMethod: (_key, _stale, { context: make }) => make(),
    // What was pushed out while it was being made still reaches those who wait.
    ignoreFetchAbort: true,
  });

  async function get(key: string, make: () => Promise<V>): Promise<V> {
    let isOwn = false;
    const makeOwn = () => {
      isOwn = true;
      return make();
    };
    try {
      const value = await cache.forceFetch(key, { context: makeOwn });
      if (isOwn || !isForOne(value)) return value;
    } catch (error) {
      if (isOwn || !isForOne(error)) throw error;
    }
    return get(key, make);
  }
  return { get };
}
