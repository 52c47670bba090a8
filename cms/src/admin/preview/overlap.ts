/** How far two sets are the same, from 0 to 1. */
export function getOverlap<T>(one: ReadonlySet<T>, other: ReadonlySet<T>): number {
  const common = [...one].filter((item) => other.has(item)).length;
  return common === 0 ? 0 : common / (one.size + other.size - common);
}

/** The set that has most in common with the wanted one; the first of several. */
export function findMostAlike<Key, T>(
  sets: Iterable<readonly [Key, ReadonlySet<T>]>,
  wanted: ReadonlySet<T>,
): Key | undefined {
  let best: { key: Key; overlap: number } | undefined;
  for (const [key, set] of sets) {
    const overlap = getOverlap(set, wanted);
    if (overlap > (best?.overlap ?? 0)) best = { key, overlap };
  }
  return best?.key;
}
