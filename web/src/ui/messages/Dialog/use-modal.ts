import { useEffect, type RefObject } from 'react';

/**
 * A `<dialog>` that is modal while mounted: the browser traps the focus and returns it, Escape closes it, and the
 * page behind does not scroll (styles/base.css).
 * @returns the element's `onClose` handler
 */
export function useModal(dialog: RefObject<HTMLDialogElement | null>, onClose: () => void): () => void {
  useEffect(() => {
    const { current } = dialog;
    // The part of the window that the page does not fill: the width of a scroll bar, or of a gutter reserved for one.
    const beside = window.innerWidth - document.body.offsetWidth;
    document.documentElement.style.setProperty('--scroll-bar', `${beside}px`);
    current?.showModal();
    return () => current?.close();
  }, [dialog]);
  // StrictMode shows, removes and shows it again in development. The browser then reports a close event late, which
  // must be ignored.
  return () => {
    if (!dialog.current?.open) onClose();
  };
}
