import { createWriteStream } from 'node:fs';
import { cleanUp } from '../../../scripts/lib/process/cleanup.ts';
import { startCms, startSite } from '../../../scripts/lib/product/product.ts';
import type { Service } from '../../../scripts/lib/process/service/service.ts';
import { ownSettings } from './own-settings.ts';
import type { Account } from './running-product.ts';

/** A product for a single test, which may stop its CMS. Empty except for the super admin. */
export interface OwnProduct {
  url: string;
  owner: Account;
  /** The environment of its servers. */
  env: NodeJS.ProcessEnv;
  stopCms: () => Promise<void>;
  /** Simulates a power cut: kills both servers without warning or cleanup. */
  killCms: () => Promise<void>;
  startCms: () => Promise<void>;
  /** Stops both servers and deletes the data. */
  end: () => Promise<void>;
}

/** @param chosen settings besides those that every such product has */
export async function startOwnProduct(
  logFile: string,
  chosen: Record<string, string> = {},
): Promise<OwnProduct> {
  const { env, url, cmsUrl, owner } = await ownSettings(chosen);
  const log = createWriteStream(logFile);
  const write = (line: string): boolean => log.write(`${line}\n`);

  let cms: Service = await startCms(env, cmsUrl, write);
  await startSite(env, url, write);
  return {
    url,
    owner,
    env,
    stopCms: () => cms.stop(),
    killCms: async () => {
      if (cms.pid !== undefined) process.kill(cms.pid, 'SIGKILL');
      await cms.ended;
    },
    startCms: async () => {
      cms = await startCms(env, cmsUrl, write);
    },
    end: cleanUp,
  };
}
