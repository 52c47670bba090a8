import { buildWhatChanged } from './lib/builds.ts';
import { command } from './lib/command.ts';
import { loadEnvironment } from './lib/environment.ts';
import { parseProductSettings } from './lib/settings.ts';

const help = `
npm run build

Builds the editors' screens, the CMS and the site, each only when its sources changed since it was built last.
`;

await command(help, async () => {
  const env = loadEnvironment();
  await parseProductSettings(env);
  await buildWhatChanged(env);
  console.log('▸ Everything is built.');
});
