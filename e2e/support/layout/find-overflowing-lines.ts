/** Lines that overflow their button or card. Evaluated in the page; requires `installLines` and `installPaint`. */
export function findOverflowingLines(): string[] {
  /** In pixels. Letters may slightly overhang an edge. */
  const ROUNDING = 2;
  const { getContainer, getName } = window.geometry;
  const { texts, toLines } = window.lines;
  const { hasEdges } = window.paint;

  /** The painted box behind it, except the page itself. */
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
