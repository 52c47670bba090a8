import { formatNumber } from './format-number';

test.each([
  [2534, 0, '2,534'],
  [709, 0, '709'],
  [-350, 0, '-350'],
  [1691, 2, '1,691.00'],
  [1863.5, 2, '1,863.50'],
])('formats %s to %s decimals as %s', (figure, decimals, text) => {
  expect(formatNumber(figure, decimals)).toBe(text);
});
