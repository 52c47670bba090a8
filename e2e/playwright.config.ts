import path from 'node:path';
import { defineConfig } from '@playwright/test';
import { chromiumArgs } from '../scripts/lib/chromium-args.ts';

/**
 * Browser tests against the built product, which global-setup starts on a data folder of its own. `npm run e2e` finds
 * the browser and hands it over in CHROMIUM_PATH; no test is tried twice.
 */
export default defineConfig({
  testDir: '.',
  outputDir: '../test-results',
  globalSetup: './global-setup.ts',
  globalTimeout: 20 * 60_000,
  timeout: 60_000,
  forbidOnly: Boolean(process.env.CI),
  retries: 0,
  workers: 2,
  reporter: [
    ['list'],
    ['json', { outputFile: path.resolve(process.env.E2E_REPORT ?? 'test-results/report.json') }],
  ],
  use: {
    baseURL: process.env.E2E_URL,
    browserName: 'chromium',
    launchOptions: { executablePath: process.env.CHROMIUM_PATH, args: chromiumArgs },
    trace: 'retain-on-failure',
    screenshot: 'only-on-failure',
  },
});
