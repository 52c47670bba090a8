/**
 * Boxes that a page scrolls sideways in, where only what has no narrower form may: tables, code, and rows of things that
 * are whole in their window each. To be evaluated in the page, after `installGeometry` and `installLines`.
 */
export function readSideways(): string[] {
  const WIDE = 'table, pre, code, svg, math';
  const { root, isShown, getName } = window.geometry;
  const { texts } = window.lines;

  const scrolls = (box: Element): boolean =>
    /auto|scroll/.test(getComputedStyle(box).overflowX) && box.scrollWidth > box.clientWidth + 1;
  const holdsPage = (box: Element): boolean => box.matches('main') || box.querySelector('main, h1') !== null;

  /** Whoever reads several lines would go there and back for each. */
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
