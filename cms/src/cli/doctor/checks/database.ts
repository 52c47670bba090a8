import { MIGRATIONS } from '../../../../database/migrations';
import { TABLE as RECORDS } from '../../../platform/database/migrations/records';
import { requireVersion, toMajorVersion } from '../../../platform/backup/database/programs';
import { toMessage } from '../../../platform/failures/expected-failure';
import { good, note, problem, type Check, type Finding, type System } from '../finding';
import { readNumber, readTexts } from '../values';

/** The oldest PostgreSQL that its makers still mend. */
const OLDEST_POSTGRES = 14;

export const checkDatabase: Check<System> = async ({ database }) => {
  if (database.dialect === 'sqlite') return [good('The embedded database can be read.')];
  const number =
    (await readNumber(database, "SELECT current_setting('server_version_num')::int AS value")) ?? 0;
  const version = toMajorVersion(number);
  const findings: Finding[] = [good(`PostgreSQL ${version} can be read.`)];
  if (version < OLDEST_POSTGRES)
    findings.push(note(`PostgreSQL ${version} is no longer maintained.`, 'Upgrade it (pg_upgrade).'));
  findings.push(await checkDump(version));
  return findings;
};

async function checkDump(server: number): Promise<Finding> {
  try {
    await requireVersion('pg_dump', server, process.env);
    return good('pg_dump is as new as the server.');
  } catch (error) {
    return problem(`Backups fail: ${toMessage(error)}`, 'Then run npm run backup once.');
  }
}

/** Such as after a roll-back without the backup of before. */
export const checkRelease: Check<System> = async ({ database }) => {
  const known = new Set(MIGRATIONS.map(({ name }) => name));
  const ran = await readTexts(database, `SELECT name AS value FROM ${RECORDS} ORDER BY name`);
  const unknown = ran.filter((name) => !known.has(name));
  if (unknown.length > 0)
    return [
      problem(
        `A later release has used this database: ${unknown.join(', ')}.`,
        'Check out that release, or restore the backup from before the upgrade.',
      ),
    ];
  const missing = [...known].filter((name) => !ran.includes(name));
  return missing.length > 0
    ? [note(`Not migrated yet: ${missing.join(', ')}.`, 'npm start runs it; make a backup first.')]
    : [good('The database is of this release.')];
};

/** Both clocks decide: sessions and caches by that of the CMS, schedules and limits by that of the database. */
const MOST_SECONDS = 5;

export const checkClock: Check<System> = async ({ database }) => {
  if (database.dialect === 'sqlite') return [];
  const began = Date.now();
  const there = await readNumber(database, 'SELECT extract(epoch FROM clock_timestamp()) * 1000 AS value');
  const apart = ((there ?? 0) - (began + Date.now()) / 2) / 1000;
  return Math.abs(apart) <= MOST_SECONDS
    ? [good('The clocks of this machine and of the database agree.')]
    : [
        problem(
          `The clock of the database is ${Math.abs(apart).toFixed(0)} s ${apart > 0 ? 'ahead of' : 'behind'} the one here.`,
          'Keep both in step (chrony, systemd-timesyncd): planned publications and limits go by them.',
        ),
      ];
};
