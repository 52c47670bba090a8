import { buildWhatChanged } from './lib/builds.ts';
import { command } from './lib/command.ts';
import { requireDataDir } from './lib/data-dir.ts';
import { seedDemoContent } from './lib/demo-content.ts';
import { loadEnvironment } from './lib/environment.ts';
import { requireFreePorts } from './lib/ports.ts';
import { serve } from './lib/serve.ts';
import { parseProductSettings } from './lib/settings.ts';

const help = `
npm start

Installs and builds what changed, fills the embedded database with the demonstration content on first boot, and serves
the site and its CMS until Ctrl-C. The first start takes some minutes, later ones seconds. Settings: .env, or the
environment; README.md lists them. Secrets are made once and kept in .env.
`;

await command(help, async () => {
  const env = { ...loadEnvironment(), NODE_ENV: 'production' };
  const settings = await parseProductSettings(env);
  await requireFreePorts(settings);
  requireDataDir(settings.dataDir);
  await buildWhatChanged(env);
  await seedDemoContent(env, settings);
  await serve(env, settings);
});
