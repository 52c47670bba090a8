import { useLayoutEffect, useRef, type MouseEvent } from 'react';

/** Longer than a double click takes. */
const STEADY_MS = 700;

/**
 * When a row has gone, another one is where its button was: for a moment, clicks on buttons are ignored, so that the
 * second one of a double click does not act on it. Keys are not: the focus does not move to another row.
 * @param ids of the rows
 */
export function useSteadyRows(ids: readonly (string | number)[]) {
  const before = useRef(ids);
  const movedAt = useRef(Number.NEGATIVE_INFINITY);
  useLayoutEffect(() => {
    if (before.current.some((id) => !ids.includes(id))) movedAt.current = performance.now();
    before.current = ids;
  });
  return {
    onClickCapture(event: MouseEvent) {
      const isButton = event.target instanceof Element && event.target.closest('button') !== null;
      if (!isButton || event.detail === 0 || performance.now() - movedAt.current > STEADY_MS) return;
      event.preventDefault();
      event.stopPropagation();
    },
  };
}
