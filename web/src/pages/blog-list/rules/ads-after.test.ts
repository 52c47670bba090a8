import { getAdsAfter } from './ads-after';

test('places ads only after cards 20 and 40, on phones after 8 and 16 (C25)', () => {
  const ads = Array.from({ length: 90 }, (_, place) => [place + 1, getAdsAfter(place + 1)] as const);
  expect(ads.filter(([, screens]) => screens.length > 0)).toEqual([
    [8, ['phone']],
    [16, ['phone']],
    [20, ['wide']],
    [40, ['wide']],
  ]);
});
