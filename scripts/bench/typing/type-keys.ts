import type { Page } from '@playwright/test';
import { median } from '../measure.ts';
import type { KeyCost } from './typing-aims.ts';

const KEYS = 150;
/** As a quick typist, so that what waits for a pause does not run after each key. */
const PAUSE_MS = 110;

const LETTERS = 'a quiet hour before bed ';

/** Types into the field that has the focus, and measures each key from its event to the next frame. */
export async function typeKeys(page: Page): Promise<KeyCost> {
  const browser = await page.context().newCDPSession(page);
  await browser.send('Performance.enable');
  const getTaskMs = async (): Promise<number> => {
    const { metrics } = await browser.send('Performance.getMetrics');
    return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN) * 1000;
  };
  await page.evaluate(LISTEN);
  const before = await getTaskMs();
  for (let key = 0; key < KEYS; key++) {
    await page.keyboard.press(LETTERS.charAt(key % LETTERS.length));
    await page.waitForTimeout(PAUSE_MS);
  }
  const processor = ((await getTaskMs()) - before) / KEYS;
  await browser.detach();
  const times = (await page.evaluate<number[]>('window.keyTimes')).toSorted((a, b) => a - b);
  return { median: median(times), p95: times[Math.floor(times.length * 0.95)] ?? Number.NaN, processor };
}

/** A script for the page. A task after the frame's callbacks runs once the frame has been painted. */
const LISTEN = `
  window.keyTimes = [];
  window.addEventListener('keydown', ({ timeStamp }) => {
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => window.keyTimes.push(performance.now() - timeStamp);
      port2.postMessage(undefined);
    });
  }, { capture: true });
`;
