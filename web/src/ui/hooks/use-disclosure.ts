import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';
import { useLocation } from 'react-router-dom';
import { useDelay } from './use-delay';
import type { OpenedBy } from './opened-by';

/**
 * The delays: a pointer that only crosses the button does not open the panel, and one that takes a short cut to the
 * panel does not close it.
 */
const INTENT_MS = 100;
const GRACE_MS = 300;

interface Disclosure {
  /** Contains the button and the panel. */
  root: RefObject<HTMLElement | null>;
  /** Has `aria-expanded` and `aria-controls`. */
  button: RefObject<HTMLButtonElement | null>;
  /** In the document whether it is open or not. */
  panel: RefObject<HTMLElement | null>;
  opened: OpenedBy;
  setOpened: (next: OpenedBy | ((before: OpenedBy) => OpenedBy)) => void;
  /** The reader is about to open it: the pointer is on the button, a finger touches it, or it has the focus. */
  onApproach?: () => void;
}

/**
 * The behaviour of a button and the panel that it toggles. The panel opens when a mouse rests on the button, on any
 * press, and on ArrowDown, which also moves the focus into it. It closes when the mouse leaves both, on Escape (the
 * focus returns to the button), when a link in it is chosen, when the focus or a press goes elsewhere, and on
 * navigation. Listens to the elements themselves, so that its script may load after them.
 */
export function useDisclosure({ root, button, panel, opened, setOpened, onApproach }: Disclosure): void {
  const open = opened !== null;
  const delay = useDelay();

  const { key } = useLocation();
  const shownAt = useRef(key);
  useEffect(() => {
    if (shownAt.current === key) return;
    shownAt.current = key;
    setOpened(null);
  }, [key, setOpened]);

  const approached = useRef(onApproach);
  useEffect(() => {
    approached.current = onApproach;
  });

  // In the same commit that shows the panel, so that a press right after it is not lost.
  useLayoutEffect(() => {
    const { current: box } = root;
    const { current: opener } = button;
    if (!box || !opener) return undefined;
    const stops: (() => void)[] = [];
    function on<K extends keyof HTMLElementEventMap>(
      element: HTMLElement,
      type: K,
      listener: (event: HTMLElementEventMap[K]) => void,
    ) {
      element.addEventListener(type, listener, { passive: type === 'touchstart' });
      stops.push(() => element.removeEventListener(type, listener));
    }
    const approach = () => approached.current?.();
    const rest = () => delay.start(() => setOpened((before) => before ?? 'hover'), INTENT_MS);

    on(opener, 'focus', approach);
    on(opener, 'touchstart', approach);
    on(opener, 'pointerenter', ({ pointerType }) => {
      if (pointerType !== 'mouse') return;
      approach();
      rest();
    });
    on(opener, 'click', () => {
      delay.cancel();
      approach();
      // A click after hovering means that the panel should stay open.
      setOpened((before) => (before === null || before === 'hover' ? 'press' : null));
    });
    on(opener, 'keydown', (event) => {
      if (event.key !== 'ArrowDown') return;
      event.preventDefault();
      approach();
      setOpened('arrow');
      focusFirst(panel.current);
    });
    on(box, 'pointerenter', () => delay.cancel());
    on(box, 'pointerleave', ({ pointerType }) => {
      if (pointerType !== 'mouse') return;
      delay.start(() => {
        // A mouse that leaves must not close a panel that is in use by keyboard.
        if (!panel.current?.contains(document.activeElement)) setOpened(null);
      }, GRACE_MS);
    });
    on(box, 'focusout', ({ relatedTarget }) => {
      // No new target: the window lost the focus, or a press outside handles it.
      if (relatedTarget instanceof Node && !box.contains(relatedTarget)) setOpened(null);
    });
    // The mouse was already there before this script loaded.
    if (opener.matches(':hover') && window.matchMedia('(hover: hover)').matches) rest();
    return () => {
      for (const stop of stops) stop();
    };
  }, [root, button, panel, setOpened, delay]);

  useEffect(() => {
    if (!open) return undefined;
    const close = () => {
      if (root.current?.contains(document.activeElement)) button.current?.focus();
      setOpened(null);
    };
    // Wherever the focus is: a panel opened by hovering must close without moving the mouse (WCAG 1.4.13).
    const onKey = ({ key: pressed }: KeyboardEvent) => {
      if (pressed === 'Escape') close();
    };
    const onPress = ({ target }: Event) => {
      if (target instanceof Node && !root.current?.contains(target)) setOpened(null);
    };
    // The router has called `preventDefault` on its own navigations by now. A link that opens a new tab changes
    // nothing.
    const onClick = ({ target, defaultPrevented }: Event) => {
      if (!defaultPrevented || !(target instanceof Element) || !panel.current?.contains(target)) return;
      if (target.closest('a')) close();
    };
    document.addEventListener('keydown', onKey);
    document.addEventListener('pointerdown', onPress);
    document.addEventListener('click', onClick);
    return () => {
      document.removeEventListener('keydown', onKey);
      document.removeEventListener('pointerdown', onPress);
      document.removeEventListener('click', onClick);
    };
  }, [open, root, button, panel, setOpened]);

  useEffect(() => {
    const { current } = panel;
    if (opened !== 'arrow' || !current || focusFirst(current)) return undefined;
    // Its content is still loading.
    const observer = new MutationObserver(() => focusFirst(current) && observer.disconnect());
    observer.observe(current, { childList: true, subtree: true });
    return () => observer.disconnect();
  }, [opened, panel]);
}

/**
 * @returns whether there was anything to focus
 */
function focusFirst(panel: HTMLElement | null): boolean {
  const first = panel?.querySelector<HTMLElement>(
    'a[href]:not([tabindex="-1"]), button:not([tabindex="-1"])',
  );
  first?.focus();
  return Boolean(first);
}
