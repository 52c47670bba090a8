import { useEffect, type RefObject } from 'react';

/**
 * Closes a modal dialog when the button that stands before it is no longer shown, because the window has grown to the wide
 * layout: what the dialog holds is in the page then. The focus, which the browser would give back to the button, goes to what
 * stands after the dialog.
 */
export function useCloseWithoutButton(dialog: RefObject<HTMLDialogElement | null>): void {
  useEffect(() => {
    function onResize() {
      const { current } = dialog;
      const button = current?.previousElementSibling;
      if (!current || !button || button.getClientRects().length > 0) return;
      const next = current.nextElementSibling;
      current.close();
      if (next instanceof HTMLElement) next.focus({ preventScroll: true });
    }
    window.addEventListener('resize', onResize);
    return () => window.removeEventListener('resize', onResize);
  }, [dialog]);
}
