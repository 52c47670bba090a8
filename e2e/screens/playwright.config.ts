import { defineConfig, type Project } from '@playwright/test';
import { getWindow } from '../../scripts/screens/options.ts';
import tests from '../playwright.config.ts';
import { isReachableIn } from '../support/layout/windows.ts';
import { requireEnv } from '../support/product/running-product.ts';

const PLACES = ['wide', 'menu', 'narrow'] as const;

/** Takes every screen on each device. `npm run screens` passes the selection (scripts/screens.ts). */
export default defineConfig({
  ...tests,
  testDir: '.',
  testMatch: '*.screens.ts',
  outputDir: '../../test-results/screens',
  retries: 0,
  reporter: [['line'], ['json', { outputFile: requireEnv('E2E_REPORT') }]],
  use: { ...tests.use, screenshot: 'off', trace: 'off', contextOptions: { reducedMotion: 'reduce' } },
  projects: [
    { name: 'people', testMatch: '*.setup.ts' },
    ...requireEnv('SCREENS_DEVICES')
      .split(',')
      .map((name): Project => {
        const viewport = getWindow(name);
        const isOut = PLACES.filter((only) => !isReachableIn(only, { ...viewport, text: 16 }));
        return {
          name,
          dependencies: ['people'],
          grepInvert: isOut.map((only) => new RegExp(`@${only}`)),
          use: { viewport, hasTouch: isOut.includes('wide') },
        };
      }),
  ],
});
