import { useEffect, type RefObject } from 'react';

/**
 * A `<dialog>` that is modal as long as it is shown: the browser holds the focus in it and gives it back, Escape closes
 * it, and the page behind stands still (styles/base.css).
 * @returns what the element's `onClose` is to call
 */
export function useModal(dialog: RefObject<HTMLDialogElement | null>, onClose: () => void): () => void {
  useEffect(() => {
    const { current } = dialog;
    // What of the window the page does not have: a scroll bar's width, or what the page keeps instead of it already.
    const beside = window.innerWidth - document.body.offsetWidth;
    document.documentElement.style.setProperty('--scroll-bar', `${beside}px`);
    current?.showModal();
    return () => current?.close();
  }, [dialog]);
  // In development React shows it, takes it away and shows it again: the browser then tells late of an end that is none.
  return () => {
    if (!dialog.current?.open) onClose();
  };
}
