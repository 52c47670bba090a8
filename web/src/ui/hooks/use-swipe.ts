import { useRef, type MouseEvent, type PointerEvent, type RefObject } from 'react';

/** A pointer that moves by more than this many pixels while down is a swipe, not a click. */
const BEGINS = 8;
/** The distance in pixels from which a swipe turns. */
const TURNS = 40;
/** The maximum distance in pixels that the content follows the pointer. */
const FOLLOWS = 120;

interface Swipe {
  pointer: number;
  x: number;
  y: number;
  underway: boolean;
}

/**
 * Turns content by a sideways swipe with finger, pen or mouse: 1 is forward, -1 back. During a swipe the element has
 * `data-swiping`, and `--swipe` with the pointer's distance. A swipe that ends on a link does not open it. Give the
 * element `touch-action: pan-y pinch-zoom`, or the browser handles the gesture itself.
 */
export function useSwipe(element: RefObject<HTMLElement | null>, turn: (direction: 1 | -1) => void) {
  const swipe = useRef<Swipe>(undefined);
  const swiped = useRef(false);

  function follow(way: number) {
    const limited = Math.max(-FOLLOWS, Math.min(FOLLOWS, way));
    element.current?.setAttribute('data-swiping', '');
    element.current?.style.setProperty('--swipe', `${limited}px`);
  }

  function end() {
    swipe.current = undefined;
    element.current?.removeAttribute('data-swiping');
    element.current?.style.removeProperty('--swipe');
  }

  return {
    onPointerDown({ isPrimary, button, pointerId: pointer, clientX: x, clientY: y }: PointerEvent) {
      if (!isPrimary || button !== 0) return;
      swiped.current = false;
      swipe.current = { pointer, x, y, underway: false };
    },
    onPointerMove({ pointerId, clientX, clientY }: PointerEvent) {
      const { current } = swipe;
      if (!current || current.pointer !== pointerId) return;
      const way = clientX - current.x;
      if (!current.underway) {
        const sideways = Math.abs(way) > BEGINS && Math.abs(way) > Math.abs(clientY - current.y);
        if (!sideways) return;
        current.underway = true;
        swiped.current = true;
        element.current?.setPointerCapture(pointerId);
      }
      follow(way);
    },
    onPointerUp({ pointerId, clientX }: PointerEvent) {
      const { current } = swipe;
      if (!current || current.pointer !== pointerId) return;
      end();
      const way = clientX - current.x;
      if (current.underway && Math.abs(way) >= TURNS) turn(way < 0 ? 1 : -1);
    },
    onPointerCancel: end,
    // Links and pictures are draggable: the browser would capture the pointer.
    onDragStart: (event: MouseEvent) => event.preventDefault(),
    onClickCapture(event: MouseEvent) {
      // `detail` is 0 for clicks by keyboard.
      if (!swiped.current || event.detail === 0) return;
      swiped.current = false;
      event.preventDefault();
      event.stopPropagation();
    },
  };
}
