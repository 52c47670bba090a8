import { selectUsable, TEXT_FIELDS } from './text-fields';

/** Radix announces by it that a dialog is about to focus its first button, which is the one that closes it. */
const AUTO_FOCUS = 'focusScope.autoFocusOnMount';

const FIELD = selectUsable([...TEXT_FIELDS, '[role=combobox]:not([aria-disabled=true])']);

/**
 * Puts the caret into the first field of each dialog that opens, also of Strapi's own. Otherwise, what is typed at once
 * is lost, and a blank closes the dialog. Not on touch screens, where it would open the keyboard over the dialog.
 */
export function focusFieldsOfDialogs(page: Document): void {
  page.addEventListener(
    AUTO_FOCUS,
    (event) => {
      const { target } = event;
      if (!(target instanceof HTMLElement) || !target.matches('[role=dialog]')) return;
      if (!page.defaultView?.matchMedia('(pointer: fine)').matches) return;
      if (focusField(target)) event.preventDefault();
      else focusFieldOnceDrawn(target);
    },
    // The event does not bubble.
    true,
  );
}

function focusField(dialog: HTMLElement): boolean {
  const field = dialog.querySelector<HTMLElement>(FIELD);
  field?.focus();
  return field !== null;
}

/** Some dialogs load what they need first. Somebody who has moved on meanwhile keeps the focus. */
function focusFieldOnceDrawn(dialog: HTMLElement): void {
  const { ownerDocument: page } = dialog;
  const start = () => dialog.querySelector('button') ?? dialog;
  const observer = new MutationObserver(() => {
    const active = page.activeElement;
    const isUntouched = active === page.body || active === dialog || active === start();
    if (!dialog.isConnected || !isUntouched || focusField(dialog)) observer.disconnect();
  });
  observer.observe(dialog, { childList: true, subtree: true });
}
