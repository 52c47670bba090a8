import { useLayoutEffect, useRef } from 'react';
import { createGlobalStyle } from 'styled-components';

/** On the cell of a field that is hidden. */
const HIDDEN = 'data-hidden-field';

/** A row without a field that is shown takes no room either. */
const HideCells = createGlobalStyle`
  form [${HIDDEN}],
  form div:has(> [${HIDDEN}]):not(:has(> :not([${HIDDEN}]))) {
    display: none !important;
  }
`;

/**
 * Beside the label of a field, and not shown: hides the field, whose value stays. Strapi's own conditions would drop the
 * value when the form is saved.
 */
export function HideField({ isHidden }: { isHidden: boolean }) {
  const marker = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => {
    // A row without a visible field is hidden as well, and no grid then.
    const cell = marker.current?.closest(`[${HIDDEN}]`) ?? findCell(marker.current);
    cell?.toggleAttribute(HIDDEN, isHidden);
  }, [isHidden]);
  return (
    <>
      <HideCells />
      <span ref={marker} hidden />
    </>
  );
}

/** Strapi lays fields out in a grid. */
function findCell(marker: Element | null): Element | null {
  let cell = marker;
  while (cell?.parentElement && !isGrid(cell.parentElement)) cell = cell.parentElement;
  return cell?.parentElement ? cell : null;
}

const isGrid = (element: Element): boolean => getComputedStyle(element).display === 'grid';
