import type { Page } from '@playwright/test';

/** How a screen looks after somebody has done something there. */
export interface ScreenState {
  /** Of tests and of pictures, in kebab-case. What is looked at together begins alike. */
  name: string;
  /** Opens the screen, and answers when it stands as the name says. */
  show: (page: Page) => Promise<unknown>;
  /** Where it can be reached, if not everywhere (layout/windows.ts): only where the header has its row of links, or its menu, or no row. */
  only?: 'wide' | 'menu' | 'narrow';
  /** It is over when the focus goes elsewhere. */
  isFleeting?: true;
  /** The address that shows all that this shows, but for what somebody has done there. */
  covers?: string;
  /** What covers the page is pictured as the window shows it, not along the whole page. */
  inWindow?: true;
  /** What the browser says of an answer that belongs to this screen is none of its problems. */
  expects?: RegExp;
}
