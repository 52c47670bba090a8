import { useEffect, type RefObject } from 'react';

/**
 * Closes a modal dialog when the button before it disappears because the window has grown to the wide layout, where the
 * page shows the dialog's content itself. The browser would return the focus to the button, so the focus moves to the
 * element after the dialog.
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
