import { maskAddress } from './mask-address';

test.each([
  ['ada.lovelace@example.org', 'a…@example.org'],
  ['a@example.org', 'a…@example.org'],
  ['𝒜da@example.org', '𝒜…@example.org'],
])('masks %s as %s', (address, seen) => {
  expect(maskAddress(address)).toBe(seen);
});
