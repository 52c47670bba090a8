import { inkOn } from './ink-on';

test.each([
  ['#000000', '#fff'],
  ['#ffffff', '#000'],
  ['#008080', '#fff'],
  ['#f0c36a', '#000'],
  ['#777777', '#000'],
])('on background %s chooses text colour %s', (ground, ink) => {
  expect(inkOn(ground)).toBe(ink);
});
