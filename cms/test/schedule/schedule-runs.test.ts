import request from 'supertest';
import { JOBS } from '../../src/domain/schedule/jobs-table';
import { AUDIT } from '../../src/domain/audit/audit-table';
import { getDialect } from '../../src/platform/database/dialect';
import { createPruning } from '../../src/domain/history/versions/prune';
import { claimJob, findPinnedEditions } from '../../src/domain/schedule/jobs';
import { bootCms, type Cms } from '../support/harness';
import { loginAsAdmin } from '../support/members/sign-in';
import { scheduleCalls } from '../support/content/schedule-calls';
import { waitUntil } from '../support/wait-until';

let cms: Cms;
let on: ReturnType<typeof scheduleCalls>;
beforeAll(async () => {
  cms = await bootCms();
  on = scheduleCalls(cms, await loginAsAdmin(cms, 'strapi-editor'));
});
afterAll(() => cms.stop());
// A test that leaves a job must not change the next one.
afterEach(() => cms.strapi.db.connection(JOBS).where({ state: 'waiting' }).delete());

const BY = 'Schedule, set by strapi-editor Test';
const paragraph = (text: string) => ({ __component: 'blocks.paragraph', text });
const texts = (row: Record<string, unknown> | undefined) =>
  ((row?.content ?? []) as { text: string }[]).map(({ text }) => text);

test('a scheduled draft is public at its moment, not before, by the history and the audit log set by its editor', async () => {
  const id = await on.create({ title: 'On time', content: [paragraph('Words')] });
  const due = on.hours(2);
  await on.set(id, 'publish', due).expect(200);
  expect(await on.runAt(due - 1000)).toEqual({ done: 0, failed: 0 });
  expect(await on.readPublic(id)).toBeUndefined();
  await request(cms.server).get('/api/blogs/slug/on-time').expect(404);

  expect(await on.runAt(due)).toEqual({ done: 1, failed: 0 });
  await request(cms.server).get('/api/blogs/slug/on-time').expect(200);
  expect(await on.readPublic(id)).toMatchObject({ publicationDate: new Date(due).toISOString() });
  expect((await on.versions(id)).at(-1)).toMatchObject({
    edition: 2,
    kind: 'publish',
    published: true,
    actor: { name: BY },
  });
  const entries = await cms.strapi.db.connection(AUDIT).where({ subject_id: id }).orderBy('id');
  expect(entries.map(({ action, actor_name: name }) => [action, name])).toEqual([
    ['content.create', 'strapi-editor Test'],
    ['schedule.publish', 'strapi-editor Test'],
    ['content.publish', BY],
  ]);
  expect(await on.jobs(id)).toMatchObject([{ state: 'done', note: null }]);
  expect(await on.runAt(due + 1000)).toEqual({ done: 0, failed: 0 });
});

test('runs at the moment by the real clock', async () => {
  const id = await on.create();
  cms.server.emit('listening');
  const due = Date.now() + 1500;
  await on.set(id, 'publish', due).expect(200);
  let seen = 0;
  await waitUntil('it is public', async () => {
    const isPublic = (await on.readPublic(id)) !== undefined;
    seen = Date.now();
    return isPublic;
  });
  expect(seen).toBeGreaterThanOrEqual(due);
  expect(seen).toBeLessThan(due + 15_000);
});

describe('what goes out', () => {
  test('is the version that was scheduled; the newer draft stays as it was, rows and all', async () => {
    const id = await on.create({ title: 'Planned words', content: [paragraph('Planned')] });
    const due = on.hours(1);
    await on.set(id, 'publish', due).expect(200);
    await on
      .save(id, { title: 'Newer words', content: [paragraph('Newer'), paragraph('Second')] })
      .expect(200);
    expect(await on.read(id)).toMatchObject({
      jobs: [{ edition: 1, title: 'Planned words' }],
      later: { edition: 2, savedBy: 'strapi-editor Test' },
    });

    await on.runAt(due);
    const live = await on.readPublic(id);
    expect(live).toMatchObject({ title: 'Planned words', publicationDate: new Date(due).toISOString() });
    expect(texts(live)).toEqual(['Planned']);
    const draft = await on.readDraft(id);
    expect(draft).toMatchObject({ title: 'Newer words', publicationDate: new Date(due).toISOString() });
    expect(texts(draft)).toEqual(['Newer', 'Second']);
    expect(await on.versions(id)).toMatchObject([
      { edition: 1, kind: 'create' },
      { edition: 2, kind: 'save' },
      { edition: 3, kind: 'publish', published: true, title: 'Planned words', actor: { name: BY } },
      { edition: 4, kind: 'restore', published: false, title: 'Newer words', actor: { name: BY } },
    ]);
  });

  test('a later save goes along when the editor says so, and not because of a new time', async () => {
    const id = await on.create({ title: 'First' });
    await on.set(id, 'publish', on.hours(1)).expect(200);
    await on.save(id, { title: 'Second' }).expect(200);
    await on.set(id, 'publish', on.hours(2)).expect(200);
    expect(await on.jobs(id)).toMatchObject([{ edition: 1 }]);
    const due = on.hours(3);
    await on.set(id, 'publish', due, { edition: 2 }).expect(200);
    await on.runAt(due);
    expect(await on.readPublic(id)).toMatchObject({ title: 'Second' });
  });

  test('is kept by the pruning of versions as long as it waits', async () => {
    const id = await on.create({ title: 'Old plan' });
    await on.set(id, 'publish', on.hours(1)).expect(200);
    await on.save(id, { title: 'Between' }).expect(200);
    await on.save(id, { title: 'Latest' }).expect(200);
    const prune = createPruning(getDialect(cms.strapi), { allDays: 0, dailyDays: 0 }, findPinnedEditions);
    await prune(cms.strapi.db.connection, Date.now() + 1000);
    expect((await on.versions(id)).map(({ title }) => title)).toEqual(['Old plan', 'Latest']);
    await on.cancel(id, 'publish').expect(200);
    await createPruning(
      getDialect(cms.strapi),
      { allDays: 0, dailyDays: 0 },
      findPinnedEditions,
    )(cms.strapi.db.connection, Date.now() + 1000);
    expect((await on.versions(id)).map(({ title }) => title)).toEqual(['Latest']);
  });
});

test('after both dates ran, a comma is saved', async () => {
  const id = await on.create({ title: 'Both' });
  await on.set(id, 'publish', on.hours(1)).expect(200);
  await on.set(id, 'unpublish', on.hours(2)).expect(200);
  await on.runAt(on.hours(1.5));
  expect(await on.readPublic(id)).toBeDefined();
  await on.runAt(on.hours(3));
  expect(await on.readPublic(id)).toBeUndefined();
  expect(await on.jobs(id)).toMatchObject([{ state: 'done' }, { state: 'done' }]);
  await on.save(id, { title: 'Both,' }).expect(200);
});

describe('each job runs once', () => {
  test('however many run what is due', async () => {
    const ids = [];
    for (let number = 0; number < 6; number += 1) ids.push(await on.create({ title: `At once ${number}` }));
    const due = on.hours(1);
    for (const id of ids) await on.set(id, 'publish', due).expect(200);
    let events = 0;
    const off = cms.strapi.eventHub.on('entry.publish', async () => void (events += 1));
    const runs = await Promise.all([on.runAt(due), on.runAt(due), on.runAt(due)]);
    // Strapi reads each article again before it announces it.
    await waitUntil('all events have come', () => events >= 6);
    off();
    expect(runs.reduce((sum, { done }) => sum + done, 0)).toBe(6);
    expect(events).toBe(6);
    for (const id of ids)
      expect((await on.versions(id)).filter(({ kind }) => kind === 'publish')).toHaveLength(1);
  });

  test('one that was moved after it had been claimed does nothing at its old time', async () => {
    const id = await on.create({ title: 'Moved' });
    const due = on.hours(1);
    await on.set(id, 'publish', due).expect(200);
    const claimed = await claimJob(cms.strapi.db.connection, getDialect(cms.strapi), 3600_000 + 1000);
    expect(claimed).toMatchObject({ documentId: id });
    await on.set(id, 'publish', on.hours(24)).expect(200);
    expect(await on.runAt(due + 120_000)).toEqual({ done: 0, failed: 0 });
    expect(await on.readPublic(id)).toBeUndefined();
    expect(await on.jobs(id)).toMatchObject([{ state: 'waiting', attempts: 0 }]);
  });

  test('one whose process died is run by another when its claim is over', async () => {
    const id = await on.create({ title: 'Left behind' });
    const due = on.hours(1);
    await on.set(id, 'publish', due).expect(200);
    await claimJob(cms.strapi.db.connection, getDialect(cms.strapi), 3600_000 + 1000);
    expect(await on.runAt(due + 30_000)).toEqual({ done: 0, failed: 0 });
    expect(await on.runAt(due + 90_000)).toEqual({ done: 1, failed: 0 });
  });
});
