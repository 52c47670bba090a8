import type { ScreenState } from '../support/states/screen-state.ts';

/** Somebody who is signed in: a reader on the site, or an editor in the admin. */
export type Person = 'member' | 'newcomer' | 'editor' | 'owner';

/** A screen to take a picture of. Its name is the file name, and pictures are sorted by it. */
export interface Screen extends ScreenState {
  /** The signed-in person. Without one, the visitor is a guest, unless the screen itself signs somebody in. */
  as?: Person;
}
