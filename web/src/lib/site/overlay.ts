import type { ReactNode } from 'react';
import { createStore } from './store';

/**
 * What is shown over the page, such as the login dialog: one thing at a time. The code that shows something loads its
 * script, so that other pages do without. Whatever is shown closes itself.
 */
export const overlay = createStore<ReactNode>(null);
