import { buildWhatChanged } from './lib/product/builds.ts';
import { command } from './lib/process/command.ts';
import { loadEnvironment } from './lib/product/settings/environment.ts';
import { parseProductSettings } from './lib/product/settings/settings.ts';

const help = `
npm run build

Builds the editors' screens, the CMS and the site, each only if its sources changed since its last build.
`;

await command(help, async () => {
  const env = loadEnvironment();
  await parseProductSettings(env);
  await buildWhatChanged(env);
  console.log('▸ Everything is built.');
});
