import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { CATALOGUE } from './catalogue';

const hues = CATALOGUE.map(({ slug, hue }) => [slug, hue] as const);

test('each topic has its own hue, at least 8 degrees from the next', () => {
  const sorted = hues.map(([, hue]) => hue).toSorted((a, b) => a - b);
  const gaps = sorted.map((hue, index) => (sorted[index + 1] ?? (sorted[0] ?? 0) + 360) - hue);
  expect(Math.min(...gaps)).toBeGreaterThanOrEqual(8);
});

test("the site's style sheet has the same hues", () => {
  const css = readFileSync(resolve(__dirname, '../../web/src/styles/topics.css'), 'utf8');
  const inSheet = [...css.matchAll(/\[data-topic='([^']+)'\]\s*\{\s*--hue:\s*(\d+)/g)].map(
    ([, topic, hue]) => [topic, Number(hue)],
  );
  expect(Object.fromEntries(inSheet)).toEqual(Object.fromEntries(hues));
});
