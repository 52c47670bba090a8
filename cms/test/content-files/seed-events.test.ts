import { writeInOneTransaction } from '../../src/cli/content-files/seed/in-one-transaction';
import { waitForIdleDatabase } from '../../src/platform/database/idle';
import { whileCommitsFail, prepareFailures } from '../support/database/failing-writes';
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

const create = (name: string) => async () => void (await category(cms, name));
const stored = (name: string) => cms.strapi.db.query('api::category.category').count({ where: { name } });

/** The events that a write had sent by the time Strapi had read the entries they describe. */
async function recordEvents(write: () => Promise<unknown>): Promise<string[]> {
  await write();
  await waitForIdleDatabase(cms.strapi);
  return [...heard];
}

test('without a webhook entries are stored without events, and later ones have theirs', async () => {
  expect(await recordEvents(() => writeInOneTransaction(cms.strapi, create('Sleep')))).toEqual([]);
  expect(await stored('Sleep')).toBe(1);
  expect(await recordEvents(() => cms.strapi.db.transaction(create('Heart')))).toEqual(['Heart']);
});

test('stores nothing where a write or the commit fails', async () => {
  const failing = writeInOneTransaction(cms.strapi, async () => {
    await category(cms, 'Bones');
    throw new Error('no');
  });
  await expect(failing).rejects.toThrow('no');
  await prepareFailures(cms);
  await whileCommitsFail(cms, 'categories', () =>
    expect(writeInOneTransaction(cms.strapi, create('Bones'))).rejects.toMatchObject({
      message: expect.stringMatching(/foreign key/i),
    }),
  );
  expect(await stored('Bones')).toBe(0);
  expect(await recordEvents(() => writeInOneTransaction(cms.strapi, create('Lungs')))).toEqual([]);
  expect(await stored('Lungs')).toBe(1);
});

test('with a webhook entries have their events', async () => {
  await cms.strapi.db.query('strapi::webhook').create({
    data: { name: 'Build', url: 'http://localhost:9/', events: ['entry.create'], headers: {}, enabled: true },
  });
  expect(await recordEvents(() => writeInOneTransaction(cms.strapi, create('Eyes')))).toEqual(['Eyes']);
});
