import { CATALOGUE } from './catalogue';

test('each topic has its own hue, at least 8 degrees from the next', () => {
  const sorted = CATALOGUE.map(({ hue }) => hue).toSorted((a, b) => a - b);
  const gaps = sorted.map((hue, index) => (sorted[index + 1] ?? (sorted[0] ?? 0) + 360) - hue);
  expect(Math.min(...gaps)).toBeGreaterThanOrEqual(8);
});
