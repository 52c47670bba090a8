import type { Rect } from './geometry.ts';
import { isNested } from './find-overlaps.ts';
import type { Target } from './read-targets.ts';

/** In pixels. */
const ROUNDING = 0.5;

/** Targets smaller than `side` pixels in either direction. Targets in a sentence have the height of the text. */
export const findSmallTargets = (targets: readonly Target[], side: number): string[] =>
  targets
    .filter(({ width, height, isInSentence }) => !isInSentence && Math.min(width, height) < side - ROUNDING)
    .map(({ name, width, height }) => `${name}: ${Math.round(width)} × ${Math.round(height)}`);

/**
 * The same, except for targets with enough space around them (WCAG 2.2, 2.5.8): a circle of `side` pixels around the
 * middle touches no other target and no other target's circle.
 */
export function findCrampedTargets(targets: readonly Target[], side: number): string[] {
  const small = targets.filter((target) => findSmallTargets([target], side).length > 0);
  const isNear = (a: Target, b: Target): boolean =>
    a !== b &&
    !isNested(a, b) &&
    (b.boxes.some((box) => distanceTo(box, a.middle) < side / 2 - ROUNDING) ||
      (small.includes(b) && Math.hypot(a.middle.x - b.middle.x, a.middle.y - b.middle.y) < side));
  return findSmallTargets(
    small.filter((target) => targets.some((other) => isNear(target, other))),
    side,
  );
}

/** 0 from inside. */
const distanceTo = ({ left, top, right, bottom }: Rect, { x, y }: Target['middle']): number =>
  Math.hypot(Math.max(left - x, x - right, 0), Math.max(top - y, y - bottom, 0));
