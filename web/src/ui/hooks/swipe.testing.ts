import { fireEvent } from '@testing-library/react';

class TestPointerEvent extends MouseEvent {
  readonly pointerId: number;
  readonly isPrimary: boolean;

  constructor(type: string, { pointerId = 0, isPrimary = false, ...init }: PointerEventInit = {}) {
    super(type, init);
    this.pointerId = pointerId;
    this.isPrimary = isPrimary;
  }
}

/** Tests: adds the pointer events for touch that jsdom lacks. */
export function withPointers() {
  Object.defineProperty(window, 'PointerEvent', { configurable: true, value: TestPointerEvent });
  Element.prototype.setPointerCapture = () => undefined;
}

/** In CSS pixels of the viewport. */
interface Place {
  x: number;
  y?: number;
}

const at = ({ x, y = 0 }: Place): PointerEventInit => ({
  pointerId: 1,
  isPrimary: true,
  button: 0,
  clientX: x,
  clientY: y,
});

/** Tests: a finger touches the first of these points and moves over the others. */
export function drag(element: Element, [first, ...way]: [Place, ...Place[]]) {
  fireEvent.pointerDown(element, at(first));
  for (const place of way) fireEvent.pointerMove(element, at(place));
}

/** Tests: the same, and lifts the finger at the last point. */
export function swipe(element: Element, way: [Place, ...Place[]]) {
  drag(element, way);
  fireEvent.pointerUp(element, at(way.at(-1) ?? way[0]));
}
