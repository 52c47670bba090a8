import { ReaderPage } from '../pages/ReaderPage.ts';
import { main } from '../support/states/reader.ts';
import type { Screen } from './screen.ts';

/** Shows the page at this address with its fonts, able to be used, and with what comes by itself there. */
export const open =
  (path: string): Screen['show'] =>
  async (page) => {
    await page.goto(path, { waitUntil: 'networkidle' });
    await new ReaderPage(page).tookOver(main(page));
  };
