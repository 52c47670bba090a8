/** Too much is underway already, of this owner or of all. */
export class ShareFull extends Error {}

/** Whose work it is, and how many pieces of it may be underway at once. */
export interface Owner {
  name: string;
  most: number;
}

/**
 * Bounds what is underway. It is refused before it begins: who asks and goes away leaves work behind.
 * @param most pieces of work that may be underway at once
 */
export function createShares(most: number) {
  const underway = new Map<string, number>();
  let all = 0;

  return {
    /**
     * @param owners each of them must have room, such as a visitor and the network they come from
     * @throws ShareFull without having begun
     */
    async run<T>(owners: readonly Owner[], work: () => Promise<T>): Promise<T> {
      const isFull = owners.some((owner) => (underway.get(owner.name) ?? 0) >= owner.most);
      if (all >= most || isFull) throw new ShareFull();
      all += 1;
      for (const { name } of owners) underway.set(name, (underway.get(name) ?? 0) + 1);
      try {
        return await work();
      } finally {
        all -= 1;
        for (const { name } of owners) {
          const left = (underway.get(name) ?? 1) - 1;
          if (left === 0) underway.delete(name);
          else underway.set(name, left);
        }
      }
    },
  };
}
