import type { ReactNode } from 'react';
import { createStore } from './store';

/**
 * What stands over the page, such as the dialog that asks a guest to log in: one at a time. Whoever shows something
 * brings its script along, so that pages are spared it; whatever is shown goes by itself.
 */
export const overlay = createStore<ReactNode>(null);
