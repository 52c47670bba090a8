import type { Rect } from './geometry.ts';
import { isInOther } from './findOverlaps.ts';
import type { Target } from './readTargets.ts';

/** Pixels. */
const ROUNDING = 0.5;

/** Those that are smaller than `side` pixels either way; what stands in a sentence is as high as that. */
export const smallTargets = (targets: readonly Target[], side: number): string[] =>
  targets
    .filter(({ width, height, isInSentence }) => !isInSentence && Math.min(width, height) < side - ROUNDING)
    .map(({ name, width, height }) => `${name}: ${Math.round(width)} × ${Math.round(height)}`);

/**
 * The same, but for those that have room round them (WCAG 2.2, 2.5.8): a circle of `side` pixels round the middle meets
 * no other target, and no other's circle.
 */
export function crampedTargets(targets: readonly Target[], side: number): string[] {
  const small = targets.filter((target) => smallTargets([target], side).length > 0);
  const isNear = (a: Target, b: Target): boolean =>
    a !== b &&
    !isInOther(a, b) &&
    (b.boxes.some((box) => distanceTo(box, a.middle) < side / 2 - ROUNDING) ||
      (small.includes(b) && Math.hypot(a.middle.x - b.middle.x, a.middle.y - b.middle.y) < side));
  return smallTargets(
    small.filter((target) => targets.some((other) => isNear(target, other))),
    side,
  );
}

/** Nought from within. */
const distanceTo = ({ left, top, right, bottom }: Rect, { x, y }: Target['middle']): number =>
  Math.hypot(Math.max(left - x, x - right, 0), Math.max(top - y, y - bottom, 0));
