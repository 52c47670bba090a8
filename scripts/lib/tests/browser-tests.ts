import { createWriteStream, mkdirSync } from 'node:fs';
import path from 'node:path';
import { findOrInstallChromium } from '../chromium.ts';
import { inRoot } from '../root.ts';
import { runShown } from '../run.ts';
import { scratchFolder } from '../scratch.ts';
import { judged, type Counts } from './counts.ts';
import { startMailbox } from './mailbox.ts';
import { playwrightCounts } from './reports.ts';
import { startScratchProduct } from './scratch-product.ts';
import { readCounts } from './test-runners.ts';

interface Choice {
  /** The folder of Playwright's configuration. */
  config?: string;
  /** What it reads besides where the product is. */
  env?: NodeJS.ProcessEnv;
}

/**
 * Runs the browser tests of e2e/, or those that Playwright's own `args` choose, with the Chromium that is found. The
 * product is started for the first run of a script; what its servers print goes to test-results/servers.log.
 */
export async function runBrowserTests(
  args: string[] = [],
  { config = 'e2e', env = {} }: Choice = {},
): Promise<Counts> {
  const report = path.join(scratchFolder('browser-report'), 'browser.json');
  const windows = args.some((arg) => ['--headed', '--debug', '--ui'].includes(arg));
  const chromium = await (browser ??= findOrInstallChromium({ windows }));
  const product = process.env.E2E_URL ? {} : await (running ??= startForTests());
  const code = await runShown(
    process.execPath,
    [inRoot('node_modules/@playwright/test/cli.js'), 'test', '-c', config, ...args],
    {
      cwd: inRoot(),
      env: { ...process.env, ...env, ...product, CHROMIUM_PATH: chromium, E2E_REPORT: report },
    },
  );
  return judged(readCounts(report, playwrightCounts), code);
}

let browser: Promise<string> | undefined;
let running: Promise<Record<string, string>> | undefined;

/** Starts the product. Returns the environment that tells the tests its address, its owner and the folder of its mail. */
async function startForTests(): Promise<Record<string, string>> {
  const admin = { email: 'admin@wellfolio.example', password: 'Admin-for-tests-1' };
  mkdirSync(inRoot('test-results'), { recursive: true });
  const log = createWriteStream(inRoot('test-results/servers.log'));
  const mailbox = scratchFolder('mailbox');
  const { settings } = await startScratchProduct(
    'e2e',
    {
      ADMIN_EMAIL: admin.email,
      ADMIN_PASSWORD: admin.password,
      // Every test signs in again, all of them from one address.
      THROTTLE_ADMIN_LOGIN_PER_MINUTE: '1000',
      THROTTLE_ADMIN_SIGN_IN_PER_MINUTE: '1000',
      SMTP_URL: await startMailbox(mailbox),
      STYLEGUIDE: 'on',
    },
    (line) => log.write(`${line}\n`),
  );
  return {
    E2E_URL: settings.publicUrl,
    E2E_MAILBOX: mailbox,
    E2E_ADMIN_EMAIL: admin.email,
    E2E_ADMIN_PASSWORD: admin.password,
  };
}
