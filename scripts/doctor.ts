import { buildWhatChanged } from './lib/product/builds.ts';
import { command } from './lib/process/command.ts';
import { runCmsProgram } from './lib/product/cms-program.ts';
import { loadEnvironment } from './lib/product/settings/environment.ts';
import { parseProductSettings } from './lib/product/settings/settings.ts';
import { examineSite } from './doctor/examine-site.ts';

const help = `
npm run doctor             examine settings, versions, database, disk, mail, clock, indexes, backups, links, permissions
npm run doctor -- --json   the findings of the CMS as JSON

Works beside a running \`npm start\`, and changes nothing. Each line that is not good says what to do. The exit code is 1
if there is a problem.
`;

await command(help, async (args) => {
  const env = loadEnvironment();
  // Names every wrong setting.
  const settings = await parseProductSettings(env);
  await buildWhatChanged(env, ['cms']);
  if (!args.includes('--json')) {
    console.log(`✓ Node ${process.versions.node}; the settings are valid.`);
    console.log(await examineSite(settings.site));
  }
  return runCmsProgram('doctor', ['check', ...args], { env, cwd: process.cwd() });
});
