import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { installGeometry } from '../support/layout/geometry.ts';
import { installLines } from '../support/layout/lines.ts';
import { readLayout } from '../support/layout/read-layout.ts';
import { screens } from '../support/screens/screens.ts';
import { startEngine } from './driver/browser.ts';
import type { Engine } from './driver/engine.ts';
import { Reader } from './driver/reader.ts';
import { requireEnv } from '../support/product/running-product.ts';

const WIDTHS = [360, 768, 1280];

/** Messages about the expected status of a page itself. */
const nothing = /(?!)/;

let engine: Engine;
let reader: Reader;
before(async () => {
  engine = await startEngine();
  reader = new Reader(engine, requireEnv('E2E_URL'));
});
after(() => engine.close());

/** Runs in the page. */
async function findFaults(): Promise<string[]> {
  for (const image of document.images) image.loading = 'eager';
  const decoded = [...document.images].map(async (image) => {
    await image.decode().catch(() => undefined);
    return image.naturalWidth === 0 ? [`a picture does not load: ${image.src}`] : [];
  });
  const count = (selector: string): number => document.querySelectorAll(selector).length;
  const landmarks = { main: 'main', h1: 'h1', header: 'body > header, body > * > header', footer: 'footer' };
  return [
    ...(await Promise.all(decoded)).flat(),
    ...Object.entries(landmarks).flatMap(([name, selector]) =>
      count(selector) === 0 ? [`there is no ${name}`] : [],
    ),
    ...(count('h1') > 1 ? ['there are several h1'] : []),
    ...(count('main') > 1 ? ['there are several main'] : []),
  ];
}

for (const { name, path, expects = nothing } of screens) {
  test(`${name} is complete at 360, 768 and 1280 px`, async () => {
    const found: string[] = [];
    for (const width of WIDTHS) {
      await reader.resize(width);
      await reader.open(path);
      const faults = await reader.evaluate(findFaults);
      await reader.evaluate(installGeometry);
      await reader.evaluate(installLines);
      const { windowWidth, pageWidth, outside } = await reader.evaluate(readLayout);
      found.push(
        ...faults.map((fault) => `${width} px: ${fault}`),
        ...outside.map((element) => `${width} px: it reaches out of the window: ${element}`),
        ...(pageWidth > windowWidth ? [`${width} px: the page is ${pageWidth} px wide`] : []),
      );
    }
    found.push(...(await reader.newErrors()).filter((error) => !expects.test(error)));
    assert.deepEqual(found, []);
  });
}
