import type { Rect } from './geometry.ts';

/** An element that the keyboard reaches, while it has the focus. */
export interface FocusStop {
  name: string;
  /** Width of the focus ring in pixels; 0 if none is drawn. */
  ring: number;
  /** Sides of the ring that are cut off. */
  lost: string[];
  /** The ring's colour on each background colour, 0 to 255; empty if the background is an image. */
  colors: { ring: number[]; ground: number[] }[];
  /** Whether it is completely covered or outside the window. */
  isCovered: boolean;
}

/** The outline of a box. */
interface Outline {
  box: Element;
  width: number;
  offset: number;
  color: number[];
}

/**
 * Evaluated in the page; requires `installPaint` and a key press before it. After a key press, browsers show the focus
 * ring of elements that a script focuses, as with Tab.
 */
export async function readFocusStops(): Promise<FocusStop[]> {
  const STOPS =
    'a[href], button:enabled, input:enabled:not([type=hidden]), select, textarea, summary, audio[controls], [tabindex]:not([tabindex^="-"])';
  const { root, isShown, seen, openedRound, fixedRound, getName } = window.geometry;
  const { getPixel, over, getBackgrounds } = window.paint;

  /**
   * Candidates for showing the ring: the control, its pseudo-element that covers a card, or the label that is drawn
   * instead of it.
   */
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

  /** An outline that is also drawn without focus does not indicate it, even if its position changes. */
  const isSame = (a: Outline, b: Outline): boolean =>
    a.box === b.box && a.width === b.width && a.color.join() === b.color.join();

  const findRing = (control: Element, atRest: readonly Outline[]): Outline | undefined =>
    getOutlines(control).find((outline) => !atRest.some((drawn) => isSame(drawn, outline)));

  /** The sides of the ring with fewer than two visible pixels at any scroll position. */
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

  function stopAt(control: Element, atRest: readonly Outline[]): FocusStop {
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

  /** Waits for two frames, because the page's reaction to a focus change is drawn in the second. */
  async function waitForReaction(): Promise<void> {
    for (let frame = 0; frame < 2; frame += 1) {
      await new Promise((drawn) => requestAnimationFrame(drawn));
    }
  }

  const stops: FocusStop[] = [];
  for (const control of root().querySelectorAll<HTMLElement | SVGElement>(STOPS)) {
    const label = control instanceof HTMLInputElement ? (control.labels?.[0] ?? control) : control;
    if (control.tabIndex < 0 || (!isShown(control) && !isShown(label))) continue;
    if (document.activeElement === control) control.blur();
    const atRest = getOutlines(control);
    control.focus();
    if (document.activeElement !== control) continue;
    const stop = stopAt(control, atRest);
    const showsAtOnce = stop.lost.length === 0 && !stop.isCovered;
    // A carousel first scrolls to the focused slide.
    if (!showsAtOnce) await waitForReaction();
    stops.push(showsAtOnce ? stop : stopAt(control, atRest));
  }
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  window.scrollTo({ top: 0, behavior: 'instant' });
  return stops;
}
