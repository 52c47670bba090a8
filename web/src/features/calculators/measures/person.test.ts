import { isSex } from './person';

test('isSex accepts only m and f', () => {
  expect(['m', 'f'].every(isSex)).toBe(true);
  expect(['', 'M', 'male', 'toString'].some(isSex)).toBe(false);
});
