import type { Rect, Span } from './geometry.ts';

/** What a finger or a mouse has to hit. */
export interface Target {
  name: string;
  /** How far it can be hit to the sides and up and down of its middle, in pixels; no further than what was asked about. */
  width: number;
  height: number;
  /** The middle of its box, from the page's corner. */
  middle: { x: number; y: number };
  /** What it takes, of a link each line, from there too. */
  boxes: Rect[];
  span: Span;
  /** Words stand beside it in its line, which is as high as they are. */
  isInSentence: boolean;
}

/**
 * To be evaluated in the page, after `installPaint`. It tries points: what a link covers by a pseudo-element belongs to
 * it, what something else lies over does not.
 * @param enough pixels; what is larger than this is told as this
 */
export function readTargets(enough: number): Target[] {
  const CONTROLS =
    'a[href], button, input:not([type=hidden]), select, textarea, summary, [tabindex="0"][role], audio[controls]';
  const { root, isShown, seen, openedRound, fixedRound, countOut, getName } = window.geometry;
  const { hasEdges } = window.paint;
  const getSpan = countOut();

  /** A checkbox or radio button is hit by its words too. */
  const getLabel = (control: Element): Element | null =>
    control.matches('[type=checkbox], [type=radio]') && control instanceof HTMLInputElement
      ? (control.labels?.[0] ?? null)
      : null;

  /** A list of suggestions or an alert lies over it for a moment: what is under that is no smaller for it. */
  function isUnderSomethingPassing(control: Element, hit: Element, x: number, y: number): boolean {
    const over = openedRound(hit) ?? fixedRound(hit);
    if (!over || over.contains(control)) return false;
    return [...(getLabel(control) ?? control).getClientRects()].some(
      ({ left, top, right, bottom }) => x >= left && x < right && y >= top && y < bottom,
    );
  }

  const isHit = (control: Element, x: number, y: number): boolean => {
    const hit = document.elementFromPoint(x, y);
    if (hit === null) return false;
    return (
      control.contains(hit) ||
      getLabel(control)?.contains(hit) === true ||
      isUnderSomethingPassing(control, hit, x, y)
    );
  };

  /** Through a pixel, one way and back, as long as it is the control that is hit. `sides` are its boxes' own. */
  function reach(isHitAt: (far: number) => boolean, sides: readonly number[]): number {
    if (!isHitAt(0)) return 0;
    // Most are as large as they should be: two pixels tell.
    const half = enough / 2;
    const isEnough = isHitAt(-half) && isHitAt(half - 1);
    if (isEnough && (isHitAt(-half - 1) || isHitAt(half))) return enough;
    const size = isEnough ? enough : Math.min(1 + edge(isHitAt, 1) + edge(isHitAt, -1), enough);
    // A pixel of which only a part is the control's may be told as its own, or as its neighbour's.
    return sides.find((side) => Math.abs(side - size) <= 1) ?? size;
  }

  function edge(isHitAt: (far: number) => boolean, way: 1 | -1): number {
    let far = 0;
    // Between two lines of a link is a gap.
    while (far < enough && (isHitAt(way * (far + 1)) || isHitAt(way * (far + 4)))) far += 1;
    return far;
  }

  /** Of a link that covers its card. */
  function getCard(control: Element): Element | null {
    const { content, position } = getComputedStyle(control, '::after');
    const isCover = content !== 'none' && position === 'absolute';
    return isCover && control instanceof HTMLElement ? control.offsetParent : null;
  }

  /** Where nothing else on the card may be in the way. */
  function placesOnCover(control: Element): { x: number; y: number }[] {
    const card = getCard(control);
    if (!card) return [];
    const { left, top, width, height } = card.getBoundingClientRect();
    const parts = [1 / 4, 1 / 2, 3 / 4];
    return parts.flatMap((across) =>
      parts.map((down) => ({ x: left + across * width, y: top + down * height })),
    );
  }

  /** Words like those beside it, and as high: a line holds all of it, and there is no box round it. */
  function isOfWords(control: Element): boolean {
    const style = getComputedStyle(control);
    if (style.display === 'inline') return true;
    return (
      style.display.startsWith('inline') &&
      !hasEdges(style) &&
      control.textContent.trim() !== '' &&
      control.getBoundingClientRect().height <= parseFloat(style.lineHeight) + 1
    );
  }

  /** The block that it stands in says something beside what its controls say. */
  function isInSentence(control: Element): boolean {
    if (!isOfWords(control)) return false;
    let block = control.parentElement;
    while (block && /^(inline|contents)$/.test(getComputedStyle(block).display)) block = block.parentElement;
    if (!block || !/^(block|list-item|table-cell|flow-root)$/.test(getComputedStyle(block).display))
      return false;
    const texts = document.createTreeWalker(block, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const holder = text.parentElement;
      const isWord = /\p{L}/u.test(text.textContent ?? '') && holder && isShown(holder);
      if (isWord && !holder.closest(CONTROLS)) return true;
    }
    return false;
  }

  function read(control: Element): Target[] {
    const shown = getLabel(control) ?? control;
    if (!isShown(shown)) return [];
    // Of a link in two lines, the longer part.
    const largest = () =>
      [...shown.getClientRects()].toSorted((a, b) => b.width * b.height - a.width * a.height)[0];
    const first = largest();
    const part = first && seen(first, shown, 'itself').part;
    // What a row has scrolled away is hit when it is scrolled back.
    if (!first || !part || part.right - part.left < first.width - 1) return [];
    const getMiddle = ({ left, top, right, bottom }: DOMRect) => ({
      x: (left + right) / 2,
      y: (top + bottom) / 2,
    });
    const { x, y } = getMiddle(first);
    // All that is asked about must lie in the window, and nothing that stays at its top or its foot over it.
    if (y < enough || y > window.innerHeight - 3 * enough || !isHit(control, x, y)) {
      shown.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' });
    }
    const middle = getMiddle(largest() ?? first);
    const boxes = [control, shown, getCard(control)].flatMap((box) => [...(box?.getClientRects() ?? [])]);
    const top = document.elementFromPoint(middle.x, middle.y);
    const isUnderWhatOpened = openedRound(top) !== null && openedRound(top) !== openedRound(control);
    if (middle.y < 0 || isUnderWhatOpened) return [];
    let best = { width: 0, height: 0 };
    for (const place of [middle, ...placesOnCover(control)]) {
      const [x, y] = [Math.floor(place.x), Math.floor(place.y)];
      const size = {
        width: reach(
          (far) => isHit(control, x + far, y),
          boxes.map(({ width }) => width),
        ),
        height: reach(
          (far) => isHit(control, x, y + far),
          boxes.map(({ height }) => height),
        ),
      };
      if (Math.min(size.width, size.height) > Math.min(best.width, best.height)) best = size;
      if (Math.min(best.width, best.height) >= enough) break;
    }
    return [
      {
        name: getName(control),
        ...best,
        middle: { x: middle.x + window.scrollX, y: middle.y + window.scrollY },
        boxes: boxes.map(({ left, top, right, bottom }) => ({
          left: left + window.scrollX,
          top: top + window.scrollY,
          right: right + window.scrollX,
          bottom: bottom + window.scrollY,
        })),
        span: getSpan(control),
        isInSentence: isInSentence(control),
      },
    ];
  }

  const targets = [...root().querySelectorAll(CONTROLS)].flatMap((control) => read(control));
  window.scrollTo({ top: 0, behavior: 'instant' });
  return targets;
}
