import { buildWhatChanged } from './lib/product/builds.ts';
import { command } from './lib/process/command.ts';
import { runCmsProgram } from './lib/product/cms-program.ts';
import { loadEnvironment } from './lib/product/settings/environment.ts';
import { parseProductSettings } from './lib/product/settings/settings.ts';

const help = `
npm run backup                     make a backup in BACKUP_TO
npm run backup -- --to FOLDER      make one in this folder
npm run backup -- list [FOLDER]    list the backups in BACKUP_TO, or in this folder

Works beside a running \`npm start\`. A backup is one moment of the database with all uploads; secrets and .env are not
in it. docs/operations.md says how to restore one.
`;

await command(help, async (args) => {
  const env = loadEnvironment();
  await parseProductSettings(env);
  await buildWhatChanged(env, ['cms']);
  const cwd = process.env.INIT_CWD ?? process.cwd();
  return runCmsProgram('backup', args[0] === 'list' ? args : ['make', ...args], { env, cwd });
});
