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

/** What the readers of a page's layout share, in the browser. */
export interface Geometry {
  /** What a reader can come to now: the topmost modal dialog, or the page. */
  root: () => Element;
  /** Whether styles show it to the eye: it may have been scrolled away. */
  isShown: (element: Element) => boolean;
  /** Of a box in `element`, or of the element's own. */
  seen: (box: Rect, element: Element, where: 'inside' | 'itself') => Seen;
  /** What it lies in that somebody has opened over the page, and whoever wants what is below closes. */
  openedRound: (element: Element | null) => Element | null;
  /** What a message calls it. */
  nameOf: (element: Element) => string;
}

declare global {
  interface Window {
    geometry: Geometry;
  }
}

/** Puts it there: what a page evaluates brings nothing along from its module. */
export function installGeometry(): void {
  /** How an element treats what reaches out of it, across and down. */
  interface Ends {
    element: Element;
    across: 'shown' | 'scrolled' | 'cut';
    down: 'shown' | 'scrolled' | 'cut';
  }
  const known = new Map<Element, Ends[]>();

  const isOnTop = (element: Element): boolean =>
    getComputedStyle(element).position === 'fixed' || element.matches('dialog:modal, :popover-open');

  /** The box whose edges hold for it: for what is positioned, the one that it is positioned by. */
  function holderOf(element: Element): Element | null {
    if (isOnTop(element)) return null;
    const isPositioned = getComputedStyle(element).position === 'absolute';
    return isPositioned && element instanceof HTMLElement ? element.offsetParent : element.parentElement;
  }

  function endsOf(element: Element): Ends {
    const { display, overflowX, overflowY, textOverflow, webkitLineClamp } = getComputedStyle(element);
    const treats = (overflow: string, isMeant: boolean): Ends['across'] => {
      if (overflow === 'visible') return 'shown';
      return isMeant || /auto|scroll/.test(overflow) ? 'scrolled' : 'cut';
    };
    // What the page's own root and body say holds for the window. Of a line, `overflow` says nothing.
    if (display === 'inline' || element === document.documentElement || element === document.body) {
      return { element, across: 'shown', down: 'shown' };
    }
    // What says that it ends in dots is meant to, and a carousel is turned by its buttons.
    const isTurned = element.closest('[aria-roledescription=carousel]') !== null;
    return {
      element,
      across: treats(overflowX, textOverflow === 'ellipsis' || isTurned),
      down: treats(overflowY, webkitLineClamp !== 'none'),
    };
  }

  /** Of what an element holds, the innermost first. */
  function endsInside(element: Element): Ends[] {
    const found = known.get(element) ?? [
      ...[endsOf(element)].filter(({ across, down }) => across !== 'shown' || down !== 'shown'),
      ...endsRound(element),
    ];
    known.set(element, found);
    return found;
  }

  function endsRound(element: Element): Ends[] {
    const holder = holderOf(element);
    return holder ? endsInside(holder) : [];
  }

  /** Words for screen readers alone. */
  const isForEars = (element: Element | null): boolean =>
    element !== null &&
    (getComputedStyle(element).clipPath === 'inset(50%)' || isForEars(element.parentElement));

  function openedRound(element: Element | null): Element | null {
    if (!element || element.matches('dialog, :popover-open')) return element;
    const opener = element.id && `[aria-expanded=true][aria-controls="${CSS.escape(element.id)}"]`;
    return opener && document.querySelector(opener) ? element : openedRound(element.parentElement);
  }

  window.geometry = {
    root: () => [...document.querySelectorAll('dialog:modal')].at(-1) ?? document.body,
    isShown: (element) =>
      element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) && !isForEars(element),
    seen: (box, element, where) => {
      let { left, top, right, bottom } = box;
      let isCut = false;
      for (const ends of where === 'inside' ? endsInside(element) : endsRound(element)) {
        const { x, y } = ends.element.getBoundingClientRect();
        const { clientLeft, clientTop, clientWidth, clientHeight } = ends.element;
        const [start, over] = [x + clientLeft, y + clientTop];
        const [end, under] = [start + clientWidth, over + clientHeight];
        // Less than a pixel is rounding.
        isCut ||= ends.across === 'cut' && (left < start - 1 || right > end + 1);
        isCut ||= ends.down === 'cut' && (top < over - 1 || bottom > under + 1);
        if (ends.across !== 'shown') [left, right] = [Math.max(left, start), Math.min(right, end)];
        if (ends.down !== 'shown') [top, bottom] = [Math.max(top, over), Math.min(bottom, under)];
        if (left >= right || top >= bottom) return { part: undefined, isCut };
      }
      return { part: { left, top, right, bottom }, isCut };
    },
    openedRound,
    nameOf: (element) => {
      const words = element.getAttribute('aria-label') ?? element.textContent;
      const kind = [element.localName, ...element.classList].join('.');
      return `${kind} "${words.trim().replaceAll(/\s+/g, ' ').slice(0, 50)}"`;
    },
  };
}
