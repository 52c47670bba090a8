import type { Rect } from './geometry.ts';

/** Where the keyboard comes to, with the focus there. */
export interface Stop {
  name: string;
  /** Pixels of the ring; 0 where none is drawn. */
  ring: number;
  /** Of its four sides those that are cut off. */
  lost: string[];
  /** Of the ring and of what it is drawn on, 0 to 255; what a picture lies under is not told. */
  colors: { ring: number[]; ground: number[] } | undefined;
  /** Whether something else lies over all of it, or it is out of the window. */
  isCovered: boolean;
}

/**
 * To be evaluated in the page, after `installGeometry` and a press of a key: what a script focuses then shows it as what
 * Tab comes to does.
 */
export async function readFocus(): Promise<Stop[]> {
  const STOPS =
    'a[href], button:enabled, input:enabled:not([type=hidden]), select, textarea, summary, audio[controls], [tabindex]:not([tabindex^="-"])';
  const { root, isShown, seen, openedRound, nameOf } = window.geometry;
  const canvas = document.createElement('canvas').getContext('2d', { willReadFrequently: true });

  // A ring that fades in, for a millisecond even, has the colour of the text at first.
  const still = new CSSStyleSheet();
  still.replaceSync('*, ::before, ::after { transition: none !important }');
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, still];

  /** As the screen shows it: a style may tell it in other ways. */
  function pixelOf(color: string): number[] {
    if (!canvas) throw new Error('This browser draws nothing.');
    canvas.clearRect(0, 0, 1, 1);
    canvas.fillStyle = color;
    canvas.fillRect(0, 0, 1, 1);
    return [...canvas.getImageData(0, 0, 1, 1).data];
  }

  /** What is painted behind; nothing, where that is a picture. */
  function groundOf(element: Element | null): number[] | undefined {
    if (!element) return [255, 255, 255];
    const { backgroundColor, backgroundImage } = getComputedStyle(element);
    if (backgroundImage !== 'none') return undefined;
    const [red = 0, green = 0, blue = 0, opacity = 0] = pixelOf(backgroundColor);
    return opacity === 255 ? [red, green, blue] : groundOf(element.parentElement);
  }

  /** Who shows the ring: the control, what covers its card for it, or the label that is drawn in its place. */
  function ringOf(control: Element) {
    const label = control instanceof HTMLInputElement ? control.labels?.[0] : undefined;
    const holder = control instanceof HTMLElement ? control.offsetParent : null;
    const isPositioned = getComputedStyle(control).position !== 'static';
    const cover = isPositioned ? control : holder;
    const candidates = [
      ...(isShown(control) ? [{ box: control, style: getComputedStyle(control) }] : []),
      { box: cover ?? control, style: getComputedStyle(control, '::after') },
      ...(label ? [{ box: label, style: getComputedStyle(label) }] : []),
    ];
    return candidates.find(
      ({ style }) => style.outlineStyle !== 'none' && parseFloat(style.outlineWidth) > 0,
    );
  }

  /** The sides on which less than two pixels of the ring show. */
  function lostSides(box: Rect, element: Element): string[] {
    const { part } = seen(box, element, 'itself');
    if (!part) return ['all'];
    const windowWidth = document.documentElement.clientWidth;
    return [
      ...(part.left > box.left + 1 || box.left < -1 ? ['left'] : []),
      ...(part.right < box.right - 1 || box.right > windowWidth + 1 ? ['right'] : []),
      ...(part.top > box.top + 1 ? ['top'] : []),
      ...(part.bottom < box.bottom - 1 ? ['bottom'] : []),
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

  function stopAt(control: Element): Stop {
    const ring = ringOf(control);
    const name = nameOf(control);
    if (!ring) return { name, ring: 0, lost: [], colors: undefined, isCovered: false };
    const [width, offset] = [parseFloat(ring.style.outlineWidth), parseFloat(ring.style.outlineOffset)];
    const { left, top, right, bottom } = ring.box.getBoundingClientRect();
    const far = width + offset;
    const outer = { left: left - far, top: top - far, right: right + far, bottom: bottom + far };
    const ground = groundOf(offset < 0 ? ring.box : ring.box.parentElement);
    return {
      name,
      ring: width,
      lost: lostSides(outer, ring.box),
      colors: ground && { ring: pixelOf(ring.style.outlineColor).slice(0, 3), ground },
      isCovered: isCovered(control, ring.box),
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
    control.focus();
    if (document.activeElement !== control) continue;
    const stop = stopAt(control);
    const showsAtOnce = stop.lost.length === 0 && !stop.isCovered;
    // A carousel turns to what has the focus.
    if (!showsAtOnce) await answered();
    stops.push(showsAtOnce ? stop : stopAt(control));
  }
  document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== still);
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  window.scrollTo({ top: 0, behavior: 'instant' });
  return stops;
}
