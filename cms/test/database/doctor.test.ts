import fs from 'node:fs';
import path from 'node:path';
import { checkAccounts, checkLinks } from '../../src/cli/doctor/checks/content';
import { checkClock, checkDatabase, checkRelease } from '../../src/cli/doctor/checks/database';
import { checkDisk, checkPermissions, checkUploads } from '../../src/cli/doctor/checks/disk';
import { checkMail } from '../../src/cli/doctor/checks/mail';
import { checkBackups, checkIndex, checkSchedule } from '../../src/cli/doctor/checks/work';
import type { Check, Finding, System } from '../../src/cli/doctor/finding';
import { openToRead } from '../../src/cli/doctor/read-database';
import { runChecks } from '../../src/cli/doctor/run-checks';
import { RUNS } from '../../src/domain/backups/runs-table';
import { catchUpDrafts } from '../../src/domain/draft-index/catch-up';
import { JOBS } from '../../src/domain/schedule/jobs-table';
import { TABLE as RECORDS } from '../../src/platform/database/migrations/records';
import { parseSettings, type Settings } from '../../src/platform/settings/settings';
import { publishArticle } from '../support/content/publish-article';
import { picture } from '../support/fixtures';
import { bootCms, type Cms } from '../support/harness';
import { loginAsAdmin } from '../support/members/sign-in';
import { startMailServer } from '../support/mail-server';

let cms: Cms;
let settings: Settings;
beforeAll(async () => {
  cms = await bootCms();
  settings = parseSettings(process.env);
  await loginAsAdmin(cms, 'strapi-super-admin');
});
afterAll(() => cms.stop());

const table = (name: string) => cms.strapi.db.connection(name);

/** The findings of one check that are not good. */
async function examine(check: Check<System>, chosen: Partial<Settings> = {}): Promise<Finding[]> {
  const database = await openToRead(settings);
  if (!database) throw new Error('There is no database.');
  try {
    const findings = await check({ database, settings: { ...settings, ...chosen } });
    return findings.filter(({ level }) => level !== 'good');
  } finally {
    await database.close();
  }
}

const problem = (what: string) => ({
  level: 'problem',
  what: expect.stringContaining(what),
  mend: expect.any(String),
});

test('finds nothing wrong with a new system', async () => {
  for (const check of [
    checkDatabase,
    checkRelease,
    checkClock,
    checkUploads,
    checkIndex,
    checkSchedule,
    checkLinks,
    checkAccounts,
  ])
    expect(await examine(check)).toEqual([]);
});

test('names migrations of a later release', async () => {
  await table(RECORDS).insert({ name: '2030-01-01-later', ran_at: new Date().toISOString() });
  expect(await examine(checkRelease)).toEqual([problem('2030-01-01-later')]);
  await table(RECORDS).where({ name: '2030-01-01-later' }).delete();
});

test('names files that are missing on the disk', async () => {
  await picture(cms, 'lamp');
  const { url } = await table('files').first('url');
  expect(await examine(checkUploads)).toEqual([problem(url)]);
  const file = path.join(cms.dataDir, 'public', url);
  fs.mkdirSync(path.dirname(file), { recursive: true });
  fs.writeFileSync(file, 'a lamp');
  expect(await examine(checkUploads)).toEqual([]);
});

test('names published articles without an index, and those with dead links', async () => {
  const { documentId } = await publishArticle(cms, {
    title: 'Naps',
    slug: 'naps',
    content: [{ __component: 'blocks.link', text: 'Gone', url: '/blog/gone' }],
  });
  await catchUpDrafts(cms.strapi, 100);
  expect(await examine(checkLinks)).toEqual([
    { level: 'note', what: expect.stringContaining('exist: naps.'), mend: expect.any(String) },
  ]);
  await table('article_copies').where({ document_id: documentId }).delete();
  expect(await examine(checkIndex)).toEqual(expect.arrayContaining([problem('1 published articles')]));
});

test('names planned publications that are overdue', async () => {
  const job = {
    document_id: 'x',
    type: 'api::blog.blog',
    action: 'publish',
    time_zone: 'UTC',
    title: 'X',
    set_by_name: 'A',
    state: 'waiting',
  };
  await table(JOBS).insert({
    ...job,
    set_at: 0,
    due_at: Date.now() - 10 * 60_000,
    claimed_until: Date.now() + 3_600_000,
  });
  expect(await examine(checkSchedule)).toEqual([problem('1 planned publications')]);
  await table(JOBS).where({ document_id: 'x' }).delete();
});

test('names backups that fail or are overdue', async () => {
  const backup = { ...settings.backup, everyMs: 60_000 };
  expect(await examine(checkBackups)).toEqual([]);
  expect(await examine(checkBackups, { backup })).toEqual([problem('no backup yet')]);
  await table(RUNS).insert({
    begun_at: Date.now(),
    claimed_until: 0,
    ended_at: Date.now(),
    problem: 'The disk is full.',
  });
  expect(await examine(checkBackups, { backup })).toEqual([problem('The disk is full.')]);
});

test('says when nobody is a super admin', async () => {
  await table('admin_users').update({ is_active: false });
  expect(await examine(checkAccounts)).toEqual([problem('Nobody is a super admin')]);
  await table('admin_users').update({ is_active: true });
});

test('names folders that other accounts can read', async () => {
  const own = [problem(`can read ${cms.dataDir}`)];
  fs.chmodSync(cms.dataDir, 0o755);
  expect(await examine(checkPermissions)).toEqual(expect.arrayContaining(own));
  fs.chmodSync(cms.dataDir, 0o700);
  expect(await examine(checkPermissions)).not.toEqual(expect.arrayContaining(own));
  expect(await examine(checkDisk)).toEqual([]);
});

test('tries the mail server, and sends nothing', async () => {
  const mail = await startMailServer();
  expect(await examine(checkMail, { smtpUrl: mail.url })).toEqual([]);
  await mail.stop();
  expect(await examine(checkMail, { smtpUrl: mail.url })).toEqual([problem('refuses')]);
  expect(await examine(checkMail, { smtpUrl: undefined })).toMatchObject([{ level: 'note' }]);
});

test('a check that fails is a finding, and the others run', async () => {
  const failing = async () => Promise.reject(new Error('no such table: blogs'));
  expect(await runChecks({ Index: failing, Clock: async () => [], Disk: checkDisk }, { settings })).toEqual([
    problem('Index cannot be checked: no such table: blogs'),
    expect.objectContaining({ level: 'good' }),
    expect.objectContaining({ level: 'good' }),
  ]);
});
