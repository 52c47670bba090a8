import { ReaderPage } from '../pages/ReaderPage.ts';
import { main } from '../support/states/helpers.ts';
import type { Screen } from './screen.ts';

/** Opens a page and waits for fonts, hydration and automatically loaded content. */
export const open =
  (path: string): Screen['show'] =>
  async (page) => {
    await page.goto(path, { waitUntil: 'networkidle' });
    await new ReaderPage(page).tookOver(main(page));
  };
