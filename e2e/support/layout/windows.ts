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
  /** What is pressed and focused is looked at too, in this scheme. Last, where a menu is open: the focus closes or scrolls it. */
  controlsIn?: 'light' | 'dark';
}

/** What takes a mouse comes first: a browser that has met a finger does not forget it. */
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

/** Those that CI looks at: a desktop, a tablet, a phone, and the phone with doubled text. */
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

/** By the width in rem, as the style sheets ask for it (web/src/app/Header/Header.module.css): the menu and the row of links stand side by side between. */
const HAS_ROOM: Record<NonNullable<Where>, (rem: number) => boolean> = {
  wide: (rem) => rem >= 60,
  menu: (rem) => rem < 78,
  narrow: (rem) => rem < 60,
};

/** Whether that which is only there can be reached in this window. */
export const canBeIn = (only: Where, { width, text, isWithin }: Room): boolean =>
  only === undefined || HAS_ROOM[only](width / (isWithin ? 16 : text));

/**
 * The windows in which the state can be, in runs. It is shown anew for each: on the way from a mouse's windows to a finger's
 * the text is small and the window wide for a moment, which takes away what is not for wide ones.
 */
export function toRuns({ only, isFleeting }: Pick<ScreenState, 'only' | 'isFleeting'>): Window[][] {
  const isMenu = only === 'menu' || only === 'narrow';
  const last = WINDOWS.at(-1);
  const windows = WINDOWS.filter((window) => canBeIn(only, window)).map((window) =>
    (isFleeting || isMenu) && window !== last ? { ...window, controlsIn: undefined } : window,
  );
  const runs = isMenu
    ? ['mouse', 'finger'].map((hand) => windows.filter(({ by }) => by === hand))
    : [windows];
  return runs.filter((run) => run.length > 0);
}

/** How wide the window is in which the state is shown at first, in text of the usual size. */
export const getFirstWidth = ({ only }: Pick<ScreenState, 'only'>): number =>
  WINDOWS.find((window) => window.text === 16 && canBeIn(only, window))?.width ?? 0;

/**
 * The windows for what stands at this place of its list. Controls are looked at in light on a desktop and in dark on a phone
 * for one half of it, the other way round for the other; on a tablet for every second one of each half.
 */
export function inTurn(place: number, windows: readonly Window[]): Window[] {
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
