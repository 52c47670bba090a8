import { useRef, useState, type FocusEvent, type KeyboardEvent, type MouseEvent } from 'react';
import { useSwipe } from '../../../ui/hooks/use-swipe';
import { wrap } from '../../../ui/hooks/track-positions';

const TURNS = new Map<string, 1 | -1>([
  ['ArrowLeft', -1],
  ['ArrowRight', 1],
]);

/** The active item of a carousel, set by buttons, keys, focus or swipes. */
export function useCarousel(count: number) {
  const list = useRef<HTMLUListElement>(null);
  const [active, setActive] = useState(0);

  const turn = (direction: 1 | -1) => setActive((place) => wrap(place + direction, count));
  const { onClickCapture: stopAfterSwipe, ...swipe } = useSwipe(list, turn);

  return {
    active,
    turn,
    /** For the element that contains the list and its buttons. */
    keys: {
      onKeyDown(event: KeyboardEvent) {
        const direction = TURNS.get(event.key);
        if (!direction || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
        event.preventDefault();
        turn(direction);
        // If a link has the focus, the focus moves along: the current item may be hidden next.
        if (!list.current?.contains(document.activeElement)) return;
        const next = list.current.children[wrap(active + direction, count)];
        next?.querySelector('a')?.focus({ preventScroll: true });
      },
    },
    listProps: {
      ref: list,
      ...swipe,
      // An item that receives keyboard focus becomes fully visible.
      onFocus({ target }: FocusEvent) {
        if (target.matches(':focus-visible')) setActive(getPlace(list.current, target));
      },
      onClickCapture(event: MouseEvent) {
        stopAfterSwipe(event);
        // A click on the visible edge of a neighbour activates it instead of following the link, whose text the reader
        // cannot see. A screen reader's click has no position (`detail` 0).
        const { target, detail } = event;
        if (detail === 0 || event.isDefaultPrevented() || !(target instanceof Element)) return;
        const item = target.closest('li');
        if (!item || !list.current || isWhollyIn(list.current, item)) return;
        event.preventDefault();
        setActive(getPlace(list.current, item));
      },
    },
  };
}

const getPlace = (list: Element | null, inside: Element): number =>
  Math.max(
    0,
    [...(list?.children ?? [])].findIndex((item) => item.contains(inside)),
  );

/** Browsers round to whole pixels, so one pixel over still counts as fully visible. */
function isWhollyIn(list: Element, item: Element): boolean {
  const [frame, box] = [list.getBoundingClientRect(), item.getBoundingClientRect()];
  return box.left >= frame.left - 1 && box.right <= frame.right + 1;
}
