/**
 * A random selection of the items in random order (Fisher-Yates), each at most once.
 * @param random returns a number from 0 up to, but not including, 1
 */
export function pickSome<T>(items: readonly T[], most: number, random: () => number): T[] {
  const rest = [...items];
  const chosen: T[] = [];
  while (chosen.length < most && rest.length > 0) {
    chosen.push(...rest.splice(Math.floor(random() * rest.length), 1));
  }
  return chosen;
}
