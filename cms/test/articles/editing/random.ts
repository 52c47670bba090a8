/** Numbers that look random and are the same for the same seed (mulberry32). */
export function createRandom(seed: number) {
  let state = seed >>> 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const below = (end: number): number => Math.floor(next() * end);
  const pick = <T>(items: readonly T[]): T => {
    if (items.length === 0) throw new Error('There is nothing to pick from.');
    return items[below(items.length)] as T;
  };
  return {
    /** A whole number from 0, below this one. */
    below,
    between: (first: number, last: number): number => first + below(last - first + 1),
    chance: (part: number): boolean => next() < part,
    pick,
    shuffled<T>(items: readonly T[]): T[] {
      const left = [...items];
      return items.map(() => left.splice(below(left.length), 1)[0] as T);
    },
  };
}

export type Random = ReturnType<typeof createRandom>;
