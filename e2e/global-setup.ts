import { createWriteStream, mkdirSync } from 'node:fs';
import { cleanUp } from '../scripts/lib/cleanup.ts';
import { inRoot } from '../scripts/lib/root.ts';
import { startScratchProduct } from '../scripts/lib/scratch-product.ts';

/**
 * Starts the product and tells the tests where it is: `E2E_URL` (also Playwright's baseURL), `E2E_DATA_DIR` (the mail
 * lies in its `outbox`), `E2E_ADMIN_EMAIL` and `E2E_ADMIN_PASSWORD` (the super admin). What the servers print goes to
 * test-results/servers.log. With `E2E_URL` set already, that running product is tested instead.
 */
export default async function setup(): Promise<() => Promise<void>> {
  if (process.env.E2E_URL) return async () => undefined;
  const admin = { email: 'admin@wellfolio.example', password: 'Admin-for-tests-1' };
  mkdirSync(inRoot('test-results'), { recursive: true });
  const log = createWriteStream(inRoot('test-results/servers.log'));
  const { settings } = await startScratchProduct(
    'e2e',
    // Every test signs in anew from one address.
    { ADMIN_EMAIL: admin.email, ADMIN_PASSWORD: admin.password, THROTTLE_ADMIN_LOGIN_PER_MINUTE: '1000' },
    (line) => log.write(`${line}\n`),
  );
  Object.assign(process.env, {
    E2E_URL: settings.publicUrl,
    E2E_DATA_DIR: settings.dataDir,
    E2E_ADMIN_EMAIL: admin.email,
    E2E_ADMIN_PASSWORD: admin.password,
  });
  return cleanUp;
}
