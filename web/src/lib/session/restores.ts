import { createStore } from '../site/store';

/**
 * How often this page was restored from the browser's back/forward cache. Nothing ran in between, and no `storage`
 * event reported who signed in or out, so everything that depends on the session is read again when this changes.
 */
export const restores = createStore(0);
