import type { Target } from './readTargets.ts';

/** It is measured in whole pixels, from where the middle is. */
const ROUNDING = 1;

/** Those that are smaller than `side` pixels either way; what stands in a sentence is as high as that. */
export const smallTargets = (targets: readonly Target[], side: number): string[] =>
  targets
    .filter(({ width, height, isInSentence }) => !isInSentence && Math.min(width, height) < side - ROUNDING)
    .map(({ name, width, height }) => `${name}: ${width} × ${height}`);

/** The same, but those that have room round them: a circle of `side` pixels round the middle meets no other's. */
export function crampedTargets(targets: readonly Target[], side: number): string[] {
  const small = targets.filter((target) => smallTargets([target], side).length > 0);
  const isNear = (a: Target, b: Target): boolean =>
    a !== b && Math.hypot(a.middle.x - b.middle.x, a.middle.y - b.middle.y) < side;
  return smallTargets(
    small.filter((target) => targets.some((other) => isNear(target, other))),
    side,
  );
}
