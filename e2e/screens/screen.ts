import type { Page } from '@playwright/test';

/** Something of the site to look at. */
export interface Screen {
  /** Of its picture. They are sorted by it: what is looked at together begins alike. */
  name: string;
  path: string;
  /** Who looks; a guest, where nobody is named. */
  as?: 'member' | 'newcomer';
  /** Where it can be seen; on both, where neither is named. */
  on?: 'phone' | 'desktop';
  /** What covers the page is shown as the window shows it, not along the whole page. */
  inWindow?: true;
  /** What a reader does there first. */
  prepare?: (page: Page) => Promise<unknown>;
  /** What the browser says of an answer that belongs to this screen is none of its problems. */
  expects?: RegExp;
}
