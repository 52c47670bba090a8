import type { Rect } from './geometry.ts';

/** Where the keyboard comes to, with the focus there. */
export interface Stop {
  name: string;
  /** Pixels of the ring; 0 where none is drawn. */
  ring: number;
  /** Of its four sides those that are cut off. */
  lost: string[];
  /** As the ring looks on each colour of what it is drawn on, 0 to 255; nothing, where that is a picture. */
  colors: { ring: number[]; ground: number[] }[];
  /** Whether something else lies over all of it, or it is out of the window. */
  isCovered: boolean;
}

/** A line round a box. */
interface Outline {
  box: Element;
  width: number;
  offset: number;
  color: number[];
}

/**
 * To be evaluated in the page, after `installPaint` and a press of a key: what a script focuses then shows it as what
 * Tab comes to does.
 */
export async function readFocus(): Promise<Stop[]> {
  const STOPS =
    'a[href], button:enabled, input:enabled:not([type=hidden]), select, textarea, summary, audio[controls], [tabindex]:not([tabindex^="-"])';
  const { root, isShown, seen, openedRound, fixedRound, getName } = window.geometry;
  const { getPixel, over, getBackgrounds } = window.paint;

  /** Who may show the ring: the control, what covers its card for it, or the label that is drawn in its place. */
  function getOutlines(control: Element): Outline[] {
    const label = control instanceof HTMLInputElement ? control.labels?.[0] : undefined;
    const holder = control instanceof HTMLElement ? control.offsetParent : null;
    const isPositioned = getComputedStyle(control).position !== 'static';
    const cover = isPositioned ? control : holder;
    const added = getComputedStyle(control, '::after');
    const candidates = [
      ...(isShown(control) ? [{ box: control, style: getComputedStyle(control) }] : []),
      ...(added.content === 'none' ? [] : [{ box: cover ?? control, style: added }]),
      ...(label ? [{ box: label, style: getComputedStyle(label) }] : []),
    ];
    return candidates
      .filter(({ style }) => style.outlineStyle !== 'none')
      .map(({ box, style }) => ({
        box,
        width: parseFloat(style.outlineWidth),
        offset: parseFloat(style.outlineOffset),
        color: getPixel(style.outlineColor),
      }))
      .filter(({ width, color: [, , , opacity = 0] }) => width > 0 && opacity > 0);
  }

  /** What is drawn without the focus too tells nobody of it, wherever it is drawn then. */
  const isSame = (a: Outline, b: Outline): boolean =>
    a.box === b.box && a.width === b.width && a.color.join() === b.color.join();

  const findRing = (control: Element, atRest: readonly Outline[]): Outline | undefined =>
    getOutlines(control).find((outline) => !atRest.some((drawn) => isSame(drawn, outline)));

  /** The sides on which less than two pixels of the ring show, wherever the page is scrolled to. */
  function lostSides(box: Rect, element: Element): string[] {
    const { part } = seen(box, element, 'itself');
    if (!part) return ['all'];
    const { clientWidth, clientHeight, scrollHeight } = document.documentElement;
    const isFixed = root() !== document.body || fixedRound(element) !== null;
    const [start, end] = isFixed ? [0, clientHeight] : [-window.scrollY, scrollHeight - window.scrollY];
    return [
      ...(part.left > box.left + 1 || box.left < -1 ? ['left'] : []),
      ...(part.right < box.right - 1 || box.right > clientWidth + 1 ? ['right'] : []),
      ...(part.top > box.top + 1 || box.top < start - 1 ? ['top'] : []),
      ...(part.bottom < box.bottom - 1 || box.bottom > end + 1 ? ['bottom'] : []),
    ];
  }

  function isCovered(control: Element, shown: Element): boolean {
    const boxes = [...shown.getClientRects()];
    const points = boxes.flatMap(({ left, top, right, bottom, width, height }) => [
      [(left + right) / 2, (top + bottom) / 2],
      [left + width / 8, top + height / 8],
      [right - width / 8, bottom - height / 8],
    ]);
    return !points.some(([x = 0, y = 0]) => {
      const hit = document.elementFromPoint(x, y);
      if (!hit) return false;
      const opened = openedRound(hit);
      const isUnderWhatOpened = opened !== null && opened !== openedRound(control);
      return isUnderWhatOpened || control.contains(hit) || shown.contains(hit) || hit.contains(control);
    });
  }

  function stopAt(control: Element, atRest: readonly Outline[]): Stop {
    const ring = findRing(control, atRest);
    const name = getName(control);
    if (!ring) return { name, ring: 0, lost: [], colors: [], isCovered: false };
    const { box, width, offset, color } = ring;
    const { left, top, right, bottom } = box.getBoundingClientRect();
    const far = width + offset;
    const outer = { left: left - far, top: top - far, right: right + far, bottom: bottom + far };
    const grounds = getBackgrounds(offset < 0 ? box : box.parentElement) ?? [];
    return {
      name,
      ring: width,
      lost: lostSides(outer, box),
      colors: grounds.map((ground) => ({ ring: over(color, ground), ground })),
      isCovered: isCovered(control, box),
    };
  }

  /** Two frames: what the page does about a new focus is drawn in the second. */
  async function answered(): Promise<void> {
    for (let frame = 0; frame < 2; frame += 1) {
      await new Promise((drawn) => requestAnimationFrame(drawn));
    }
  }

  const stops: Stop[] = [];
  for (const control of root().querySelectorAll<HTMLElement | SVGElement>(STOPS)) {
    const label = control instanceof HTMLInputElement ? (control.labels?.[0] ?? control) : control;
    if (control.tabIndex < 0 || (!isShown(control) && !isShown(label))) continue;
    if (document.activeElement === control) control.blur();
    const atRest = getOutlines(control);
    control.focus();
    if (document.activeElement !== control) continue;
    const stop = stopAt(control, atRest);
    const showsAtOnce = stop.lost.length === 0 && !stop.isCovered;
    // A carousel turns to what has the focus.
    if (!showsAtOnce) await answered();
    stops.push(showsAtOnce ? stop : stopAt(control, atRest));
  }
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  window.scrollTo({ top: 0, behavior: 'instant' });
  return stops;
}
