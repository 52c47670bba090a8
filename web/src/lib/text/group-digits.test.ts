import fc from 'fast-check';
import { groupDigits } from './group-digits';

test.each([
  [0, '0'],
  [709, '709'],
  [-350, '-350'],
  [2534, '2,534'],
  [-2534, '-2,534'],
  [1234567, '1,234,567'],
  ['1691.00', '1,691.00'],
  ['0.12345', '0.12345'],
])('formats %p as %s', (figure, text) => {
  expect(groupDigits(figure)).toBe(text);
});

test('formats integers as toLocaleString does in US English', () => {
  fc.assert(
    fc.property(fc.maxSafeInteger(), (figure) => {
      expect(groupDigits(figure)).toBe(figure.toLocaleString('en-US').replace(/^-0$/, '0'));
    }),
  );
});
