import { useRef, useState, type FocusEvent, type KeyboardEvent, type MouseEvent } from 'react';
import { useSwipe } from '../../../ui/hooks/use-swipe';
import { wrap } from '../../../ui/hooks/track-positions';

const TURNS = new Map<string, 1 | -1>([
  ['ArrowLeft', -1],
  ['ArrowRight', 1],
]);

/** Which of so many items is the active one, whether buttons, keys, the focus or a finger made it so. */
export function useCarousel(count: number) {
  const list = useRef<HTMLUListElement>(null);
  const [active, setActive] = useState(0);

  const turn = (direction: 1 | -1) => setActive((place) => wrap(place + direction, count));
  const { onClickCapture: stopAfterSwipe, ...swipe } = useSwipe(list, turn);

  return {
    active,
    turn,
    /** For the element that holds the list and its buttons. */
    keys: {
      onKeyDown(event: KeyboardEvent) {
        const direction = TURNS.get(event.key);
        if (!direction || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
        event.preventDefault();
        turn(direction);
        // From a link the focus goes along: the item that it is in may be hidden next.
        if (!list.current?.contains(document.activeElement)) return;
        const next = list.current.children[wrap(active + direction, count)];
        next?.querySelector('a')?.focus({ preventScroll: true });
      },
    },
    listProps: {
      ref: list,
      ...swipe,
      // What the keyboard comes to is shown whole.
      onFocus({ target }: FocusEvent) {
        if (target.matches(':focus-visible')) setActive(getPlace(list.current, target));
      },
      onClickCapture(event: MouseEvent) {
        stopAfterSwipe(event);
        // The edge of a neighbour brings it in: nobody could read where its link leads. A screen reader's click has no place.
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

/** Browsers round: a pixel more is still whole. */
function isWhollyIn(list: Element, item: Element): boolean {
  const [frame, box] = [list.getBoundingClientRect(), item.getBoundingClientRect()];
  return box.left >= frame.left - 1 && box.right <= frame.right + 1;
}
