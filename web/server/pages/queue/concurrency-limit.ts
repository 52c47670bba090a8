/** Too much work is in progress already, of this owner or in total. */
export class ConcurrencyLimitReached extends Error {}

/** The owner of work, and the most that may be in progress at the same time. */
export interface Owner {
  name: string;
  most: number;
}

/**
 * Limits concurrent work. Excess work is rejected before it starts: a client that disconnects leaves its work behind.
 * @param most the maximum in total
 */
export function createConcurrencyLimit(most: number) {
  const underway = new Map<string, number>();
  let all = 0;
  let refused = 0;

  return {
    /**
     * @param owners must all have room, such as a visitor and their network
     * @throws ShareFull without having started
     */
    async run<T>(owners: readonly Owner[], work: () => Promise<T>): Promise<T> {
      const isFull = owners.some((owner) => (underway.get(owner.name) ?? 0) >= owner.most);
      if (all >= most || isFull) {
        refused += 1;
        throw new ConcurrencyLimitReached();
      }
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
    /** What is in progress, and what was rejected since the start. */
    getUsage: () => ({ inProgress: all, refused }),
  };
}
