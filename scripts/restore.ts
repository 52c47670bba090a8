import { buildWhatChanged } from './lib/product/builds.ts';
import { command } from './lib/process/command.ts';
import { runCmsProgram } from './lib/product/cms-program.ts';
import { loadEnvironment } from './lib/product/settings/environment.ts';
import { parseProductSettings } from './lib/product/settings/settings.ts';

const help = `
npm run restore                                    restore the newest backup of BACKUP_TO
npm run restore -- FOLDER                          restore the newest backup of this folder
npm run restore -- FOLDER/backups/NAME             restore this backup
npm run restore -- FOLDER/backups/NAME --replace   the same, although there is content, which is replaced

Stop the servers first. Everything is loaded and checked before anything is changed.
`;

await command(help, async (args) => {
  const env = loadEnvironment();
  await parseProductSettings(env);
  await buildWhatChanged(env, ['cms']);
  const cwd = process.env.INIT_CWD ?? process.cwd();
  return runCmsProgram('backup', ['restore', ...args], { env, cwd });
});
