import { cpSync, existsSync, readdirSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { getBuildHash } from '../product/builds.ts';
import { seedDemoContent } from '../product/demo-content.ts';
import { inRoot } from '../files/root.ts';
import { scratchFolder } from '../process/scratch.ts';
import { scratchEnvironment } from '../product/settings/environment.ts';
import { parseProductSettings } from '../product/settings/settings.ts';
import { hashSources } from '../files/source-hash.ts';

const CACHE = inRoot('.cache/seeded-data');

/**
 * Fills the empty data folder of a scratch product with the demonstration content. Seeding takes a minute, so the
 * result is cached and copied until the built CMS or the content changes.
 */
export async function copySeededData(dataDir: string): Promise<void> {
  const cached = await cacheSeededData();
  for (const name of readdirSync(cached)) {
    cpSync(path.join(cached, name), path.join(dataDir, name), { recursive: true });
  }
}

/** Seeds a data folder in the cache, unless there is one, with the CMS that is built. Returns the folder. */
export async function cacheSeededData(): Promise<string> {
  const cached = path.join(CACHE, sourceHash());
  if (existsSync(cached)) return cached;
  const dataDir = path.join(scratchFolder('seed'), 'data');
  const env = scratchEnvironment({ NODE_ENV: 'production', DATA_DIR: dataDir });
  await seedDemoContent(env, await parseProductSettings(env));
  rmSync(CACHE, { recursive: true, force: true });
  // Renamed when complete, so that an interrupted copy is never used.
  const part = `${cached}.${process.pid}`;
  cpSync(dataDir, part, { recursive: true });
  renameSync(part, cached);
  return cached;
}

function sourceHash(): string {
  const also = getBuildHash('cms');
  return hashSources({
    home: inRoot('cms'),
    paths: ['content'],
    skip: (file) => file.endsWith('.test.ts'),
    also,
  });
}
