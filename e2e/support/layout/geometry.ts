/** In pixels from the window's corner. */
export interface Rect {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** What is left of a box by those around it. */
export interface Seen {
  /** The part that shows; nothing, where it has been scrolled away or is cut off. */
  part: Rect | undefined;
  /** Whether a box cuts off some of it that no scrolling brings back. */
  isCut: boolean;
}

/** The places, in the page's order, of an element and of the last one in it. */
export type Span = [number, number];

/** What the readers of a page's layout share, in the browser. */
export interface Geometry {
  /** What a reader can come to now: the topmost modal dialog, or the page. */
  root: () => Element;
  /** Whether styles show it to the eye: it may have been scrolled away. */
  isShown: (element: Element) => boolean;
  /** Of a box in `element`, or of the element's own. */
  seen: (box: Rect, element: Element, where: 'inside' | 'itself') => Seen;
  /** The box whose edges hold for it: for what is positioned, the one that it is positioned by. */
  getContainer: (element: Element) => Element | null;
  /** What it lies in that somebody has opened over the page, and whoever wants what is below closes. */
  openedRound: (element: Element | null) => Element | null;
  /** What it lies in that stays where it is in the window. */
  fixedRound: (element: Element | null) => Element | null;
  /** Numbers all elements that there are now. */
  countOut: () => (element: Element) => Span;
  /** What a message calls it. */
  getName: (element: Element) => string;
}

declare global {
  interface Window {
    geometry: Geometry;
  }
}

/** Puts it there: what a page evaluates brings nothing along from its module. */
export function installGeometry(): void {
  /** What becomes of what reaches out of a box: a line of words, or all lines after one, may end in dots. */
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

  /** What the page's own root says holds for the window, and what its body says too, unless the root has said something. */
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
    // The items of a flex box have lines of their own, which take no dots from it.
    const isDotted =
      textOverflow === 'ellipsis' && /^(inline-)?block|list-item|flow-root|cell$/.test(display);
    // The row of a carousel is turned by its buttons; what a slide of it cuts off stays cut off.
    const isTurned = element.matches('[aria-roledescription=carousel] > ul');
    const lineEnd = isDotted ? 'dotted' : 'cut';
    // In another box than `-webkit-box`, which is told as this, it means nothing.
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

  /** Of what an element holds, the innermost first. Of a line, `overflow` says nothing. */
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

  /** A path cuts what it is given to as well. */
  function endsRound(element: Element): Ends[] {
    const holder = getContainer(element);
    return [...getClip(element), ...(holder ? endsInside(holder) : [])];
  }

  /** Whether its words stand in the lines of that block, and not in lines of a block in it. */
  const isInLineOf = (block: Element, element: Element): boolean =>
    element === block ||
    (/^(inline|contents)/.test(getComputedStyle(element).display) &&
      element.parentElement !== null &&
      isInLineOf(block, element.parentElement));

  /** What a heading says is never left out for those who need large letters; what only announces more may be. */
  const mayEndInDots = (element: Element): boolean => !isTextLarge || element.closest('h1, h2, h3') === null;

  /** Words for screen readers alone. */
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
        // Less than a pixel is rounding.
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
