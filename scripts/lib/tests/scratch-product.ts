import path from 'node:path';
import { buildWhatChanged } from '../product/builds.ts';
import { scratchEnvironment } from '../product/settings/environment.ts';
import { findFreePort } from '../product/ports.ts';
import { startProduct, type Product } from '../product/product.ts';
import { scratchFolder } from '../process/scratch.ts';
import { parseProductSettings, type ProductSettings } from '../product/settings/settings.ts';
import { copySeededData } from './seeded-data.ts';

interface ScratchProduct extends Product {
  settings: ProductSettings;
  env: NodeJS.ProcessEnv;
}

/**
 * Builds what changed and starts the product as `npm start` does, including demonstration content, but on free ports
 * and with a data folder that is deleted when the script ends. `chosen` contains further settings.
 */
export async function startScratchProduct(
  purpose: string,
  chosen: NodeJS.ProcessEnv,
  onLine: (line: string) => void,
): Promise<ScratchProduct> {
  const env = scratchEnvironment({
    NODE_ENV: 'production',
    PORT: String(await findFreePort()),
    CMS_PORT: String(await findFreePort()),
    DATA_DIR: path.join(scratchFolder(purpose), 'data'),
    ...chosen,
  });
  const settings = await parseProductSettings(env);
  await buildWhatChanged(env);
  await copySeededData(settings.dataDir);
  return { ...(await startProduct(env, settings, onLine)), settings, env };
}
