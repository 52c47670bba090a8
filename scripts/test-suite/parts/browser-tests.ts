import path from 'node:path';
import { findOrInstallChromium } from '../../lib/browser/chromium.ts';
import { inRoot } from '../../lib/files/root.ts';
import { runShown } from '../../lib/process/run.ts';
import { scratchFolder } from '../../lib/process/scratch.ts';
import { countWithExitCode, type Counts } from '../counts.ts';
import { playwrightCounts } from '../reports.ts';
import { readCounts } from './test-runners.ts';
import { startTestedProduct } from '../../lib/tests/tested-product.ts';

interface Choice {
  /** The folder of Playwright's configuration. */
  config?: string;
  /** Environment variables for Playwright, besides the addresses of the product. */
  env?: NodeJS.ProcessEnv;
}

/**
 * Runs the browser tests of e2e/, or those that the Playwright arguments `args` select, with the installed Chromium.
 * The product is started for the first run of a script; its servers log to test-results/servers.log.
 */
export async function runBrowserTests(
  args: string[] = [],
  { config = 'e2e', env = {} }: Choice = {},
): Promise<Counts> {
  const report = path.join(scratchFolder('browser-report'), 'browser.json');
  const windows = args.some((arg) => ['--headed', '--debug', '--ui'].includes(arg));
  const chromium = await (browser ??= findOrInstallChromium({ windows }));
  const product = await startTestedProduct();
  const code = await runShown(
    process.execPath,
    [inRoot('node_modules/@playwright/test/cli.js'), 'test', '-c', config, ...args],
    {
      cwd: inRoot(),
      env: { ...process.env, ...env, ...product, CHROMIUM_PATH: chromium, E2E_REPORT: report },
    },
  );
  return countWithExitCode(readCounts(report, playwrightCounts), code);
}

let browser: Promise<string> | undefined;
