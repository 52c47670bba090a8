import type { ScreenState } from '../states/ScreenState.ts';

/** The least sides of what is hit, in pixels: ours where there are fingers, WCAG's (2.5.8) where there is a mouse. */
export const FINGER = 44;
export const MOUSE = 24;

export interface Window {
  width: number;
  /** Size of the text in the browser's settings; 32 is twice the usual (WCAG 1.4.4). */
  text: 16 | 32;
  by: 'mouse' | 'finger';
  /** By a style of the page's own, as readers' style sheets and extensions do it: queries of the window's width do not count with it. */
  isWithin?: true;
  /** What is pressed and focused is looked at too, in this scheme. Last, where a menu is open: the focus closes it. */
  controlsIn?: 'light' | 'dark';
}

/** In this order: a browser that has met a finger does not forget it. */
export const WINDOWS: readonly Window[] = [
  { width: 1920, text: 16, by: 'mouse' },
  { width: 1280, text: 16, by: 'mouse', controlsIn: 'dark' },
  { width: 1280, text: 32, by: 'mouse' },
  { width: 1280, text: 32, by: 'mouse', isWithin: true },
  { width: 1024, text: 32, by: 'mouse', isWithin: true },
  { width: 1024, text: 16, by: 'mouse' },
  { width: 768, text: 32, by: 'finger', isWithin: true },
  { width: 768, text: 16, by: 'finger' },
  { width: 360, text: 16, by: 'finger' },
  { width: 320, text: 32, by: 'finger' },
  { width: 320, text: 16, by: 'finger', controlsIn: 'light' },
];

/** Those in which the state can be. */
export function windowsOf({ only, isFleeting }: Pick<ScreenState, 'only' | 'isFleeting'>): Window[] {
  // Twice the text leaves a desktop the room of a tablet.
  if (only === 'wide') return WINDOWS.filter(({ by, text }) => by === 'mouse' && text === 16);
  if (only === 'narrow') return WINDOWS.filter(({ by }) => by === 'finger');
  const last = WINDOWS.at(-1);
  return WINDOWS.map((window) =>
    isFleeting && window !== last ? { ...window, controlsIn: undefined } : window,
  );
}

/** The same, with the controls in the other scheme each. */
export const inOtherScheme = (windows: readonly Window[]): Window[] =>
  windows.map(({ controlsIn, ...window }) => ({
    ...window,
    ...(controlsIn ? { controlsIn: controlsIn === 'dark' ? 'light' : 'dark' } : {}),
  }));
