/** Has jobs of one wait for each other, in the order they came; those of others go on beside them. */
export function createTurns(): <T>(whose: string, job: () => Promise<T>) => Promise<T> {
  const last = new Map<string, Promise<unknown>>();
  return (whose, job) => {
    const turn = (last.get(whose) ?? Promise.resolve()).then(job);
    // Whoever comes next does not fail with this one.
    const over = turn.then(
      () => undefined,
      () => undefined,
    );
    last.set(whose, over);
    void over.then(() => last.get(whose) === over && last.delete(whose));
    return turn;
  };
}
