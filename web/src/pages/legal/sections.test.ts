import { hasAdAfter, numberSections } from './sections';

test('numbers the headings and ids of sections', () => {
  const cited = numberSections([
    { title: 'Introduction', text: 'a' },
    { title: 'Contact', text: 'b' },
  ]);
  expect(cited.map(({ id, heading }) => `${id} ${heading}`)).toEqual([
    'section1 1. Introduction',
    'section2 2. Contact',
  ]);
});

test.each([
  [19, [4, 9, 14]],
  [12, [4, 9]],
  [10, [4]],
  [9, [4]],
  [5, []],
  [0, []],
])('places ads among %i sections after those at %p', (count, places) => {
  const all = Array.from({ length: count }, (_, place) => place);
  expect(all.filter((place) => hasAdAfter(place, count))).toEqual(places);
});
