import { buildWhatChanged } from './lib/product/builds.ts';
import { command } from './lib/process/command.ts';
import { runContentCli } from './lib/product/content-cli.ts';
import { loadEnvironment } from './lib/product/environment.ts';
import { inRoot } from './lib/files/root.ts';
import { parseProductSettings } from './lib/product/settings.ts';

const help = `
npm run seed

Brings the demonstration content in. Can be run again: what it brought in once is brought up to date, and what a person
wrote, changed or deleted stays as it is. \`npm run content -- remove-demo\` takes it out, and after that this command
brings it in again.
`;

await command(help, async () => {
  const env = loadEnvironment();
  await parseProductSettings(env);
  await buildWhatChanged(env, ['cms']);
  return runContentCli(['seed'], env, inRoot());
});
