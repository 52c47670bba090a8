import { useEffect, useRef, useState, type RefObject } from 'react';

/** Marks that place. */
export const ABOVE_LIST = 'data-above-list';

/**
 * A place above the search of a list, for something as wide as the list. Strapi has an injection zone only at the end of
 * that row, so the row gets an element of ours at its beginning.
 */
export function useSlotAboveList(): { anchor: RefObject<HTMLSpanElement>; slot: HTMLElement | null } {
  const anchor = useRef<HTMLSpanElement>(null);
  const [slot, setSlot] = useState<HTMLElement | null>(null);
  useEffect(() => {
    const row = anchor.current?.parentElement?.parentElement;
    if (!row) return undefined;
    const own = document.createElement('div');
    own.style.inlineSize = '100%';
    own.toggleAttribute(ABOVE_LIST);
    row.prepend(own);
    setSlot(own);
    return () => {
      own.remove();
      setSlot(null);
    };
  }, []);
  return { anchor, slot };
}
