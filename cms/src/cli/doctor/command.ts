import { parseArgs } from 'node:util';
import { toMessage } from '../../platform/failures/expected-failure';
import { settings, type Settings } from '../../platform/settings/settings';
import type { Command } from '../command';
import { checkAccounts, checkLinks } from './checks/content';
import { checkClock, checkDatabase, checkRelease } from './checks/database';
import { checkBackupPlace, checkDisk, checkPermissions, checkUploads } from './checks/disk';
import { checkMail } from './checks/mail';
import { checkBackups, checkIndex, checkSchedule } from './checks/work';
import { note, problem, type Check, type Finding, type Machine, type System } from './finding';
import { openToRead, type ReadDatabase } from './read-database';
import { runChecks } from './run-checks';

/** In the order in which they are printed. */
const OF_MACHINE: Readonly<Record<string, Check<Machine>>> = {
  'The disk': checkDisk,
  Permissions: checkPermissions,
  Mail: checkMail,
  'The place of backups': checkBackupPlace,
};
const OF_DATABASE: Readonly<Record<string, Check<System>>> = {
  'The database': checkDatabase,
  'The release of the database': checkRelease,
  'The clock': checkClock,
  Uploads: checkUploads,
  'The search index': checkIndex,
  'The schedule': checkSchedule,
  Backups: checkBackups,
  Links: checkLinks,
  Accounts: checkAccounts,
};

/** Looks at everything, and changes nothing. */
export const doctorCommand: Command = async (args, io) => {
  const { json } = parseArgs({
    args: [...args],
    options: { json: { type: 'boolean', default: false } },
  }).values;
  const findings = await examine();
  io.out.write(json ? `${JSON.stringify(findings)}\n` : findings.map(toLines).join(''));
  return findings.some(({ level }) => level === 'problem') ? 1 : 0;
};

async function examine(): Promise<Finding[]> {
  const current = settings();
  return [...(await runChecks(OF_MACHINE, { settings: current })), ...(await examineDatabase(current))];
}

async function examineDatabase(current: Settings): Promise<Finding[]> {
  let database: ReadDatabase | undefined;
  try {
    database = await openToRead(current);
  } catch (error) {
    return [
      problem(
        `The database cannot be reached: ${toMessage(error)}`,
        'Check DATABASE_URL and DATABASE_SSL, and whether PostgreSQL is running.',
      ),
    ];
  }
  if (!database) return [note('There is no database yet.', 'npm start creates it.')];
  try {
    return await runChecks(OF_DATABASE, { settings: current, database });
  } finally {
    await database.close();
  }
}

const SIGNS = { good: '✓', note: '!', problem: '✗' };

const toLines = ({ level, what, mend }: Finding): string =>
  `${SIGNS[level]} ${what}\n${mend === undefined ? '' : `    → ${mend}\n`}`;
