/** How many cards stand between ads, on phones and on larger screens, and how many ads there are. */
const APART = { phone: 8, wide: 20 };
const MOST = 2;

export type Screens = keyof typeof APART;

/** For which screens an ad follows this many cards. */
export function adsAfter(cards: number): Screens[] {
  const screens: Screens[] = ['phone', 'wide'];
  return screens.filter((screen) => cards % APART[screen] === 0 && cards / APART[screen] <= MOST);
}
