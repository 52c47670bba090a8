import type { ScreenState } from '../states/screen-state.ts';

/** Minimum target size in pixels: our own for touch, WCAG's (2.5.8) for a mouse. */
export const FINGER = 44;
export const MOUSE = 24;

export interface Window {
  width: number;
  /** Text size in the browser's settings. 32 is twice the default (WCAG 1.4.4). */
  text: 16 | 32;
  by: 'mouse' | 'finger';
  /**
   * The text size is set by a style in the page, as user style sheets and extensions do. It does not affect media
   * queries.
   */
  isWithin?: true;
  /**
   * Also checks controls and focus, in this colour scheme. If a menu is open, only in the last window, because focus
   * closes or scrolls the menu.
   */
  controlsIn?: 'light' | 'dark';
}

/** Mouse windows come first, because touch emulation cannot be undone in a browser. */
const ALL_WINDOWS: readonly Window[] = [
  { width: 1024, text: 16, by: 'mouse' },
  { width: 1024, text: 32, by: 'mouse', isWithin: true },
  { width: 1280, text: 32, by: 'mouse' },
  { width: 1920, text: 16, by: 'mouse' },
  { width: 1920, text: 32, by: 'mouse' },
  { width: 1280, text: 32, by: 'mouse', isWithin: true },
  { width: 1280, text: 16, by: 'mouse', controlsIn: 'dark' },
  { width: 768, text: 32, by: 'finger', isWithin: true },
  { width: 768, text: 16, by: 'finger', controlsIn: 'dark' },
  { width: 360, text: 16, by: 'finger' },
  { width: 320, text: 32, by: 'finger' },
  { width: 320, text: 16, by: 'finger', controlsIn: 'light' },
];

/** The windows in CI: a desktop, a tablet, a phone, and the phone with double text size. */
const CI_WINDOWS: readonly Window[] = [
  { width: 1280, text: 16, by: 'mouse', controlsIn: 'dark' },
  { width: 768, text: 16, by: 'finger', controlsIn: 'dark' },
  { width: 360, text: 32, by: 'finger' },
  { width: 360, text: 16, by: 'finger', controlsIn: 'light' },
];

/** All of them with `npm run e2e -- layout --all-windows`. */
export const WINDOWS: readonly Window[] = process.env.E2E_ALL_WINDOWS ? ALL_WINDOWS : CI_WINDOWS;

type Room = Pick<Window, 'width' | 'text' | 'isWithin'>;
type Where = ScreenState['only'];

/**
 * By the width in rem, like the style sheets (web/src/app/Header/Header.module.css). In between, both the menu and the
 * row of links are shown.
 */
const HAS_ROOM: Record<NonNullable<Where>, (rem: number) => boolean> = {
  wide: (rem) => rem >= 60,
  menu: (rem) => rem < 78,
  narrow: (rem) => rem < 60,
};

/** Whether a state with this restriction is reachable in this window. */
export const isReachableIn = (only: Where, { width, text, isWithin }: Room): boolean =>
  only === undefined || HAS_ROOM[only](width / (isWithin ? 16 : text));

/**
 * The windows in which the state is reachable, grouped into runs. The state is opened again for each run: between mouse
 * windows and touch windows, the text is small and the window wide for a moment, which closes menus that wide windows
 * do not have.
 */
export function toRuns({ only, isFleeting }: Pick<ScreenState, 'only' | 'isFleeting'>): Window[][] {
  const isMenu = only === 'menu' || only === 'narrow';
  const last = WINDOWS.at(-1);
  const windows = WINDOWS.filter((window) => isReachableIn(only, window)).map((window) =>
    (isFleeting || isMenu) && window !== last ? { ...window, controlsIn: undefined } : window,
  );
  const runs = isMenu
    ? ['mouse', 'finger'].map((hand) => windows.filter(({ by }) => by === hand))
    : [windows];
  return runs.filter((run) => run.length > 0);
}

/** The width of the first window for the state, at the default text size. */
export const getFirstWidth = ({ only }: Pick<ScreenState, 'only'>): number =>
  WINDOWS.find((window) => window.text === 16 && isReachableIn(only, window))?.width ?? 0;

/**
 * The windows for the item at this place of its list. For one half of the items, controls are checked in light on a
 * desktop and in dark on a phone; for the other half, the other way round. On a tablet, they are checked for every
 * second item of each half.
 */
export function windowsForItem(place: number, windows: readonly Window[]): Window[] {
  const inScheme = place % 2 === 0 ? windows : inOtherScheme(windows);
  return place % 4 < 2
    ? [...inScheme]
    : inScheme.map((window) => (window.width === 768 ? { ...window, controlsIn: undefined } : window));
}

const inOtherScheme = (windows: readonly Window[]): Window[] =>
  windows.map(({ controlsIn, ...window }) => ({
    ...window,
    ...(controlsIn ? { controlsIn: controlsIn === 'dark' ? 'light' : 'dark' } : {}),
  }));
