import { createStore } from '../site/store';

/**
 * How often this page has come back out of the browser's back/forward cache. Nothing ran in between, and no `storage`
 * event told it who signed in or out: whatever depends on the session is read again when this changes.
 */
export const restores = createStore(0);
