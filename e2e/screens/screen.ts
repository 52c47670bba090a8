import type { Page } from '@playwright/test';
import type { Screen as PlainScreen } from '../support/screens.ts';

/** Something of the site to look at. Its name is its picture's; they are sorted by it. */
export interface Screen extends PlainScreen {
  /** Who looks; a guest, where nobody is named. */
  as?: 'member' | 'newcomer';
  /** Where it can be seen; on both, where neither is named. */
  on?: 'phone' | 'desktop';
  /** What covers the page is shown as the window shows it, not along the whole page. */
  inWindow?: true;
  /** What a reader does there first. */
  prepare?: (page: Page) => Promise<unknown>;
}
