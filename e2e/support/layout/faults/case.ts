import type { Window } from '../windows.ts';

/** A page with a deliberate fault, and similar pages without it. */
export interface Case {
  window: Window;
  /** The only message that the broken page must produce. */
  message: RegExp;
  broken: string;
  /** Similar pages without a fault. */
  sound: Record<string, string>;
}

export const PHONE: Window = { width: 320, text: 16, by: 'finger', controlsIn: 'light' };
export const DESKTOP: Window = { width: 1280, text: 16, by: 'mouse', controlsIn: 'dark' };
export const LARGE: Window = { width: 320, text: 32, by: 'finger' };

export const WORDS = 'A calm evening makes for a better night. '.repeat(4);
export const RING = '<style>:focus-visible { outline: 3px solid #1a56a8; outline-offset: 3px }</style>';
export const LINK = '<a href="/" style="display: inline-block; padding: 14px">On</a>';
