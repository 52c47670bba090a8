import type { Rect, Span } from './geometry.ts';
import type { Item } from './read-layout.ts';

/** Pairs of items that overlap although neither contains the other. */
export function findOverlaps(items: readonly Item[]): string[] {
  const downwards = items.toSorted((a, b) => a.box.top - b.box.top);
  return downwards.flatMap((upper, at) => {
    const found: string[] = [];
    for (const lower of downwards.slice(at + 1)) {
      if (lower.box.top >= upper.box.bottom) break;
      if (upper.layer === lower.layer && !isNested(upper, lower) && meet(upper.box, lower.box)) {
        found.push(`${upper.name} and ${lower.name}`);
      }
    }
    return found;
  });
}

export const isNested = (
  { span: [a, endOfA] }: { span: Span },
  { span: [b, endOfB] }: { span: Span },
): boolean => (a <= b && b <= endOfA) || (b <= a && a <= endOfB);

/** By more than one pixel, because smaller overlaps are rounding. */
const meet = (a: Rect, b: Rect): boolean =>
  Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1 &&
  Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 1;
