import type { Rect } from './geometry.ts';

/** A line of text, a control that is painted, or a drawing on one. */
export interface Item {
  name: string;
  /** What shows of it. */
  box: Rect;
  /** The places, in the page's order, of its element and of the last one in that. */
  span: [number, number];
  /** The place of what opened over the page with this in it; 0 for the page itself. */
  layer: number;
}

/** How a page lies in its window. */
export interface Layout {
  windowWidth: number;
  pageWidth: number;
  /** Elements and lines that reach out of the window at a side. */
  outside: string[];
  /** Lines of which a box cuts off a part. */
  cut: string[];
  items: Item[];
}

/** To be evaluated in the page, after `installGeometry`. */
export function readLayout(): Layout {
  /** Of a line's height: above and below the letters it is empty, and lines that are set tight share that. */
  const LEADING = 0.22;
  const CONTROLS = 'a[href], button, input, select, textarea, summary, label';
  const { root, isShown, seen, openedRound, nameOf } = window.geometry;
  const windowWidth = document.documentElement.clientWidth;
  const place = new Map([...document.querySelectorAll('*')].map((element, at) => [element, at]));
  const shown = [...root().querySelectorAll<HTMLElement | SVGElement>('*')].filter(isShown);

  const lastIn = (element: Element): Element =>
    element.lastElementChild ? lastIn(element.lastElementChild) : element;

  const fixedRound = (element: Element | null): Element | null =>
    !element || getComputedStyle(element).position === 'fixed' ? element : fixedRound(element.parentElement);

  const item = (element: Element, box: Rect, name = nameOf(element)): Item => ({
    name,
    box,
    span: [place.get(element) ?? 0, place.get(lastIn(element)) ?? 0],
    layer: place.get(openedRound(element) ?? fixedRound(element) ?? document.documentElement) ?? 0,
  });

  function linesOf(element: Element) {
    const texts = [...element.childNodes].filter((node) => node instanceof Text && node.data.trim() !== '');
    return texts.flatMap((text) => {
      const range = document.createRange();
      range.selectNodeContents(text);
      return [...range.getClientRects()]
        .filter(({ width }) => width > 1)
        .map(({ left, top, right, bottom, height }) => {
          const letters = { left, top: top + LEADING * height, right, bottom: bottom - LEADING * height };
          const { part, isCut } = seen(letters, element, 'inside');
          const name = `"${(text.textContent ?? '').trim().slice(0, 50)}" in ${nameOf(element)}`;
          return { isCut, name, item: part && item(element, part, name) };
        });
    });
  }

  /** Where a control shows that it is one. What is typed into a field ends where the button in it begins. */
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

  const lines = shown.flatMap((element) => linesOf(element));
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
      ...outside.map((element) => nameOf(element)),
      ...lines.flatMap(({ name, item }) => (leavesWindow(item?.box) ? [name] : [])),
    ],
    cut: lines.flatMap(({ isCut, name }) => (isCut ? [name] : [])),
    items: [...lines.flatMap((line) => line.item ?? []), ...controls],
  };
}
