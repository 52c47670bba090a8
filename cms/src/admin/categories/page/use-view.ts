import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';

const SEARCH = 'search';
const OPEN = 'open';

/** What the page shows. It is in the address, so that leaving a form leads back to the same place. */
export function useView() {
  const [params, setParams] = useSearchParams();
  const [activeId, setActiveId] = useState<number>();
  const search = params.get(SEARCH) ?? '';
  const expanded: ReadonlySet<number> = new Set(
    (params.get(OPEN) ?? '').split('.').filter(Boolean).map(Number),
  );
  const set = (changes: Readonly<Record<string, string>>) =>
    setParams(
      (before) => {
        const next = new URLSearchParams(before);
        for (const [name, value] of Object.entries(changes)) {
          if (value) next.set(name, value);
          else next.delete(name);
        }
        return next;
      },
      { replace: true },
    );
  const open = (ids: Iterable<number>) => set({ [OPEN]: [...ids].join('.') });
  return {
    search,
    expanded,
    activeId,
    setActiveId,
    setSearch: (text: string) => set({ [SEARCH]: text }),
    open,
    expand: (id: number, isExpanded: boolean) =>
      open(isExpanded ? [...expanded, id] : [...expanded].filter((one) => one !== id)),
    /** Opens a topic, and goes to a category in it. */
    show: (topicId: number, id: number) => {
      set({ [SEARCH]: '', [OPEN]: [...new Set([...expanded, topicId])].join('.') });
      setActiveId(id);
    },
  };
}

export type View = ReturnType<typeof useView>;
