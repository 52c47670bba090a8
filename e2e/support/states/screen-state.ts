import type { Page } from '@playwright/test';

/** A screen after an interaction. */
export interface ScreenState {
  /** Name of tests and pictures, in kebab-case. Related states share a prefix. */
  name: string;
  /** Opens the screen and resolves when it has reached the state. */
  show: (page: Page) => Promise<unknown>;
  /**
   * Where the state is reachable, if not everywhere (layout/windows.ts): only with the header's row of links, only with
   * its menu button, or only without the row.
   */
  only?: 'wide' | 'menu' | 'narrow';
  /** Ends when the focus moves elsewhere. */
  isFleeting?: true;
  /** The address of the same screen without the interaction. */
  covers?: string;
  /** Overlays are pictured in the window, not along the whole page. */
  inWindow?: true;
  /** Browser errors to ignore, because they belong to an expected response of this screen. */
  expects?: RegExp;
}
