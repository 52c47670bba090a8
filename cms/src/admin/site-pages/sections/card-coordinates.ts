import type { KeyboardCoordinateGetter } from '@dnd-kit/core';
import { sortableKeyboardCoordinates } from '@dnd-kit/sortable';

const STEPS: Readonly<Record<string, -1 | 1>> = { ArrowLeft: -1, ArrowRight: 1 };

/** What is one place earlier or later in a list, also in another row; undefined: there is nothing. */
export const getNeighbour = (order: readonly string[], current: string, step: -1 | 1): string | undefined => {
  const index = order.indexOf(current);
  return index === -1 ? undefined : order[index + step];
};

/**
 * Where an arrow moves a card that is held: left and right go through the list, from the end of a row to the next one.
 * Up and down go to the card that is nearest there.
 */
export const getCardCoordinates =
  (order: readonly string[]): KeyboardCoordinateGetter =>
  (event, options) => {
    const step = STEPS[event.code];
    if (step === undefined) return sortableKeyboardCoordinates(event, options);
    event.preventDefault();
    const { over, droppableRects } = options.context;
    const next = getNeighbour(order, String(over?.id ?? options.active), step);
    const rect = next === undefined ? undefined : droppableRects.get(next);
    return rect && { x: rect.left, y: rect.top };
  };
