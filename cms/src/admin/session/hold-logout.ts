import type { AskForLogin } from './renew-session';

/** Strapi removes this key of the local storage when the editor logs out. */
const STATUS = 'isLoggedIn';

/**
 * When the editor logs out in another tab, Strapi leaves the form in this one. While it has unsaved text, this asks for
 * the password instead. Call it before Strapi listens.
 */
export function holdLogout(askForLogin: AskForLogin, hasUnsavedText: () => boolean): void {
  let isLeaving = false;
  window.addEventListener('storage', (event) => {
    if (event.key !== STATUS || event.newValue !== null || isLeaving || !hasUnsavedText()) return;
    event.stopImmediatePropagation();
    void askForLogin().then((token) => {
      if (token !== undefined) return;
      isLeaving = true;
      window.dispatchEvent(new StorageEvent('storage', { key: STATUS, newValue: null }));
      isLeaving = false;
    });
  });
}
