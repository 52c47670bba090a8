import type { ScreenState } from '../support/states/ScreenState.ts';

/** Something of the site to look at. Its name is its picture's; they are sorted by it. */
export interface Screen extends ScreenState {
  /** Who looks; a guest, or whoever the screen makes of them, where nobody is named. */
  as?: 'member' | 'newcomer';
}
