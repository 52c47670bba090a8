import fs from 'node:fs';
import path from 'node:path';
import { getFreeBytes } from '../../../platform/database/disk-reserve';
import { repositoryRoot } from '../../../platform/settings/settings';
import { toMessage } from '../../../platform/failures/expected-failure';
import {
  good,
  nameSome,
  note,
  problem,
  type Check,
  type Finding,
  type Machine,
  type System,
} from '../finding';
import { readTexts } from '../values';

const MB = 1_000_000;
/** Below this, a start fails or is about to. */
const LOW_BYTES = 100 * MB;

export const checkDisk: Check<Machine> = async ({ settings: { dataDir, backup } }) => {
  const folders = [dataDir, ...(backup.to && !backup.to.includes('://') ? [backup.to] : [])];
  return folders
    .filter((folder) => fs.existsSync(folder))
    .flatMap((folder) => [checkRoom(folder), checkWriting(folder)]);
};

function checkRoom(folder: string): Finding {
  const free = getFreeBytes(folder);
  const megabytes = `${Math.floor(free / MB)} MB are free on the disk of ${folder}.`;
  return free < LOW_BYTES
    ? problem(
        megabytes,
        'Free some room: on a full disk nothing can be written, and SQLite cannot even be read.',
      )
    : good(megabytes);
}

function checkWriting(folder: string): Finding {
  try {
    fs.accessSync(folder, fs.constants.R_OK | fs.constants.W_OK | fs.constants.X_OK);
    return good(`${folder} can be written.`);
  } catch (error) {
    return problem(toMessage(error), `Give ${folder} to the account that runs the CMS (chown).`);
  }
}

/** Secrets and members' data are for the account of the CMS alone. */
export const checkPermissions: Check<Machine> = async ({ settings: { dataDir } }) =>
  process.platform === 'win32'
    ? []
    : [
        { file: path.join(repositoryRoot(), '.env'), mode: '600' },
        { file: dataDir, mode: '700' },
      ]
        .filter(({ file }) => fs.existsSync(file))
        .map(({ file, mode }) =>
          (fs.statSync(file).mode & 0o077) === 0
            ? good(`Other accounts of this machine cannot read ${file}.`)
            : problem(`Other accounts of this machine can read ${file}.`, `chmod ${mode} ${file}`),
        );

/** Pictures that the database has, and the disk has not: readers see broken ones. */
export const checkUploads: Check<System> = async ({ database, settings: { dataDir } }) => {
  const folder = path.join(dataDir, 'public');
  const urls = await readTexts(
    database,
    "SELECT url AS value FROM files WHERE url LIKE '/uploads/%' ORDER BY id",
  );
  const missing = urls.filter((url) => !fs.existsSync(path.join(folder, url)));
  if (missing.length === 0) return [good(`All ${urls.length} files of the media library are there.`)];
  return [
    problem(
      `${missing.length} of ${urls.length} files of the media library are missing: ${nameSome(missing)}.`,
      `Restore them from a backup into ${folder}, or replace them in the media library.`,
    ),
  ];
};

export const checkBackupPlace: Check<Machine> = async ({ settings: { backup } }) => {
  if (!backup.to)
    return [
      note('There are no scheduled backups.', 'Set BACKUP_TO and BACKUP_EVERY_MINUTES (docs/operations.md).'),
    ];
  return backup.passphrase
    ? []
    : [
        note(
          'Backups have no settings and secrets.',
          'Set BACKUP_PASSPHRASE, or keep a copy of .env in a safe place.',
        ),
      ];
};
