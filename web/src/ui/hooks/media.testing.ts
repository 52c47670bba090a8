import { act } from '@testing-library/react';

/** Tests: sets the result of `prefers-reduced-motion` and notifies listeners. */
export function preferReducedMotion(reduced: boolean) {
  const list = Object.assign(new EventTarget(), { matches: reduced, media: '', onchange: null });
  window.matchMedia = () =>
    Object.assign(list, { addListener: () => undefined, removeListener: () => undefined });
  return {
    change(next: boolean) {
      list.matches = next;
      act(() => void list.dispatchEvent(new Event('change')));
    },
  };
}

/** Tests: sends the tab to the background or brings it back. */
export function hidePage(hidden: boolean) {
  Object.defineProperty(document, 'hidden', { configurable: true, value: hidden });
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
}
