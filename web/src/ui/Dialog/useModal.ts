import { useEffect, type RefObject } from 'react';

/**
 * A `<dialog>` that is modal as long as it is shown: the browser holds the focus in it and gives it back, Escape closes
 * it, and the page behind stands still (styles/base.css).
 */
export function useModal(dialog: RefObject<HTMLDialogElement | null>): void {
  useEffect(() => {
    const { current } = dialog;
    current?.showModal();
    return () => current?.close();
  }, [dialog]);
}
