import path from 'node:path';
import { defineConfig } from '@playwright/test';
import { chromiumArgs } from '../scripts/lib/chromium-args.ts';

/**
 * Browser tests against the built product. `npm run e2e` starts it on a data folder of its own, finds a browser, and
 * hands both over in the environment (scripts/lib/browser-tests.ts).
 */
export default defineConfig({
  testDir: '.',
  outputDir: '../test-results/browser',
  globalTimeout: 55 * 60_000,
  timeout: 60_000,
  // The editors' screens take their time on a busy machine; what must be quick says so itself.
  expect: { timeout: 15_000 },
  forbidOnly: Boolean(process.env.CI),
  fullyParallel: true,
  // Three hundred tests on a machine that others use too: one that failed is tried once more, in a new browser, and
  // named as flaky when it then passes. Where someone looks on, no test is tried twice.
  retries: process.env.CI ? 1 : 0,
  workers: 2,
  reporter: [
    ['list'],
    ['json', { outputFile: path.resolve(process.env.E2E_REPORT ?? 'test-results/report.json') }],
  ],
  use: {
    baseURL: process.env.E2E_URL,
    browserName: 'chromium',
    launchOptions: { executablePath: process.env.CHROMIUM_PATH, args: chromiumArgs },
    // A record of every step takes a sixth of the time: where a failed test is tried again, the second time has it.
    trace: process.env.CI ? 'on-first-retry' : 'retain-on-failure',
    screenshot: 'only-on-failure',
  },
});
