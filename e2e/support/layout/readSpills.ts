/** Lines that lie beside or below the button or card that they stand in. To be evaluated in the page, after `installLines` and `installPaint`. */
export function readSpills(): string[] {
  /** Pixels: letters may lean over an edge. */
  const ROUNDING = 2;
  const { getContainer, getName } = window.geometry;
  const { texts, toLines } = window.lines;
  const { hasEdges } = window.paint;

  /** What is painted behind it, unless that is the page. */
  function cardRound(element: Element | null): Element | undefined {
    if (!element || element === document.body || element === document.documentElement) return undefined;
    const style = getComputedStyle(element);
    const isBox = !/^(inline|contents)$/.test(style.display);
    return isBox && hasEdges(style) ? element : cardRound(getContainer(element));
  }

  return texts()
    .flatMap(toLines)
    .flatMap(({ name, holder, part }) => {
      const card = cardRound(holder);
      if (!card || !part) return [];
      const { left, top, right, bottom } = card.getBoundingClientRect();
      const isOut =
        part.left < left - ROUNDING ||
        part.right > right + ROUNDING ||
        part.top < top - ROUNDING ||
        part.bottom > bottom + ROUNDING;
      return isOut ? [`${name} out of ${getName(card)}`] : [];
    });
}
