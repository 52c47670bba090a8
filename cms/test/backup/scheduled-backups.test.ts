import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import request from 'supertest';
import { mailBackupWarning } from '../../src/domain/backups/mail-warning';
import { makeBackup } from '../../src/domain/backups/make-backup';
import { claimRun, endRun } from '../../src/domain/backups/claim-run';
import { readBackupState } from '../../src/domain/backups/read-state';
import { readBackupWarning } from '../../src/domain/backups/read-warning';
import { RUNS } from '../../src/domain/backups/runs-table';
import { listBackups } from '../../src/platform/backup/list-backups';
import { createFolderStore } from '../../src/platform/backup/stores/folder-store';
import { startMailServer, type MailServer } from '../support/mail-server';
import { bootCms, type Cms } from '../support/harness';
import { waitUntil } from '../support/wait-until';

const HOUR_MS = 3_600_000;

const OPERATORS = 'operators@example.org';

let cms: Cms;
let mails: MailServer;
let folder: string;
beforeAll(async () => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'wellfolio-backups-'));
  mails = await startMailServer();
  cms = await bootCms({
    BACKUP_TO: folder,
    BACKUP_EVERY_MINUTES: '60',
    OPERATORS_EMAIL: OPERATORS,
    SMTP_URL: mails.url,
  });
});
afterAll(async () => {
  await cms.stop();
  await mails.stop();
  fs.rmSync(folder, { recursive: true });
});

const runs = () => cms.strapi.db.connection(RUNS).orderBy('id');
/** As if the last one had begun this much earlier. */
const age = (ms: number) =>
  cms.strapi.db.connection(RUNS).update({
    begun_at: cms.strapi.db.connection.raw('begun_at - ?', [ms]),
    claimed_until: cms.strapi.db.connection.raw('claimed_until - ?', [ms]),
  });

test('the first is made when the server listens, and recorded', async () => {
  await request(cms.server).get('/_health').expect(204);
  await waitUntil('there is a backup', async () => Boolean((await runs())[0]?.ended_at));
  const [run] = await runs();
  expect(run).toMatchObject({ problem: null, name: expect.stringMatching(/^\d{4}-/) });
  expect(await listBackups(createFolderStore(folder))).toEqual([run.name]);
  expect(await readBackupWarning(cms.strapi)).toBeUndefined();
});

test('the next is claimed by one of several, an hour later', async () => {
  expect(await claimRun(cms.strapi, HOUR_MS)).toBeUndefined();
  await age(HOUR_MS);
  const claims = await Promise.all([1, 2, 3].map(() => claimRun(cms.strapi, HOUR_MS)));
  expect(claims.filter((id) => id !== undefined)).toHaveLength(1);
});

test('why none could be made is said in a sentence', async () => {
  const file = path.join(folder, 'no-folder');
  fs.writeFileSync(file, '');
  process.env.BACKUP_TO = file;
  const result = await makeBackup(cms.strapi.dirs.dist.src, new AbortController().signal);
  process.env.BACKUP_TO = folder;
  expect(result).toEqual({ problem: expect.stringMatching(/ENOTDIR|EEXIST/) });
});

test('a run whose process is gone is made again', async () => {
  expect(await claimRun(cms.strapi, HOUR_MS)).toBeUndefined();
  await age(HOUR_MS);
  const id = await claimRun(cms.strapi, HOUR_MS);
  expect(id).toEqual(expect.any(Number));
  await endRun(cms.strapi, Number(id), { problem: 'The disk is full.' });
  expect((await runs()).at(-1)).toMatchObject({ name: null, problem: 'The disk is full.' });
  expect(await readBackupWarning(cms.strapi)).toBe('The last backup failed: The disk is full.');
  const [good] = await runs();
  expect(await readBackupState(cms.strapi)).toEqual({
    lastGood: Number(good.begun_at),
    failures: 1,
    isOverdue: false,
  });
  expect(await readBackupState(cms.strapi, Number(good.begun_at) + 3 * HOUR_MS)).toMatchObject({
    isOverdue: true,
  });
});

test('operators get one mail about it, and another a day later', async () => {
  const mailNow = () => mailBackupWarning(cms.strapi);
  await Promise.all([mailNow(), mailNow()]);
  await mailNow();
  const [mail, ...more] = await mails.whenMailsTo(OPERATORS);
  expect(mail?.text).toContain('The last backup failed: The disk is full.');
  expect(more).toEqual([]);

  await cms.strapi.db.connection(RUNS).whereNotNull('mailed_at').update({ mailed_at: 0 });
  await age(HOUR_MS);
  await endRun(cms.strapi, Number(await claimRun(cms.strapi, HOUR_MS)), { problem: 'It is still full.' });
  await mailNow();
  const [, second] = await mails.whenMailsTo(OPERATORS, 2);
  expect(second?.text).toContain('It is still full.');
});

test('a mail that was not accepted is sent the next time', async () => {
  await cms.strapi.db.connection(RUNS).update({ mailed_at: null });
  mails.refuseAll();
  await mailBackupWarning(cms.strapi);
  mails.takeAll();
  await mailBackupWarning(cms.strapi);
  expect(await mails.whenMailsTo(OPERATORS, 3)).toHaveLength(3);
});
