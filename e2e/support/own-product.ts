import { createWriteStream } from 'node:fs';
import path from 'node:path';
import { cleanUp } from '../../scripts/lib/cleanup.ts';
import { scratchEnvironment } from '../../scripts/lib/environment.ts';
import { freePort } from '../../scripts/lib/ports.ts';
import { startCms, startSite } from '../../scripts/lib/product.ts';
import { scratchFolder } from '../../scripts/lib/scratch.ts';
import type { Service } from '../../scripts/lib/service.ts';
import type { Account } from './running-product.ts';

/** A product that belongs to one test, which may stop its CMS; empty but for the super admin. */
export interface OwnProduct {
  url: string;
  owner: Account;
  stopCms: () => Promise<void>;
  startCms: () => Promise<void>;
  /** Stops both servers and deletes the data. */
  end: () => Promise<void>;
}

export async function startOwnProduct(logFile: string): Promise<OwnProduct> {
  const owner = { email: 'owner@wellfolio.example', password: 'Owner-for-tests-1' };
  const [sitePort, cmsPort] = [await freePort(), await freePort()];
  const [url, cmsUrl] = [`http://127.0.0.1:${sitePort}`, `http://127.0.0.1:${cmsPort}`];
  const env = scratchEnvironment({
    NODE_ENV: 'production',
    PORT: String(sitePort),
    CMS_PORT: String(cmsPort),
    PUBLIC_URL: url,
    DATA_DIR: path.join(scratchFolder('resilience'), 'data'),
    ADMIN_EMAIL: owner.email,
    ADMIN_PASSWORD: owner.password,
  });
  const log = createWriteStream(logFile);
  const write = (line: string): boolean => log.write(`${line}\n`);

  let cms: Service = await startCms(env, cmsUrl, write);
  await startSite(env, url, write);
  return {
    url,
    owner,
    stopCms: () => cms.stop(),
    startCms: async () => {
      cms = await startCms(env, cmsUrl, write);
    },
    end: cleanUp,
  };
}
