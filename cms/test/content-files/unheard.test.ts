import { unheard } from '../../src/cli/content-files/seed/unheard';
import { databaseIdle } from '../../src/platform/database/idle';
import { category } from '../support/fixtures';
import { bootCms, type Cms } from '../support/harness';

let cms: Cms;
const heard: string[] = [];

beforeAll(async () => {
  cms = await bootCms();
  cms.strapi.eventHub.on('entry.create', ({ entry }: { entry: { name: string } }) => {
    heard.push(entry.name);
    return Promise.resolve();
  });
});
afterAll(() => cms.stop());
beforeEach(() => heard.splice(0));

/** Writes in a transaction of its own, and tells what the events said by the time Strapi has read what it tells of. */
async function toldOf(name: string, write: (job: () => Promise<unknown>) => Promise<unknown>) {
  await write(() => cms.strapi.db.transaction(() => category(cms, name)));
  await databaseIdle(cms.strapi);
  return [...heard];
}

test('suppresses entry events during the job without a webhook, and sends them afterwards', async () => {
  expect(await toldOf('Sleep', (job) => unheard(cms.strapi, job))).toEqual([]);
  expect(await cms.strapi.db.query('api::category.category').count({ where: { name: 'Sleep' } })).toBe(1);
  expect(await toldOf('Heart', (job) => job())).toEqual(['Heart']);
});

test('sends entry events again after a failed job', async () => {
  const failing = unheard(cms.strapi, () => Promise.reject(new Error('no')));
  await expect(failing).rejects.toThrow('no');
  expect(await toldOf('Skin', (job) => job())).toEqual(['Skin']);
});

test('sends entry events during the job when an editor has a webhook', async () => {
  await cms.strapi.db.query('strapi::webhook').create({
    data: { name: 'Build', url: 'http://localhost:9/', events: ['entry.create'], headers: {}, enabled: true },
  });
  expect(await toldOf('Eyes', (job) => unheard(cms.strapi, job))).toEqual(['Eyes']);
});
