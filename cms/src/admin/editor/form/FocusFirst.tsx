import { useEffect } from 'react';
import { findForm } from '../../checks/places/find-place';

const FIELDS = 'input:not([type=hidden], :disabled), textarea:not(:disabled)';

/**
 * Puts the caret into the first field of a form that has just been opened, unless something has the focus already. Not
 * on touch screens, where it would open the keyboard over the form.
 */
export function FocusFirst() {
  useEffect(() => {
    const frame = requestAnimationFrame(() => {
      if (document.activeElement !== document.body || !matchMedia('(pointer: fine)').matches) return;
      findForm()?.querySelector<HTMLElement>(FIELDS)?.focus({ preventScroll: true });
    });
    return () => cancelAnimationFrame(frame);
  }, []);
  return null;
}
