import { buildWhatChanged } from './lib/builds.ts';
import { command } from './lib/command.ts';
import { runContentCli } from './lib/content-cli.ts';
import { loadEnvironment } from './lib/environment.ts';
import { inRoot } from './lib/root.ts';
import { parseProductSettings } from './lib/settings.ts';

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
