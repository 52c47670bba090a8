import { planBannerWrites } from './banner-writes';
import type { ListedBanner } from './site-page';

const banner = (documentId: string, position: number, edition = 1): ListedBanner => ({
  documentId,
  position,
  edition,
  title: documentId,
  text: '',
  picture: null,
});
const SEEN = [banner('a', 0), banner('b', 1), banner('c', 2)];

test('an order is written as positions, and only where they change', () => {
  expect(planBannerWrites(SEEN, SEEN, ['a', 'c', 'b'])).toEqual([
    { documentId: 'c', position: 1 },
    { documentId: 'b', position: 2 },
  ]);
});

test('what was taken out is deleted, and the others keep their positions', () => {
  expect(planBannerWrites(SEEN, SEEN, ['a', 'c'])).toEqual([{ documentId: 'b', position: null }]);
});

test('a banner that somebody else has changed is written first, so that its refusal leaves all as it was', () => {
  const stored = [banner('a', 0), banner('c', 1, 2), banner('b', 2, 2)];
  expect(planBannerWrites(SEEN, stored, ['b', 'a', 'c'])).toEqual([
    { documentId: 'b', position: 0 },
    { documentId: 'c', position: 2 },
    { documentId: 'a', position: 1 },
  ]);
});

test('banners without positions of their own: the order of another editor is not mixed with this one', () => {
  const seen = [banner('a', 0), banner('b', 0), banner('c', 0)];
  // Theirs is b, a, c; this one c, a, b.
  const stored = [banner('b', 0), banner('a', 1, 2), banner('c', 2, 2)];
  const [first] = planBannerWrites(seen, stored, ['c', 'a', 'b']);
  expect(first).toEqual({ documentId: 'c', position: 0 });
});

test.each([
  ['deleted one', [banner('a', 0), banner('c', 2)], ['c', 'b', 'a'], ['c', 'a']],
  ['added one', [...SEEN, banner('d', 3)], ['b', 'a', 'c'], ['b', 'a']],
  ['deleted the same one', [banner('a', 0), banner('c', 2)], ['a', 'c'], []],
])('somebody else has %s: both changes stay', (_case, stored, order, written) => {
  expect(planBannerWrites(SEEN, stored, order).map(({ documentId }) => documentId)).toEqual(written);
});
