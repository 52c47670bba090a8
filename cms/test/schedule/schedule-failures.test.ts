import { claimJob } from '../../src/domain/schedule/jobs';
import { JOBS } from '../../src/domain/schedule/jobs-table';
import { getDialect } from '../../src/platform/database/dialect';
import { category } from '../support/fixtures';
import { bootCms, type Cms } from '../support/harness';
import { scheduleCalls } from '../support/content/schedule-calls';
import { loginAsAdmin } from '../support/members/sign-in';

let cms: Cms;
let on: ReturnType<typeof scheduleCalls>;
beforeAll(async () => {
  cms = await bootCms();
  on = scheduleCalls(cms, await loginAsAdmin(cms, 'strapi-editor'));
});
afterAll(() => cms.stop());
// A test that leaves a job must not change the next one.
afterEach(() => cms.strapi.db.connection(JOBS).where({ state: 'waiting' }).delete());

test('while a process runs a job, the later one of the same article waits', async () => {
  const id = await on.create({ title: 'In two processes' });
  const due = on.hours(1);
  await on.set(id, 'publish', due).expect(200);
  await on.set(id, 'unpublish', due + 1).expect(200);
  const ahead = due + 1000 - Date.now();
  const claim = () => claimJob(cms.strapi.db.connection, getDialect(cms.strapi), ahead);
  expect(await claim()).toMatchObject({ action: 'publish' });
  expect(await claim()).toBeUndefined();
});

describe('a failure', () => {
  test('is shown with its reason, leaves the article alone, and holds nobody up', async () => {
    const sleep = await category(cms, 'Naps');
    const bad = await on.create({
      title: 'In a deleted category',
      categories: { connect: [{ id: sleep.id, documentId: sleep.documentId }] },
    });
    const good = await on.create({ title: 'The next one' });
    const due = on.hours(1);
    await on.set(bad, 'publish', due).expect(200);
    await on.set(good, 'publish', due + 1).expect(200);
    await cms.strapi.documents('api::category.category').delete({ documentId: sleep.documentId });
    const before = await on.versions(bad);
    expect(await on.runAt(due + 1000)).toEqual({ done: 1, failed: 1 });
    expect(await on.jobs(bad)).toMatchObject([
      { state: 'failed', note: 'Its category “Naps” has been deleted.', attempts: 1 },
    ]);
    expect(await on.readPublic(bad)).toBeUndefined();
    expect(await on.readPublic(good)).toBeDefined();
    expect(await on.versions(bad)).toEqual(before);
    const { failed } = (await on.admin.get('/admin/schedule/list').expect(200)).body.data;
    expect(failed).toMatchObject([{ documentId: bad, note: expect.stringContaining('Naps') }]);

    await on.set(bad, 'publish', on.hours(2), { edition: before.length }).expect(200);
    expect((await on.admin.get('/admin/schedule/list').expect(200)).body.data.failed).toEqual([]);
  });

  test('of the rules for publishing, with what is to be mended', async () => {
    const id = await on.create({ title: 'Taken address', slug: 'taken-address' });
    const due = on.hours(1);
    await on.set(id, 'publish', due).expect(200);
    await on.save(id, { slug: 'another-address' }).expect(200);
    const other = await on.create({ title: 'Quicker', slug: 'taken-address' });
    await on.admin.post(on.entry(other, '/actions/publish'), {}).expect(200);
    expect(await on.runAt(due)).toEqual({ done: 0, failed: 1 });
    expect((await on.jobs(id))[0]!.note).toMatch(/address|slug/i);
    expect(await on.readDraft(id)).toMatchObject({ slug: 'another-address' });
  });

  test('of the system holds up the later plan of the same article, and no other', async () => {
    const id = await on.create({ title: 'Briefly public' });
    const other = await on.create({ title: 'Independent' });
    const due = on.hours(1);
    await on.set(id, 'publish', due).expect(200);
    await on.set(id, 'unpublish', due + 1).expect(200);
    await on.set(other, 'publish', due + 2).expect(200);
    let isBroken = true;
    cms.strapi.documents.use(async (context, next) => {
      if (isBroken && context.action === 'publish' && context.params.documentId === id)
        throw new Error('connection reset');
      return next();
    });
    expect(await on.runAt(due + 1000)).toEqual({ done: 1, failed: 0 });
    expect(await on.jobs(id)).toMatchObject([{ state: 'waiting' }, { state: 'waiting' }]);
    isBroken = false;
    expect(await on.runAt(due + 400_000)).toEqual({ done: 2, failed: 0 });
    expect(await on.readPublic(id)).toBeUndefined();
  });

  test('of the system is tried again, later each time, and not for ever', async () => {
    const id = await on.create({ title: 'Unlucky' });
    const due = on.hours(1);
    await on.set(id, 'publish', due).expect(200);
    let broken = true;
    cms.strapi.documents.use(async (context, next) => {
      if (broken && context.action === 'publish') throw new Error('connection reset');
      return next();
    });
    let moment = due;
    for (let attempt = 1; attempt <= 5; attempt += 1) {
      expect(await on.runAt(moment)).toEqual({ done: 0, failed: 0 });
      expect(await on.jobs(id)).toMatchObject([{ state: 'waiting', attempts: attempt }]);
      expect(await on.runAt(moment + 100)).toEqual({ done: 0, failed: 0 });
      expect(await on.jobs(id)).toMatchObject([{ attempts: attempt }]);
      moment += 400_000;
    }
    expect(await on.runAt(moment)).toEqual({ done: 0, failed: 1 });
    expect(await on.jobs(id)).toMatchObject([
      { state: 'failed', note: expect.stringContaining('tried several times') },
    ]);
    broken = false;
    const again = on.hours(24);
    await on.set(id, 'publish', again).expect(200);
    expect(await on.runAt(again)).toEqual({ done: 1, failed: 0 });
  });
});

describe('what is done by hand', () => {
  test('publishing ends the schedule, and says so in the form', async () => {
    const id = await on.create({ title: 'By hand' });
    await on.set(id, 'publish', on.hours(1)).expect(200);
    await on.admin.post(on.entry(id, '/actions/publish'), {}).expect(200);
    expect(await on.read(id)).toMatchObject({
      jobs: [{ state: 'cancelled', note: 'Published by strapi-editor Test.' }],
    });
    expect(await on.runAt(on.hours(2))).toEqual({ done: 0, failed: 0 });
  });

  test('publishing that fails leaves the schedule', async () => {
    const id = await on.create({ title: 'Fails by hand' });
    await on.set(id, 'publish', on.hours(1)).expect(200);
    const content = [{ __component: 'blocks.link', text: 'Here', url: 'see below' }];
    await on.admin.post(on.entry(id, '/actions/publish'), { content }).expect(400);
    expect(await on.jobs(id)).toMatchObject([{ state: 'waiting', edition: 1 }]);
  });

  test('unpublishing ends the whole schedule, so that the article does not come back by itself', async () => {
    const id = await on.create({ title: 'Down and up' });
    await on.admin.post(on.entry(id, '/actions/publish'), {}).expect(200);
    await on.set(id, 'unpublish', on.hours(1)).expect(200);
    await on.set(id, 'publish', on.hours(2)).expect(200);
    await on.admin.post(on.entry(id, '/actions/unpublish'), {}).expect(200);
    expect(await on.jobs(id)).toMatchObject([
      { action: 'unpublish', state: 'cancelled', note: 'Unpublished by strapi-editor Test.' },
      { action: 'publish', state: 'cancelled', note: 'Unpublished by strapi-editor Test.' },
    ]);
  });

  test('but a scheduled unpublishing may be followed by a publication', async () => {
    const id = await on.create({ title: 'Down and up' });
    await on.admin.post(on.entry(id, '/actions/publish'), {}).expect(200);
    await on.set(id, 'unpublish', on.hours(1)).expect(200);
    await on.set(id, 'publish', on.hours(2)).expect(200);
    await on.runAt(on.hours(1));
    expect(await on.readPublic(id)).toBeUndefined();
    await on.runAt(on.hours(2));
    expect(await on.readPublic(id)).toBeDefined();
  });

  test('cancelling the publication of a draft ends its unpublishing, of a public article not', async () => {
    const draft = await on.create({ title: 'Not out' });
    const live = await on.create({ title: 'Out' });
    await on.admin.post(on.entry(live, '/actions/publish'), {}).expect(200);
    for (const id of [draft, live]) {
      await on.set(id, 'publish', on.hours(1)).expect(200);
      await on.set(id, 'unpublish', on.hours(2)).expect(200);
      await on.cancel(id, 'publish').expect(200);
    }
    const states = async (id: string) => (await on.jobs(id)).map(({ state }) => state);
    expect(await states(draft)).toEqual(['cancelled', 'cancelled']);
    expect(await states(live)).toEqual(['cancelled', 'waiting']);
  });

  test('deleting ends everything; the other article that is due goes out', async () => {
    const gone = await on.create({ title: 'Deleted' });
    const stays = await on.create({ title: 'Stays' });
    const due = on.hours(1);
    await on.set(gone, 'publish', due).expect(200);
    await on.set(gone, 'unpublish', on.hours(2)).expect(200);
    await on.set(stays, 'publish', due + 1).expect(200);
    await on.admin.delete(on.entry(gone)).expect(200);
    expect(await on.jobs(gone)).toMatchObject([
      { state: 'cancelled', note: 'Deleted by strapi-editor Test.' },
      { state: 'cancelled' },
    ]);
    expect(await on.runAt(on.hours(3))).toEqual({ done: 1, failed: 0 });
    expect(await on.readPublic(stays)).toBeDefined();
  });

  test('an article whose publication failed is not unpublished', async () => {
    const id = await on.create({ title: 'Never up' });
    await on.set(id, 'publish', on.hours(1)).expect(200);
    await on.set(id, 'unpublish', on.hours(2)).expect(200);
    await cms.strapi.db
      .connection(JOBS)
      .where({ document_id: id, action: 'publish' })
      .update({ edition: 99 });
    expect(await on.runAt(on.hours(3))).toEqual({ done: 1, failed: 1 });
    expect((await on.jobs(id))[1]).toMatchObject({
      state: 'done',
      note: expect.stringContaining('not published'),
    });
    expect(await on.versions(id)).toHaveLength(1);
  });
});

test('what fell due while nothing ran is done at once, and reported', async () => {
  const id = await on.create({ title: 'Overslept' });
  await on.set(id, 'publish', on.hours(1)).expect(200);
  const warnings: string[] = [];
  const { warn } = cms.strapi.log;
  cms.strapi.log.warn = ((line: string) => void warnings.push(line)) as never;
  await on.runAt(on.hours(5));
  cms.strapi.log.warn = warn;
  expect(warnings).toEqual([
    expect.stringMatching(
      /“Overslept” was due on .*Europe\/Vienna.* only now, because the system was not running/,
    ),
  ]);
  const { done } = (await on.admin.get('/admin/schedule/list').expect(200)).body.data;
  expect(done.find((job: { documentId: string }) => job.documentId === id)).toMatchObject({ missed: true });
});
