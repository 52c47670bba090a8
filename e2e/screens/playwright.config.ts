import { defineConfig, type Project } from '@playwright/test';
import { windowOf } from '../../scripts/screens/options.ts';
import tests from '../playwright.config.ts';
import { required } from '../support/running-product.ts';

/** From here on the header has its links in sight. */
const DESKTOP_FROM = 960;

/** Every screen on each device. `npm run screens` hands over what is asked for (scripts/screens.ts). */
export default defineConfig(tests, {
  testDir: '.',
  testMatch: '*.screens.ts',
  outputDir: '../../test-results/screens',
  retries: 0,
  reporter: [['line'], ['json', { outputFile: required('E2E_REPORT') }]],
  use: { screenshot: 'off', trace: 'off', contextOptions: { reducedMotion: 'reduce' } },
  projects: [
    { name: 'people', testMatch: '*.setup.ts' },
    ...required('SCREENS_DEVICES')
      .split(',')
      .map((name): Project => {
        const viewport = windowOf(name);
        const isDesktop = viewport.width >= DESKTOP_FROM;
        return {
          name,
          dependencies: ['people'],
          grepInvert: isDesktop ? /@phone/ : /@desktop/,
          use: { viewport, hasTouch: !isDesktop },
        };
      }),
  ],
});
