/** The number of cards between ads on phones and on larger screens, and the maximum number of ads. */
const APART = { phone: 8, wide: 20 };
const MOST = 2;

type ScreenSize = keyof typeof APART;

/** The screen sizes at which an ad follows this card count. */
export function getAdsAfter(cards: number): ScreenSize[] {
  const screens: ScreenSize[] = ['phone', 'wide'];
  return screens.filter((screen) => cards % APART[screen] === 0 && cards / APART[screen] <= MOST);
}
