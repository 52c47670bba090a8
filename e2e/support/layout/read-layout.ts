import type { Rect, Span } from './geometry.ts';

/** A line of text, a painted control, or an icon on one. */
export interface Item {
  name: string;
  /** Its visible part. */
  box: Rect;
  span: Span;
  /** The number of the layer over the page that contains it; 0 for the page itself. */
  layer: number;
}

/** The layout of a page in its window. */
export interface Layout {
  windowWidth: number;
  pageWidth: number;
  /** Elements and lines that extend beyond the left or right edge of the window. */
  outside: string[];
  /** Lines that are partly cut off. */
  cut: string[];
  items: Item[];
}

/** Evaluated in the page; requires `installGeometry` and `installLines`. */
export function readLayout(): Layout {
  const CONTROLS = 'a[href], button, input, select, textarea, summary, label';
  /** One layer for everything fixed in the window, because fixed elements must not overlap. */
  const FIXED = -1;
  const { root, isShown, seen, openedRound, fixedRound, countOut, getName } = window.geometry;
  const { texts, toLines } = window.lines;
  const windowWidth = document.documentElement.clientWidth;
  const getSpan = countOut();
  const shown = [...root().querySelectorAll<HTMLElement | SVGElement>('*')].filter(isShown);

  function getLayer(element: Element): number {
    const opened = openedRound(element);
    if (opened) return getSpan(opened)[0];
    return fixedRound(element) ? FIXED : 0;
  }

  const item = (element: Element, box: Rect, name = getName(element)): Item => ({
    name,
    box,
    span: getSpan(element),
    layer: getLayer(element),
  });

  /** The painted box of a control. The text of a field ends where a button inside it begins. */
  function paintedBox(control: HTMLElement | SVGElement): Rect | undefined {
    const style = getComputedStyle(control);
    const [above, right, below, left] = [
      style.paddingTop,
      style.paddingRight,
      style.paddingBottom,
      style.paddingLeft,
    ].map(parseFloat);
    const box = control.getBoundingClientRect();
    if (control.matches('input, select, textarea')) {
      return {
        left: box.left + (left ?? 0),
        top: box.top + (above ?? 0),
        right: box.right - (right ?? 0),
        bottom: box.bottom - (below ?? 0),
      };
    }
    const isPainted =
      control instanceof SVGElement ||
      !/^rgba\(.*, 0\)$/.test(style.backgroundColor) ||
      (parseFloat(style.borderTopWidth) > 0 && !/^rgba\(.*, 0\)$/.test(style.borderTopColor));
    return isPainted ? box : undefined;
  }

  const lines = texts().flatMap(toLines);
  const controls = shown
    .filter((element) => element.matches(CONTROLS) || (element.matches('svg') && element.closest(CONTROLS)))
    .flatMap((element) => {
      const box = paintedBox(element);
      const { part } = box ? seen(box, element, 'itself') : {};
      return part ? [item(element, part)] : [];
    });
  const leavesWindow = (box: Rect | undefined): boolean =>
    box !== undefined && (box.left < -1 || box.right > windowWidth + 1);
  function isOutside(element: Element): boolean {
    const box = element.getBoundingClientRect();
    return box.width > 0 && box.height > 0 && leavesWindow(seen(box, element, 'itself').part);
  }
  const outside = shown.filter(
    (element) => isOutside(element) && !(element.parentElement && isOutside(element.parentElement)),
  );
  return {
    windowWidth,
    pageWidth: document.documentElement.scrollWidth,
    outside: [
      ...outside.map((element) => getName(element)),
      ...lines.flatMap(({ name, part }) => (leavesWindow(part) ? [name] : [])),
    ],
    cut: lines.flatMap(({ isCut, name }) => (isCut ? [name] : [])),
    items: [
      ...lines.flatMap(({ holder, part, name }) => (part ? [item(holder, part, name)] : [])),
      ...controls,
    ],
  };
}
