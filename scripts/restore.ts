import { buildWhatChanged } from './lib/product/builds.ts';
import { command } from './lib/process/command.ts';
import { runCmsProgram } from './lib/product/cms-program.ts';
import { loadEnvironment } from './lib/product/settings/environment.ts';
import { parseProductSettings } from './lib/product/settings/settings.ts';
import { restoreSettings } from './restore/restore-settings.ts';
import { verifyBackup } from './restore/verify-backup.ts';

const help = `
npm run restore                     restore the newest backup of BACKUP_TO
npm run restore -- FOLDER           restore the newest backup of this folder
npm run restore -- BACKUP           restore this backup: FOLDER/backups/NAME
npm run restore -- ... --replace    the same, although there is content, which is replaced
npm run restore -- ... --verify     restore it aside, start it, read ten pages, and throw it away
npm run restore -- ... --settings   add its settings and secrets to .env, where they are missing (BACKUP_PASSPHRASE)

Instead of a FOLDER, s3://BUCKET/PREFIX. Stop the servers first, but for --verify. Everything is loaded and checked
before anything is changed.
`;

await command(help, async (args) => {
  const cwd = process.env.INIT_CWD ?? process.cwd();
  // Before anything else: reading the settings creates the secrets that are missing.
  if (args.includes('--settings')) {
    await restoreSettings(
      args.filter((arg) => arg !== '--settings'),
      cwd,
    );
    return 0;
  }
  const env = loadEnvironment();
  await parseProductSettings(env);
  if (args.includes('--verify')) {
    await buildWhatChanged(env, ['cms', 'web']);
    await verifyBackup(
      args.filter((arg) => arg !== '--verify'),
      env,
      cwd,
    );
    return 0;
  }
  await buildWhatChanged(env, ['cms']);
  return runCmsProgram('backup', ['restore', ...args], { env, cwd });
});
