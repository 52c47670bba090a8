import path from 'node:path';
import { scratchEnvironment } from '../../../scripts/lib/product/settings/environment.ts';
import { findFreePort } from '../../../scripts/lib/product/ports.ts';
import { scratchFolder } from '../../../scripts/lib/process/scratch.ts';
import type { Account } from './running-product.ts';

/** Settings of a product for a single test. */
interface OwnSettings {
  env: NodeJS.ProcessEnv;
  url: string;
  cmsUrl: string;
  owner: Account;
}

/** Free ports and a temporary data folder, which is deleted on cleanup and empty except for the super admin. */
export async function ownSettings(chosen: Record<string, string> = {}): Promise<OwnSettings> {
  const owner = { email: 'owner@wellfolio.example', password: 'Owner-for-tests-1' };
  const [sitePort, cmsPort] = [await findFreePort(), await findFreePort()];
  const [url, cmsUrl] = [`http://127.0.0.1:${sitePort}`, `http://127.0.0.1:${cmsPort}`];
  const env = scratchEnvironment({
    NODE_ENV: 'production',
    PORT: String(sitePort),
    CMS_PORT: String(cmsPort),
    PUBLIC_URL: url,
    DATA_DIR: path.join(scratchFolder('resilience'), 'data'),
    ADMIN_EMAIL: owner.email,
    ADMIN_PASSWORD: owner.password,
    ...chosen,
  });
  return { env, url, cmsUrl, owner };
}
