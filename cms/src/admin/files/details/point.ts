import { isObject } from '../../ui/is-object';

/** In percent of a picture's width and height, from the top left. */
export interface Point {
  x: number;
  y: number;
}

export const CENTRE: Point = { x: 50, y: 50 };

/** The focal point of a file; null: its centre. */
export const toPoint = (value: unknown): Point | null =>
  isObject(value) && typeof value.x === 'number' && typeof value.y === 'number'
    ? { x: value.x, y: value.y }
    : null;

const clamp = (percent: number): number => Math.min(100, Math.max(0, Math.round(percent)));

/** Where somebody has pressed in a picture. */
export const pointAt = (
  { clientX, clientY }: { clientX: number; clientY: number },
  { left, top, width, height }: { left: number; top: number; width: number; height: number },
): Point => ({
  x: clamp(((clientX - left) / width) * 100),
  y: clamp(((clientY - top) / height) * 100),
});

const STEP = 2;
const ARROWS: Readonly<Record<string, Point>> = {
  ArrowLeft: { x: -STEP, y: 0 },
  ArrowRight: { x: STEP, y: 0 },
  ArrowUp: { x: 0, y: -STEP },
  ArrowDown: { x: 0, y: STEP },
};

/** The point after an arrow key; undefined: the key moves nothing. */
export function movePoint({ x, y }: Point, key: string): Point | undefined {
  const step = ARROWS[key];
  return step && { x: clamp(x + step.x), y: clamp(y + step.y) };
}

/** How `object-position` writes it. */
export const toPosition = ({ x, y }: Point): string => `${x}% ${y}%`;
