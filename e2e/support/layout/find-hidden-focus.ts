import type { FocusStop } from './read-focus-stops.ts';

/** Focus stops without a sufficiently visible focus (WCAG 2.2, 1.4.11, 2.4.7 and 2.4.11). */
export const findHiddenFocus = (stops: readonly FocusStop[]): string[] =>
  stops.flatMap(({ name, ring, lost, colors, isCovered }) => {
    const contrast = Math.min(...colors.map((seen) => getContrast(seen.ring, seen.ground)));
    return [
      ...(ring < 2 ? [`${name}: no ring`] : []),
      ...(lost.length > 0 ? [`${name}: its ring is cut off: ${lost.join(', ')}`] : []),
      ...(contrast < 3 ? [`${name}: its ring has a contrast of ${contrast}`] : []),
      ...(isCovered ? [`${name}: something lies over it`] : []),
    ];
  });

function getContrast(one: readonly number[], other: readonly number[]): number {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}

/** WCAG's relative luminance. */
function luminance(color: readonly number[]): number {
  const [red = 0, green = 0, blue = 0] = color.map((part) => {
    const share = part / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
