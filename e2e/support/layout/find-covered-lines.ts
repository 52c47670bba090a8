/**
 * Lines that are covered by something else at every scroll position. Evaluated in the page; requires `installLines` and
 * `installPaint`.
 */
export function findCoveredLines(): string[] {
  const PICTURES = 'img, video, canvas, iframe, object, embed';
  /** In pixels. For shorter lines, one point is enough. */
  const SHORT = 80;
  const { openedRound, getName } = window.geometry;
  const { texts, toLines } = window.lines;
  const { hides } = window.paint;
  type Line = ReturnType<typeof toLines>[number];

  const solid = new CSSStyleSheet();
  solid.replaceSync('*, ::before, ::after { pointer-events: auto !important }');

  const getOpacity = (element: Element | null): number =>
    element ? parseFloat(getComputedStyle(element).opacity) * getOpacity(element.parentElement) : 1;

  const isAt = (element: Element, x: number, y: number): boolean =>
    [...element.getClientRects()].some(
      ({ left, top, right, bottom }) => left <= x && x <= right && top <= y && y <= bottom,
    );

  /** The styles of its pseudo-elements. */
  const addedTo = (element: Element): CSSStyleDeclaration[] =>
    ['::before', '::after']
      .map((part) => getComputedStyle(element, part))
      .filter(({ content }) => content !== 'none');

  /** It hides what is under it but ignores pointer events, so `elementFromPoint` does not find it. */
  const isMissed = (element: Element): boolean =>
    [getComputedStyle(element), ...addedTo(element)].some(
      (style) => style.pointerEvents === 'none' && (hides(style) || element.matches(PICTURES)),
    );

  function hidesThere(hit: Element, x: number, y: number, isRound: boolean): boolean {
    // Ancestors of the line are painted below it, except for their pseudo-elements.
    const isOwn = !isRound && isAt(hit, x, y);
    const isHidden =
      (isOwn && (hit.matches(PICTURES) || hides(getComputedStyle(hit)))) || addedTo(hit).some(hides);
    return isHidden && getOpacity(hit) > 0.5;
  }

  /** Also undefined if the point is under something that the reader has opened. */
  function coverAt(x: number, y: number, holder: Element): Element | undefined {
    const top = document.elementFromPoint(x, y);
    if (!top || holder.contains(top)) return undefined;
    const pile = document.elementsFromPoint(x, y);
    const own = pile.findIndex((hit) => holder.contains(hit));
    const isHit = own !== -1;
    for (const hit of isHit ? pile.slice(0, own) : pile) {
      const isRound = hit.contains(holder);
      const opened = openedRound(hit);
      if ((isRound && !isHit) || (opened && opened !== openedRound(holder))) return undefined;
      if (hidesThere(hit, x, y, isRound)) return hit;
    }
    return undefined;
  }

  function findCover({ part, holder }: Line): Element | undefined {
    if (!part) return undefined;
    const { left, top, right, bottom } = part;
    // `elementsFromPoint` takes most of the time, so only few points are tested.
    return (right - left < SHORT ? [1 / 2] : [1 / 5, 4 / 5])
      .map((share) => coverAt(left + share * (right - left), (top + bottom) / 2, holder))
      .find((cover) => cover !== undefined);
  }

  const isInWindow = ({ part }: Line): boolean =>
    part !== undefined && part.top > 0 && part.bottom < window.innerHeight;

  const isFree = (line: Line | undefined): boolean =>
    line !== undefined && isInWindow(line) && !findCover(line);

  function coveredIn(text: Text): string[] {
    let lines = toLines(text);
    return lines.flatMap(({ name, part }, at) => {
      if (!part) return [];
      // Near the top, many of the following lines need no more scrolling. In the middle, nothing fixed at an edge
      // covers the line.
      for (const height of [1 / 8, 1 / 2]) {
        if (isFree(lines[at])) return [];
        const { top } = lines[at]?.part ?? part;
        window.scrollBy({ top: top - height * window.innerHeight, behavior: 'instant' });
        lines = toLines(text);
      }
      const line = lines[at];
      const cover = line && findCover(line);
      return cover ? [`${getName(cover)} over ${name}`] : [];
    });
  }

  const isAnyMissed = [...document.body.querySelectorAll('*')].some(isMissed);
  // Changing every style is slow.
  if (isAnyMissed) document.adoptedStyleSheets = [...document.adoptedStyleSheets, solid];
  const covered = texts().flatMap((text) => coveredIn(text));
  document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== solid);
  window.scrollTo({ top: 0, behavior: 'instant' });
  return covered;
}
