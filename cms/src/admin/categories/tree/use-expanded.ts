import { useState } from 'react';

/** Which topics of a tree are open. */
export function useExpanded(initial: () => Iterable<number>) {
  const [expanded, setExpanded] = useState<ReadonlySet<number>>(() => new Set(initial()));
  const expand = (id: number, isExpanded: boolean) =>
    setExpanded((before) => {
      const next = new Set(before);
      if (isExpanded) next.add(id);
      else next.delete(id);
      return next;
    });
  return { expanded, expand };
}
