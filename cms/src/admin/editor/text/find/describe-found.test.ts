import { describeFound } from './describe-found';

const found = (count: number, inAddresses = 0, current = 0) => ({ count, current, inAddresses });

test.each([
  ['', 'lamps', found(0), undefined, 'Not found.'],
  ['', 'lamps', found(3, 1), undefined, '3 found'],
  ['', 'lamps', found(1, 1), undefined, '1 found, only in addresses'],
  ['', 'lamps', found(3, 1, 2), undefined, '2 of 3'],
  ['', '', found(0), { count: 2, left: 0 }, ''],
  [' after all were replaced', 'lamps', found(0), { count: 2, left: 0 }, '2 replaced'],
  [' after a part was', 'lamps', found(1, 1), { count: 2, left: 1 }, '2 replaced, 1 left in addresses'],
  [' after undo', 'lamps', found(2), { count: 2, left: 0 }, '2 found'],
  [' once one is shown', 'lamps', found(1, 1, 1), { count: 2, left: 1 }, '1 of 1'],
])('says%s of “%s” in %j', (_, words, state, replaced, text) => {
  expect(describeFound(words, state, replaced)).toBe(text);
});
