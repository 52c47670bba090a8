import { isInstalled } from './install/packages.mjs';
import { buildWhatChanged, isBuilt } from './lib/product/builds.ts';
import { command } from './lib/process/command.ts';
import { requireDataDir, requireDiskSpace } from './lib/product/settings/data-dir.ts';
import { seedDemoContent } from './lib/product/demo-content.ts';
import { loadEnvironment } from './lib/product/settings/environment.ts';
import { waitForInstall } from './lib/product/wait-for-install.ts';
import { requireFreePorts, withCmsPort } from './lib/product/ports.ts';
import { serve } from './lib/product/serve.ts';
import { parseProductSettings, type ProductSettings } from './lib/product/settings/settings.ts';

const help = `
npm start

Installs and builds what changed, fills the embedded database with the demonstration content on first boot, and serves
the site and its CMS until Ctrl-C. The first start takes some minutes, later ones seconds: the site responds first, the
editors' screens follow when they are built. An interrupted start continues where it stopped. Settings come from .env or
the environment; docs/settings.md lists them. Secrets are generated once and stored in .env.
`;

await command(help, async () => {
  const loaded = { ...loadEnvironment(), NODE_ENV: 'production' };
  // If packages are missing, scripts/install/run-command.mjs has already printed the duration.
  if (isInstalled() && !isBuilt('admin')) {
    console.log(
      '▸ 1 to 3 minutes in all: the site responds first, the editors’ screens (/admin) follow about a minute later.',
    );
  }
  await waitForInstall();
  // Chosen only now, because another program may have taken the port in the meantime.
  const env = await withCmsPort(loaded);
  const settings = await parseProductSettings(env);
  await requireFreePorts(settings);
  requireDataDir(settings.dataDir);
  if (settings.databaseUrl === undefined) requireDiskSpace(settings.dataDir);
  await Promise.all([prepareCms(env, settings), buildWhatChanged(env, ['web'])]);
  await serve(env, settings);
});

async function prepareCms(env: NodeJS.ProcessEnv, settings: ProductSettings): Promise<void> {
  await buildWhatChanged(env, ['cms']);
  await seedDemoContent(env, settings);
}
