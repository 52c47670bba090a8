/** In pixels from the top left corner of the window. */
export interface Rect {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** The visible part of a box after clipping by its ancestors. */
export interface Visibility {
  /** The visible part; undefined if it is scrolled away or cut off. */
  part: Rect | undefined;
  /** Whether an ancestor cuts off a part that cannot be scrolled into view. */
  isCut: boolean;
}

/** The positions of an element and of its last descendant in document order. */
export type Span = [number, number];

/** Helpers in the browser that the layout checks share. */
interface Geometry {
  /** What is reachable now: the topmost modal dialog, or the page. */
  root: () => Element;
  /** Whether styles make it visible. It may still be scrolled out of view. */
  isShown: (element: Element) => boolean;
  /** The visible part of a box inside `element`, or of the element's own box. */
  seen: (box: Rect, element: Element, where: 'inside' | 'itself') => Visibility;
  /** The element that clips it: the parent, or the offset parent of an absolutely positioned element. */
  getContainer: (element: Element) => Element | null;
  /** The enclosing dialog, popover or expanded panel that covers the page until the reader closes it. */
  openedRound: (element: Element | null) => Element | null;
  /** The enclosing element with a fixed position. */
  fixedRound: (element: Element | null) => Element | null;
  /** Numbers all current elements. */
  countOut: () => (element: Element) => Span;
  /** The element's name in messages. */
  getName: (element: Element) => string;
}

declare global {
  interface Window {
    geometry: Geometry;
  }
}

/** Installs the helpers in the page, because evaluated functions cannot use imports. */
export function installGeometry(): void {
  /** What happens to overflowing content. A line of text, or all lines after one, may end in an ellipsis. */
  type End = 'shown' | 'scrolled' | 'dotted' | 'cut';
  interface Ends {
    element: Element;
    across: End;
    down: End;
    edges: () => Rect;
  }
  const known = new Map<Element, Ends[]>();
  const isTextLarge = parseFloat(getComputedStyle(document.documentElement).fontSize) > 16;

  const isOnTop = (element: Element): boolean =>
    getComputedStyle(element).position === 'fixed' || element.matches('dialog:modal, :popover-open');

  function getContainer(element: Element): Element | null {
    if (isOnTop(element)) return null;
    const isPositioned = getComputedStyle(element).position === 'absolute';
    return isPositioned && element instanceof HTMLElement ? element.offsetParent : element.parentElement;
  }

  function insideOfBorder(element: Element): Rect {
    const { x, y } = element.getBoundingClientRect();
    const { clientLeft, clientTop, clientWidth, clientHeight } = element;
    const [left, top] = [x + clientLeft, y + clientTop];
    return { left, top, right: left + clientWidth, bottom: top + clientHeight };
  }

  /** The overflow of the root element applies to the window. So does that of the body if the root has none. */
  const isWindow = (element: Element): boolean =>
    element === document.documentElement ||
    (element === document.body && getComputedStyle(document.documentElement).overflowX === 'visible');

  function getOverflow(element: Element): Ends {
    const style = getComputedStyle(element);
    const { display, overflowX, overflowY, textOverflow, webkitLineClamp } = style;
    const isContained =
      /paint|content|strict/.test(style.contain) || /auto|hidden/.test(style.contentVisibility);
    const treats = (overflow: string, meant: End): End => {
      if (overflow === 'visible') return isContained ? 'cut' : 'shown';
      return /auto|scroll/.test(overflow) ? 'scrolled' : meant;
    };
    // The items of a flex box have separate lines, to which its ellipsis does not apply.
    const isDotted =
      textOverflow === 'ellipsis' && /^(inline-)?block|list-item|flow-root|cell$/.test(display);
    // The buttons of a carousel scroll its row, but nothing reveals what a slide cuts off.
    const isTurned = element.matches('[aria-roledescription=carousel] > ul');
    const lineEnd = isDotted ? 'dotted' : 'cut';
    // A line clamp only works in a `-webkit-box`, which computed styles report as `flow-root`.
    const isClamped = webkitLineClamp !== 'none' && display === 'flow-root';
    return {
      element,
      across: treats(overflowX, isTurned ? 'scrolled' : lineEnd),
      down: treats(overflowY, isClamped ? 'dotted' : 'cut'),
      edges: () => insideOfBorder(element),
    };
  }

  function getClip(element: Element): Ends[] {
    const [, sides] = /^inset\(([^)]*?)( round .*)?\)$/.exec(getComputedStyle(element).clipPath) ?? [];
    if (sides === undefined) return [];
    const [above = '0', right = above, below = above, left = right] = sides.split(' ');
    const getLength = (side: string, whole: number): number =>
      side.endsWith('%') ? (parseFloat(side) / 100) * whole : parseFloat(side);
    const edges = (): Rect => {
      const box = element.getBoundingClientRect();
      return {
        left: box.left + getLength(left, box.width),
        top: box.top + getLength(above, box.height),
        right: box.right - getLength(right, box.width),
        bottom: box.bottom - getLength(below, box.height),
      };
    };
    return [{ element, across: 'cut', down: 'cut', edges }];
  }

  /** The clipping of an element's content, innermost first. `overflow` has no effect on inline elements. */
  function endsInside(element: Element): Ends[] {
    const hasBox = getComputedStyle(element).display !== 'inline' && !isWindow(element);
    const found = known.get(element) ?? [
      ...(hasBox ? [getOverflow(element)] : []).filter(
        ({ across, down }) => across !== 'shown' || down !== 'shown',
      ),
      ...endsRound(element),
    ];
    known.set(element, found);
    return found;
  }

  /** A clip-path also clips the element itself. */
  function endsRound(element: Element): Ends[] {
    const holder = getContainer(element);
    return [...getClip(element), ...(holder ? endsInside(holder) : [])];
  }

  /** Whether its text is in the block's own lines, and not in the lines of a nested block. */
  const isInLineOf = (block: Element, element: Element): boolean =>
    element === block ||
    (/^(inline|contents)/.test(getComputedStyle(element).display) &&
      element.parentElement !== null &&
      isInLineOf(block, element.parentElement));

  /** A heading must not be shortened for readers who need large text; a teaser may be. */
  const mayEndInDots = (element: Element): boolean => !isTextLarge || element.closest('h1, h2, h3') === null;

  /** Text for screen readers only. */
  const isForEars = (element: Element | null): boolean =>
    element !== null &&
    (getComputedStyle(element).clipPath === 'inset(50%)' || isForEars(element.parentElement));

  function openedRound(element: Element | null): Element | null {
    if (!element || element.matches('dialog, :popover-open')) return element;
    const opener = element.id && `[aria-expanded=true][aria-controls="${CSS.escape(element.id)}"]`;
    return opener && document.querySelector(opener) ? element : openedRound(element.parentElement);
  }

  const fixedRound = (element: Element | null): Element | null =>
    !element || getComputedStyle(element).position === 'fixed' ? element : fixedRound(element.parentElement);

  const lastIn = (element: Element): Element =>
    element.lastElementChild ? lastIn(element.lastElementChild) : element;

  window.geometry = {
    root: () => [...document.querySelectorAll('dialog:modal')].at(-1) ?? document.body,
    isShown: (element) =>
      element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) && !isForEars(element),
    seen: (box, element, where) => {
      let { left, top, right, bottom } = box;
      let isCut = false;
      for (const ends of where === 'inside' ? endsInside(element) : endsRound(element)) {
        const { left: start, top: over, right: end, bottom: under } = ends.edges();
        const isLost = (how: End, isOwnLine: boolean): boolean =>
          how === 'cut' || (how === 'dotted' && !(isOwnLine && mayEndInDots(element)));
        // Differences below one pixel are rounding.
        isCut ||=
          (left < start - 1 || right > end + 1) && isLost(ends.across, isInLineOf(ends.element, element));
        isCut ||= (top < over - 1 || bottom > under + 1) && isLost(ends.down, true);
        if (ends.across !== 'shown') [left, right] = [Math.max(left, start), Math.min(right, end)];
        if (ends.down !== 'shown') [top, bottom] = [Math.max(top, over), Math.min(bottom, under)];
        if (left >= right || top >= bottom) return { part: undefined, isCut };
      }
      return { part: { left, top, right, bottom }, isCut };
    },
    getContainer,
    openedRound,
    fixedRound,
    countOut: () => {
      const place = new Map([...document.querySelectorAll('*')].map((element, at) => [element, at]));
      return (element) => [place.get(element) ?? 0, place.get(lastIn(element)) ?? 0];
    },
    getName: (element) => {
      const words = element.getAttribute('aria-label') ?? element.textContent;
      const kind = [element.localName, ...element.classList].join('.');
      return `${kind} "${words.trim().replaceAll(/\s+/g, ' ').slice(0, 50)}"`;
    },
  };
}
