import { buildWhatChanged } from './lib/product/builds.ts';
import { command } from './lib/process/command.ts';
import { runContentCli } from './lib/product/content-cli.ts';
import { loadEnvironment } from './lib/product/settings/environment.ts';
import { inRoot } from './lib/files/root.ts';
import { parseProductSettings } from './lib/product/settings/settings.ts';

const help = `
npm run seed

Imports the demonstration content. A second run updates what the first one imported, and leaves everything that a person
wrote, changed or deleted. \`npm run content -- remove-demo\` removes it; after that, this command imports it again.
`;

await command(help, async () => {
  const env = loadEnvironment();
  await parseProductSettings(env);
  await buildWhatChanged(env, ['cms']);
  return runContentCli(['seed'], env, inRoot());
});
