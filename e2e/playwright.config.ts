import path from 'node:path';
import { defineConfig } from '@playwright/test';
import { chromiumArgs } from '../scripts/lib/browser/chromium-args.ts';

const LAYOUT = '**/layout*.spec.ts';
const CRAWL = '**/crawl.spec.ts';

/**
 * Browser tests against the built product. `npm run e2e` starts it with a temporary data folder, finds a browser, and
 * passes both in the environment (scripts/test-suite/parts/browser-tests.ts). The projects correspond to the parts of the
 * test commands (scripts/test-suite/parts.ts).
 */
export default defineConfig({
  testDir: '.',
  // Files ending in `.test.ts` are for Node's own test runner.
  testMatch: '**/*.spec.ts',
  outputDir: '../test-results/browser',
  globalTimeout: 55 * 60_000,
  // Long enough for every test on a busy machine: what hangs fails earlier, at the action or expectation that waits.
  timeout: 240_000,
  // The screens are slow on a busy machine. No expectation asserts a duration.
  expect: { timeout: 30_000 },
  forbidOnly: Boolean(process.env.CI),
  fullyParallel: true,
  // Named in the result as passed only when repeated (docs/decisions/074-repeat-failed-browser-tests-in-ci.md).
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
    actionTimeout: 45_000,
    navigationTimeout: 60_000,
    // Traces take half of the time. CI only reports what failed; local runs record traces.
    trace: process.env.CI ? 'off' : 'retain-on-failure',
    screenshot: 'only-on-failure',
  },
  projects: [
    { name: 'journeys', testDir: 'journeys' },
    // All that no other project has, so that a moved test is never left out.
    { name: 'browser', testIgnore: /\/e2e\/(journeys|quality|slow)\// },
    { name: 'layout', testDir: 'quality', testMatch: LAYOUT },
    {
      name: 'quality',
      testDir: 'quality',
      testIgnore: [LAYOUT, CRAWL],
    },
    { name: 'crawl', testDir: 'quality', testMatch: CRAWL },
    { name: 'slow', testDir: 'slow' },
  ],
});
