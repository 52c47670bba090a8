/** Numbers that look random and are the same on every run: the seed is a picture's name. */
export interface Random {
  /** From `low` (included) to `high` (excluded). */
  between(low: number, high: number): number;
  pick<T>(choices: readonly [T, ...T[]]): T;
}

function hash(text: string): number {
  let value = 0x811c9dc5;
  for (const character of text) value = Math.imul(value ^ (character.codePointAt(0) ?? 0), 0x01000193);
  return value >>> 0;
}

/** mulberry32 over an FNV-1a hash of the name. */
export function seeded(name: string): Random {
  let state = hash(name);
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
  return {
    between: (low, high) => low + next() * (high - low),
    pick: (choices) => choices[Math.floor(next() * choices.length)] ?? choices[0],
  };
}
