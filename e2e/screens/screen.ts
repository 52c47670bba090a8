import type { ScreenState } from '../support/states/screen-state.ts';

/** A screen to take a picture of. Its name is the file name, and pictures are sorted by it. */
export interface Screen extends ScreenState {
  /** The signed-in person. Without one, the visitor is a guest, unless the screen itself signs somebody in. */
  as?: 'member' | 'newcomer';
}
