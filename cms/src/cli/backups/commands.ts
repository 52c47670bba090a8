import fs from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { MIGRATIONS } from '../../../database/migrations';
import { toMessage } from '../../platform/failures/expected-failure';
import { backUp } from '../../platform/backup/back-up';
import { openDatabase } from '../../platform/backup/database/open-database';
import { listBackups, readManifest, readSettings } from '../../platform/backup/list-backups';
import { parseLocation } from '../../platform/backup/location';
import { toMoment, type Manifest } from '../../platform/backup/manifest';
import { removeObsolete } from '../../platform/backup/remove-obsolete';
import { restore } from '../../platform/backup/restore';
import { collectSettings } from '../../platform/backup/settings/collect-settings';
import { seal, unseal } from '../../platform/backup/settings/seal';
import { openStore } from '../../platform/backup/stores/open-store';
import type { Store } from '../../platform/backup/stores/store';
import { repositoryRoot, resolveFiles, settings } from '../../platform/settings/settings';
import { fail, failUsage, type Command } from '../command';

/** Tables of what would be done, and told to others, by a system that is only looked at. */
const ACTING_ALONE = ['scheduled_jobs', 'strapi_webhooks'];

const NO_PLACE = 'Say where: --to FOLDER (or s3://BUCKET/PREFIX), or BACKUP_TO in .env.';

export const makeCommand: Command = async (args, io) => {
  const { to } = parseArgs({ args: [...args], options: { to: { type: 'string' } } }).values;
  const { backup, dataDir } = settings();
  const place = to ?? backup.to;
  if (place === undefined) return failUsage(io, NO_PLACE);
  if (!fs.existsSync(dataDir)) return fail(io, `There is nothing to back up: ${dataDir} does not exist.`);
  const store = openStore(place);
  const manifest = await backUp({ ...getSystem(), settings: await sealSettings(backup.passphrase) }, store);
  io.out.write(`${store.name}/backups/${manifest.id}: ${describe(manifest)}\n`);
  if (manifest.settings === null)
    io.out.write(
      'Settings and secrets are not in it: set BACKUP_PASSPHRASE, or keep a copy of .env elsewhere.\n',
    );
  const removed = await removeObsolete(store, backup.retention);
  if (removed.length > 0) io.out.write(`${removed.length} older ones deleted\n`);
  return 0;
};

export const listCommand: Command = async ([place = settings().backup.to], io) => {
  if (place === undefined) return failUsage(io, NO_PLACE);
  const store = openStore(place);
  const ids = await listBackups(store);
  for (const id of ids)
    io.out.write(
      `${id}  ${await readManifest(store, id).then(describe, (error: unknown) => `DAMAGED: ${toMessage(error)}`)}\n`,
    );
  if (ids.length === 0) io.out.write(`There are no backups in ${store.name}.\n`);
  return 0;
};

export const restoreCommand: Command = async (args, io) => {
  const { values, positionals } = parseArgs({
    args: [...args],
    options: {
      replace: { type: 'boolean', default: false },
      aside: { type: 'boolean', default: false },
    },
    allowPositionals: true,
  });
  const [backup = settings().backup.to, ...more] = positionals;
  if (backup === undefined || more.length > 0) return failUsage(io, 'Name one backup: FOLDER/backups/NAME');
  const { store, id } = await findBackup(backup);
  if (id === undefined) return fail(io, `There are no backups in ${store.name}.`);
  const target = { ...getSystem(), knownMigrations: new Set(MIGRATIONS.map(({ name }) => name)) };
  const restored = await restore(store, id, target, values.replace);
  if (values.aside) await target.database.empty(ACTING_ALONE);
  io.out.write(`Restored: ${describe(restored)}\n`);
  return 0;
};

const sealSettings = async (passphrase: string | undefined): Promise<string | undefined> =>
  passphrase === undefined
    ? undefined
    : seal(JSON.stringify(collectSettings(process.env, path.join(repositoryRoot(), '.env'))), passphrase);

/** Prints the settings of a backup as JSON. Needs no other setting than the passphrase. */
export const settingsCommand: Command = async ([backup, ...more], io) => {
  const passphrase = resolveFiles(process.env).env.BACKUP_PASSPHRASE;
  if (backup === undefined || more.length > 0) return failUsage(io, 'Name one backup: FOLDER/backups/NAME');
  if (!passphrase) return failUsage(io, 'Set BACKUP_PASSPHRASE to the one of the backup.');
  const { store, id } = await findBackup(backup);
  if (id === undefined) return fail(io, `There are no backups in ${store.name}.`);
  io.out.write(await unseal(await readSettings(store, await readManifest(store, id)), passphrase));
  return 0;
};

/** The backup that is named, or the newest. */
async function findBackup(place: string): Promise<{ store: Store; id: string | undefined }> {
  const location = parseLocation(place);
  const store = openStore(location.store);
  return { store, id: location.id ?? (await listBackups(store))[0] };
}

function getSystem() {
  const { databaseUrl, databaseSsl, dataDir } = settings();
  return {
    database: openDatabase(databaseUrl, databaseSsl, dataDir),
    uploadsDir: path.join(dataDir, 'public/uploads'),
    scratchDir: dataDir,
  };
}

const MB = 1_000_000;

function describe({ id, database, uploads }: Manifest): string {
  const moment = new Date(toMoment(id)).toISOString();
  const megabytes = ((database.bytes + uploads.bytes) / MB).toFixed(1);
  return `${moment}, ${database.dialect}, ${Object.keys(database.rows).length} tables, ${uploads.files} files, ${megabytes} MB`;
}
