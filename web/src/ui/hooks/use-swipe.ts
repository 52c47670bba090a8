import { useRef, type MouseEvent, type PointerEvent, type RefObject } from 'react';

/** Beyond so many pixels a pointer that is down means a swipe, not a click. */
const BEGINS = 8;
/** A swipe of so many pixels turns; a shorter one was not meant. */
const TURNS = 40;
/** What is swiped follows the pointer no farther than this, in pixels. */
const FOLLOWS = 120;

interface Swipe {
  pointer: number;
  x: number;
  y: number;
  underway: boolean;
}

/**
 * Turns what is swiped sideways by finger, pen or mouse: 1 goes on, -1 back. While it is underway the element has
 * `data-swiping` and, as `--swipe`, how far the pointer has gone. A swipe that ends on a link does not open it. Give the
 * element `touch-action: pan-y pinch-zoom`, or the browser takes the finger's way for its own.
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
    // Links and pictures are draggable: the browser would take the pointer away.
    onDragStart: (event: MouseEvent) => event.preventDefault(),
    onClickCapture(event: MouseEvent) {
      // Of the keyboard `detail` is 0.
      if (!swiped.current || event.detail === 0) return;
      swiped.current = false;
      event.preventDefault();
      event.stopPropagation();
    },
  };
}
