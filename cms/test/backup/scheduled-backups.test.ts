import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import request from 'supertest';
import { claimRun, endRun } from '../../src/domain/backups/claim-run';
import { RUNS } from '../../src/domain/backups/runs-table';
import { listBackups } from '../../src/platform/backup/list-backups';
import { createFolderStore } from '../../src/platform/backup/stores/folder-store';
import { bootCms, type Cms } from '../support/harness';
import { waitUntil } from '../support/wait-until';

const HOUR_MS = 3_600_000;

let cms: Cms;
let folder: string;
beforeAll(async () => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'wellfolio-backups-'));
  cms = await bootCms({ BACKUP_TO: folder, BACKUP_EVERY_MINUTES: '60' });
});
afterAll(async () => {
  await cms.stop();
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
  await waitUntil(async () => (await runs())[0]?.ended_at != null);
  const [run] = await runs();
  expect(run).toMatchObject({ problem: null, name: expect.stringMatching(/^\d{4}-/) });
  expect(await listBackups(createFolderStore(folder))).toEqual([run.name]);
});

test('the next is claimed by one of several, an hour later', async () => {
  expect(await claimRun(cms.strapi, HOUR_MS)).toBeUndefined();
  await age(HOUR_MS);
  const claims = await Promise.all([1, 2, 3].map(() => claimRun(cms.strapi, HOUR_MS)));
  expect(claims.filter((id) => id !== undefined)).toHaveLength(1);
});

test('a run whose process is gone is made again', async () => {
  expect(await claimRun(cms.strapi, HOUR_MS)).toBeUndefined();
  await age(HOUR_MS);
  const id = await claimRun(cms.strapi, HOUR_MS);
  expect(id).toEqual(expect.any(Number));
  await endRun(cms.strapi, Number(id), { problem: 'The disk is full.' });
  expect((await runs()).at(-1)).toMatchObject({ name: null, problem: 'The disk is full.' });
});
