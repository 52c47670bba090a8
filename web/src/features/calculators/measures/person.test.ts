import { isSex } from './person';

test('m and f are sexes of the formulas, nothing else is', () => {
  expect(['m', 'f'].every(isSex)).toBe(true);
  expect(['', 'M', 'male', 'toString'].some(isSex)).toBe(false);
});
