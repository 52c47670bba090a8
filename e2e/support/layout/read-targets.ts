import type { Rect, Span } from './geometry.ts';

/** A pointer target. */
export interface Target {
  name: string;
  /** The size of the clickable area through its middle, in pixels, capped at the requested size. */
  width: number;
  height: number;
  /** The middle of its box, from the top left corner of the page. */
  middle: { x: number; y: number };
  /** Its boxes, from the same corner. A link has one for each line. */
  boxes: Rect[];
  span: Span;
  /** It is part of a line of text, so its height is the line's height. */
  isInSentence: boolean;
}

/**
 * Evaluated in the page; requires `installPaint`. It tests points, so the area of a link's pseudo-element belongs to
 * the link, and areas covered by something else do not.
 * @param enough size in pixels at which measuring stops; larger targets are reported with this size
 */
export function readTargets(enough: number): Target[] {
  const CONTROLS =
    'a[href], button, input:not([type=hidden]), select, textarea, summary, [tabindex="0"][role], audio[controls]';
  const { root, isShown, seen, openedRound, fixedRound, countOut, getName } = window.geometry;
  const { hasEdges } = window.paint;
  const getSpan = countOut();

  /** Clicking the label of a checkbox or radio button also counts. */
  const getLabel = (control: Element): Element | null =>
    control.matches('[type=checkbox], [type=radio]') && control instanceof HTMLInputElement
      ? (control.labels?.[0] ?? null)
      : null;

  /** Suggestions or an alert may cover it temporarily, which does not make the target smaller. */
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

  /**
   * Measures the size in one direction, in both ways from a pixel, for as long as the control is hit. `sides` are the
   * sizes of its boxes.
   */
  function reach(isHitAt: (far: number) => boolean, sides: readonly number[]): number {
    if (!isHitAt(0)) return 0;
    // Most targets are large enough, which two points can show.
    const half = enough / 2;
    const isEnough = isHitAt(-half) && isHitAt(half - 1);
    if (isEnough && (isHitAt(-half - 1) || isHitAt(half))) return enough;
    const size = isEnough ? enough : Math.min(1 + edge(isHitAt, 1) + edge(isHitAt, -1), enough);
    // A pixel that is only partly covered by the control may count as its own or as its neighbour's.
    return sides.find((side) => Math.abs(side - size) <= 1) ?? size;
  }

  function edge(isHitAt: (far: number) => boolean, way: 1 | -1): number {
    let far = 0;
    // There is a gap between two lines of a link.
    while (far < enough && (isHitAt(way * (far + 1)) || isHitAt(way * (far + 4)))) far += 1;
    return far;
  }

  /** The card that a link covers with its pseudo-element. */
  function getCard(control: Element): Element | null {
    const { content, position } = getComputedStyle(control, '::after');
    const isCover = content !== 'none' && position === 'absolute';
    return isCover && control instanceof HTMLElement ? control.offsetParent : null;
  }

  /** Points on the card that other elements are unlikely to cover. */
  function placesOnCover(control: Element): { x: number; y: number }[] {
    const card = getCard(control);
    if (!card) return [];
    const { left, top, width, height } = card.getBoundingClientRect();
    const parts = [1 / 4, 1 / 2, 3 / 4];
    return parts.flatMap((across) =>
      parts.map((down) => ({ x: left + across * width, y: top + down * height })),
    );
  }

  /** Whether it looks like text: it fits into one line and has no box. */
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

  /** Whether its block contains text outside of controls. */
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
    // For a link in two lines, the longer part.
    const largest = () =>
      [...shown.getClientRects()].toSorted((a, b) => b.width * b.height - a.width * a.height)[0];
    const first = largest();
    const part = first && seen(first, shown, 'itself').part;
    // Targets that are scrolled out of view in a row can be scrolled back.
    if (!first || !part || part.right - part.left < first.width - 1) return [];
    const getMiddle = ({ left, top, right, bottom }: DOMRect) => ({
      x: (left + right) / 2,
      y: (top + bottom) / 2,
    });
    const { x, y } = getMiddle(first);
    // The whole tested area must be inside the window, and not under something fixed at its top or bottom.
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
