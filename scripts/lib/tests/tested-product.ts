import { createWriteStream, mkdirSync } from 'node:fs';
import { inRoot } from '../files/root.ts';
import { scratchFolder } from '../process/scratch.ts';
import { startMailbox } from './mailbox.ts';
import { startScratchProduct } from './scratch-product.ts';

let running: Promise<Record<string, string>> | undefined;

/**
 * Starts the product for browser tests, once per script. Returns environment variables with its address, its super
 * admin and its mail folder for the tests; empty if E2E_URL names a running product.
 */
export async function startTestedProduct(): Promise<Record<string, string>> {
  return process.env.E2E_URL ? {} : (running ??= start());
}

async function start(): Promise<Record<string, string>> {
  const admin = { email: 'admin@wellfolio.example', password: 'Admin-for-tests-1' };
  mkdirSync(inRoot('test-results'), { recursive: true });
  const log = createWriteStream(inRoot('test-results/servers.log'));
  const mailbox = scratchFolder('mailbox');
  const { settings } = await startScratchProduct(
    'e2e',
    {
      ADMIN_EMAIL: admin.email,
      ADMIN_PASSWORD: admin.password,
      // All tests sign in from one address, so rate limits must not apply.
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
