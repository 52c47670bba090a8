/**
 * Boxes that scroll sideways without need. Allowed are only tables, code, and rows of items that each fit into the
 * window. Evaluated in the page; requires `installGeometry` and `installLines`.
 */
export function findSidewaysScrolling(): string[] {
  const WIDE = 'table, pre, code, svg, math';
  const { root, isShown, getName } = window.geometry;
  const { texts } = window.lines;

  const scrolls = (box: Element): boolean =>
    /auto|scroll/.test(getComputedStyle(box).overflowX) && box.scrollWidth > box.clientWidth + 1;
  const holdsPage = (box: Element): boolean => box.matches('main') || box.querySelector('main, h1') !== null;

  /** With several lines of text, readers would have to scroll back and forth for each line. */
  function isLongerThan(box: Element, text: Text): boolean {
    if (!box.contains(text) || text.parentElement?.closest(WIDE)) return false;
    const range = document.createRange();
    range.selectNodeContents(text);
    const lines = [...range.getClientRects()];
    return lines.length > 1 && lines.some(({ width }) => width > box.clientWidth);
  }

  const boxes = [root(), ...root().querySelectorAll('*')].filter((box) => isShown(box) && scrolls(box));
  if (boxes.length === 0) return [];
  const words = texts();
  return boxes
    .filter((box) => holdsPage(box) || words.some((text) => isLongerThan(box, text)))
    .map((box) => getName(box));
}
