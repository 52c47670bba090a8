import { createWriteStream, existsSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import { buildWhatChanged } from '../lib/product/builds.ts';
import { scratchEnvironment } from '../lib/product/settings/environment.ts';
import { Failure } from '../lib/process/failure.ts';
import { findFreePort } from '../lib/product/ports.ts';
import { startProduct } from '../lib/product/product.ts';
import { inRoot, root } from '../lib/files/root.ts';
import { runShown } from '../lib/process/run.ts';
import { scratchFolder } from '../lib/process/scratch.ts';
import { parseProductSettings, type ProductSettings } from '../lib/product/settings/settings.ts';
import { runStep } from '../lib/process/step.ts';
import { copySeededData } from '../lib/tests/seeded-data.ts';
import { eventLoopOption } from './measure/event-loop.ts';
import { createTarget, type Target } from './target/target.ts';

const ADMIN = { email: 'admin@wellfolio.example', password: 'Admin-for-attacks-1' };

/**
 * Starts the built product of a checkout as `npm start` does, with the default rate limits, on free ports and with a
 * data folder that is deleted when the script ends. The servers' output goes to test-results/attack.log.
 */
export async function startTarget(home: string, isShort: boolean): Promise<Target> {
  const scratch = scratchFolder('attack');
  const dataDir = path.join(scratch, 'data');
  const tempDir = path.join(scratch, 'temp');
  const notesDir = path.join(scratch, 'notes');
  for (const folder of [tempDir, notesDir]) mkdirSync(folder);
  const env = scratchEnvironment({
    NODE_ENV: 'production',
    PORT: String(await findFreePort()),
    CMS_PORT: String(await findFreePort()),
    DATA_DIR: dataDir,
    ADMIN_EMAIL: ADMIN.email,
    ADMIN_PASSWORD: ADMIN.password,
  });
  const settings = await parseProductSettings(env);
  await fill(home, env, settings);
  mkdirSync(inRoot('test-results'), { recursive: true });
  const log = createWriteStream(inRoot('test-results/attack.log'));
  const NODE_OPTIONS = `${env.NODE_OPTIONS ?? ''} ${eventLoopOption(notesDir)}`.trim();
  const { cms, web, again } = await runStep('Starting the CMS and the site', 'a few seconds', () =>
    startProduct({ ...env, TMPDIR: tempDir, NODE_OPTIONS }, settings, (line) => log.write(`${line}\n`), home),
  );
  const own = { running: { cms, web }, again, admin: ADMIN, dataDir, tempDir, notesDir };
  return createTarget(settings.site, { home, isShort, own });
}

/** Paths of the content tool: the current one, and the one until November 2026. */
const CONTENT_TOOLS = ['cli/content.js', 'content-files/cli.js'];

/** Builds this checkout if it changed. Another checkout must be built already. */
async function fill(home: string, env: NodeJS.ProcessEnv, settings: ProductSettings): Promise<void> {
  if (home === root) {
    await buildWhatChanged(env);
    await copySeededData(settings.dataDir);
    return;
  }
  const tool = CONTENT_TOOLS.map((file) => path.join(home, 'cms/dist/src', file)).find((file) =>
    existsSync(file),
  );
  if (tool === undefined) throw new Failure(`${home} is not built: run "npm run build" there.`);
  const code = await runStep('Demonstration content', 'about a minute', () =>
    // The seed command, by version of the repository.
    runShown(process.execPath, [tool, 'seed'], { cwd: home, env }),
  );
  if (code !== 0) throw new Failure('The demonstration content could not be imported.');
}
