/** Too much is underway already, of this owner or of all. */
export class ShareFull extends Error {}

interface Limits {
  /** Pieces of work that may be underway at once. */
  most: number;
  /** The same for one owner. */
  mostOfOwner: number;
}

/** Bounds what is underway. It is refused before it begins: who asks and goes away leaves work behind. */
export function createShares({ most, mostOfOwner }: Limits) {
  const underway = new Map<string, number>();
  let all = 0;

  return {
    /** @throws ShareFull without having begun */
    async run<T>(owner: string, work: () => Promise<T>): Promise<T> {
      const ofOwner = underway.get(owner) ?? 0;
      if (all >= most || ofOwner >= mostOfOwner) throw new ShareFull();
      all += 1;
      underway.set(owner, ofOwner + 1);
      try {
        return await work();
      } finally {
        all -= 1;
        const left = (underway.get(owner) ?? 1) - 1;
        if (left === 0) underway.delete(owner);
        else underway.set(owner, left);
      }
    },
  };
}
