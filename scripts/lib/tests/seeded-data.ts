import { cpSync, existsSync, readdirSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { getBuildHash } from '../product/builds.ts';
import { seedDemoContent } from '../product/demo-content.ts';
import { inRoot } from '../files/root.ts';
import type { ProductSettings } from '../product/settings/settings.ts';
import { hashSources } from '../files/source-hash.ts';

const CACHE = inRoot('.cache/seeded-data');

/**
 * Fills the empty data folder of a scratch product with the demonstration content. Seeding takes a minute, so the
 * result is cached and copied until the built CMS or the content changes.
 */
export async function copySeededData(env: NodeJS.ProcessEnv, settings: ProductSettings): Promise<void> {
  const cached = path.join(CACHE, sourceHash());
  if (!existsSync(cached)) {
    // The first admin is created when the product starts.
    await seedDemoContent({ ...env, ADMIN_EMAIL: '', ADMIN_PASSWORD: '' }, settings);
    rmSync(CACHE, { recursive: true, force: true });
    // Renamed when complete, so that an interrupted copy is never used.
    const part = `${cached}.${process.pid}`;
    cpSync(settings.dataDir, part, { recursive: true });
    renameSync(part, cached);
    return;
  }
  for (const name of readdirSync(cached)) {
    cpSync(path.join(cached, name), path.join(settings.dataDir, name), { recursive: true });
  }
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
