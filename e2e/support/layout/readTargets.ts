/** What a finger or a mouse has to hit. */
export interface Target {
  name: string;
  /** How far it can be hit to the sides and up and down of its middle, in pixels; no further than what was asked about. */
  width: number;
  height: number;
  /** The middle of its box, from the page's corner. */
  middle: { x: number; y: number };
  /** Words stand beside it in its line, which is as high as they are. */
  isInSentence: boolean;
}

/**
 * To be evaluated in the page, after `installGeometry`. It tries points: what a link covers by a pseudo-element belongs to
 * it, what something else lies over does not.
 * @param enough pixels; what is larger than this is told as this
 */
export function readTargets(enough: number): Target[] {
  const CONTROLS =
    'a[href], button, input:not([type=hidden]), select, textarea, summary, [tabindex="0"][role], audio[controls]';
  const { root, isShown, seen, openedRound, nameOf } = window.geometry;

  /** A checkbox or radio button is hit by its words too. */
  const labelOf = (control: Element): Element | null =>
    control.matches('[type=checkbox], [type=radio]') && control instanceof HTMLInputElement
      ? (control.labels?.[0] ?? null)
      : null;

  const isHit = (control: Element, x: number, y: number): boolean => {
    const hit = document.elementFromPoint(x, y);
    return hit !== null && (control.contains(hit) || labelOf(control)?.contains(hit) === true);
  };

  /** Through a point, one way and back, as long as it is the control that is hit. */
  function reach(control: Element, x: number, y: number, right: 0 | 1, down: 0 | 1): number {
    const isHitAt = (far: number): boolean => isHit(control, x + far * right, y + far * down);
    if (!isHitAt(0)) return 0;
    // Most are as large as they should be: two points tell.
    const half = enough / 2 - 1;
    if (isHitAt(half) && isHitAt(-half)) return enough;
    let [before, after] = [0, 0];
    // Between two lines of a link is a gap.
    const goesOn = (far: number, step: 1 | -1): boolean => isHitAt(far + step) || isHitAt(far + 4 * step);
    while (1 + before + after < enough && goesOn(after, 1)) after += 1;
    while (1 + before + after < enough && goesOn(-before, -1)) before += 1;
    return 1 + before + after;
  }

  /** Of a link that covers its card, where nothing else on the card may be in the way. */
  function placesOnCover(control: Element): { x: number; y: number }[] {
    const { content, position } = getComputedStyle(control, '::after');
    const card =
      control instanceof HTMLElement && content !== 'none' && position === 'absolute' && control.offsetParent;
    if (!card) return [];
    const { left, top, width, height } = card.getBoundingClientRect();
    const parts = [1 / 4, 1 / 2, 3 / 4];
    return parts.flatMap((across) =>
      parts.map((down) => ({ x: left + across * width, y: top + down * height })),
    );
  }

  /** The block that it stands in says something beside what its controls say. */
  function isInSentence(control: Element): boolean {
    if (!getComputedStyle(control).display.startsWith('inline')) return false;
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
    const shown = labelOf(control) ?? control;
    if (!isShown(shown)) return [];
    // Of a link in two lines, the longer part.
    const largest = () =>
      [...shown.getClientRects()].toSorted((a, b) => b.width * b.height - a.width * a.height)[0];
    const first = largest();
    const part = first && seen(first, shown, 'itself').part;
    // What a row has scrolled away is hit when it is scrolled back.
    if (!first || !part || part.right - part.left < first.width - 1) return [];
    const middleOf = ({ left, top, right, bottom }: DOMRect) => ({
      x: (left + right) / 2,
      y: (top + bottom) / 2,
    });
    const { x, y } = middleOf(first);
    // All that is asked about must lie in the window, and nothing that stays at its top over it.
    if (y < enough || y > window.innerHeight - enough || !isHit(control, x, y)) {
      shown.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' });
    }
    const middle = middleOf(largest() ?? first);
    const top = document.elementFromPoint(middle.x, middle.y);
    const isUnderWhatOpened = openedRound(top) !== null && openedRound(top) !== openedRound(control);
    if (middle.y < 0 || isUnderWhatOpened) return [];
    let best = { width: 0, height: 0 };
    for (const { x, y } of [middle, ...placesOnCover(control)]) {
      const size = { width: reach(control, x, y, 1, 0), height: reach(control, x, y, 0, 1) };
      if (Math.min(size.width, size.height) > Math.min(best.width, best.height)) best = size;
      if (Math.min(best.width, best.height) >= enough) break;
    }
    return [
      {
        name: nameOf(control),
        ...best,
        middle: { x: middle.x + window.scrollX, y: middle.y + window.scrollY },
        isInSentence: isInSentence(control),
      },
    ];
  }

  const targets = [...root().querySelectorAll(CONTROLS)].flatMap((control) => read(control));
  window.scrollTo({ top: 0, behavior: 'instant' });
  return targets;
}
