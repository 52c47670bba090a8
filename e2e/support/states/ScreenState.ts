import type { Page } from '@playwright/test';

/** How a screen looks after somebody has done something there. */
export interface ScreenState {
  name: string;
  /** Opens the screen, and answers when it stands as the name says. */
  show: (page: Page) => Promise<unknown>;
  /** Where it can be reached, if not everywhere: the menus of phones and of desktops differ. */
  only?: 'narrow' | 'wide';
  /** It is over when the focus goes elsewhere. */
  isFleeting?: true;
  /** The address that shows all that this shows, but for what somebody has done there. */
  covers?: string;
}
