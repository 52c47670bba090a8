import { getBannerAfter } from './banner-after';

test('returns the banners in rotation after every eighth card', () => {
  const banners = ['a', 'b', 'c'];
  const after = Array.from({ length: 40 }, (_, place) => [place + 1, getBannerAfter(place + 1, banners)]);
  expect(after.filter(([, banner]) => banner)).toEqual([
    [8, 'a'],
    [16, 'b'],
    [24, 'c'],
    [32, 'a'],
    [40, 'b'],
  ]);
});

test('returns undefined without banners', () => {
  expect(getBannerAfter(8, [])).toBeUndefined();
});
