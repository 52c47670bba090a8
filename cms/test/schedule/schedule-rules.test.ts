import request from 'supertest';
import { JOBS } from '../../src/domain/schedule/jobs-table';
import { asAdmin } from '../support/cms/as-admin';
import { scheduleCalls } from '../support/content/schedule-calls';
import { bootCms, type Cms } from '../support/harness';
import { loginAsAdmin } from '../support/members/sign-in';

const BLOG = 'api::blog.blog';

let cms: Cms;
let author: string;
let moderator: string;
let on: ReturnType<typeof scheduleCalls>;
beforeAll(async () => {
  cms = await bootCms();
  on = scheduleCalls(cms, await loginAsAdmin(cms, 'strapi-editor'));
  author = await loginAsAdmin(cms, 'strapi-author');
  moderator = await loginAsAdmin(cms, 'moderator');
});
afterAll(() => cms.stop());

const countJobs = async () => Number((await cms.strapi.db.connection(JOBS).count('id as n'))[0]?.n);

test('planning, changing and cancelling; the latest of two changes counts', async () => {
  const id = await on.create({ title: 'Plan' });
  const first = on.hours(1);
  const { body } = await on.set(id, 'publish', first).expect(200);
  expect(body.data).toMatchObject({
    documentId: id,
    action: 'publish',
    dueAt: first,
    timeZone: 'Europe/Vienna',
    edition: 1,
    title: 'Plan',
    setBy: { name: 'strapi-editor Test' },
    state: 'waiting',
  });
  expect(body.data).not.toHaveProperty('claim');
  await on.set(id, 'publish', on.hours(5), { timeZone: 'America/New_York' }).expect(200);
  const { jobs, later, isPublished } = await on.read(id);
  expect({ later, isPublished }).toEqual({ later: null, isPublished: false });
  expect(jobs).toMatchObject([
    { state: 'waiting', timeZone: 'America/New_York', version: { savedBy: 'strapi-editor Test' } },
  ]);
  await on.cancel(id, 'publish').expect(200);
  await on.cancel(id, 'publish').expect(404);
  expect((await on.read(id)).jobs).toMatchObject([
    { state: 'cancelled', note: 'Cancelled by strapi-editor Test.' },
  ]);
});

test('a later version with the same content is none that would be missed', async () => {
  const id = await on.create({ title: 'Out and in' });
  await on.admin.post(on.entry(id, '/actions/publish'), {}).expect(200);
  await on.admin.post(on.entry(id, '/actions/unpublish'), {}).expect(200);
  await on.set(id, 'publish', on.hours(1), { edition: 2 }).expect(409);
  await on.set(id, 'publish', on.hours(1), { edition: 3 }).expect(200);
  await cms.strapi.db.connection(JOBS).where({ document_id: id }).update({ edition: 2 });
  expect(await on.read(id)).toMatchObject({ jobs: [{ edition: 2 }], later: null });
});

test('one job an article and action, whatever the number of requests', async () => {
  const id = await on.create();
  const sent = await Promise.all([1, 2, 3, 4, 5].map((hour) => on.set(id, 'publish', on.hours(hour))));
  expect(sent.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
  expect(await on.jobs(id)).toHaveLength(1);
});

describe('is refused', () => {
  test.each([
    ['a moment that is over', { dueAt: Date.now() - 1 }],
    ['a moment in six years', { dueAt: Date.now() + 6 * 366 * 86_400_000 }],
    ['no moment', { dueAt: undefined }],
    ['a moment as text', { dueAt: '2026-12-01' }],
    ['a fraction', { dueAt: Date.now() + 5000.5 }],
    ['a moment beyond all calendars', { dueAt: Number.MAX_SAFE_INTEGER }],
    ['no zone', { timeZone: undefined }],
    ['an unknown zone', { timeZone: 'Mars/Base' }],
    ['a very long zone', { timeZone: 'Europe/'.padEnd(100_000, 'x') }],
    ['a zone with a zero byte', { timeZone: 'UTC\0' }],
    ['an edition that is no number', { edition: 'latest' }],
    ['an edition beyond the column', { edition: 2 ** 31 }],
  ])('%s', async (_what, body) => {
    const id = await on.create();
    const before = await countJobs();
    const sent = { dueAt: on.hours(1), timeZone: 'UTC', ...body };
    const { status, body: response } = await on.admin.put(on.path(id, '/publish'), sent);
    expect([status, response.error?.name]).toEqual([400, 'ValidationError']);
    expect(await countJobs()).toBe(before);
  });

  test('a draft that could not be published, with its problems, and stays as it is', async () => {
    const content = [{ __component: 'blocks.link', text: 'Here', url: 'see below' }];
    const id = await on.create({ content });
    const { body } = await on.set(id, 'publish', on.hours(1)).expect(400);
    expect(body.error.details.errors).toMatchObject([
      { path: ['content', '0', 'url'], message: expect.stringContaining('“see below”') },
    ]);
    expect(await on.jobs(id)).toEqual([]);
    expect(await on.versions(id)).toHaveLength(1);
    expect(await on.readPublic(id)).toBeUndefined();
  });

  test('checking a draft tells nobody: no event, no version, no content version', async () => {
    const id = await on.create({ title: 'Rehearsed' });
    const events: string[] = [];
    const off = cms.strapi.eventHub.on('entry.publish', async () => void events.push('publish'));
    const state = async () => cms.strapi.db.connection('content_version').select('*');
    const before = await state();
    await on.set(id, 'publish', on.hours(1)).expect(200);
    await new Promise((resolve) => setTimeout(resolve, 200));
    off();
    expect(events).toEqual([]);
    expect(await state()).toEqual(before);
    expect(await on.versions(id)).toHaveLength(1);
    expect(await on.readDraft(id)).toMatchObject({ edition: 1, publicationDate: null });
  });

  test('a moment before the publication date, with an offer to take that', async () => {
    const publicationDate = new Date(on.hours(48)).toISOString();
    const id = await on.create({ publicationDate });
    const { body } = await on.set(id, 'publish', on.hours(24)).expect(400);
    expect(body.error.message).toMatch(/publication date .* later: .*Europe\/Vienna/);
    const offer = Date.parse(publicationDate);
    expect(body.error.details).toEqual({ errors: [], publicationDate: offer });
    await on.set(id, 'publish', offer).expect(200);
    // Nobody needs to wait for a date on which the article goes out by itself.
    const form = { title: 'Dated', publicationDate };
    const checks = await on.admin
      .post('/admin/form-checks', { type: BLOG, documentId: id, data: form })
      .expect(200);
    expect(JSON.stringify(checks.body)).not.toContain('in the future');
    await on.cancel(id, 'publish').expect(200);
    const unplanned = await on.admin
      .post('/admin/form-checks', { type: BLOG, documentId: id, data: form })
      .expect(200);
    expect(JSON.stringify(unplanned.body)).toContain('in the future');
    await on.set(id, 'publish', offer).expect(200);
    // Moving it before the date is the same mistake.
    await on.set(id, 'publish', on.hours(1)).expect(400);
    expect((await on.jobs(id)).at(-1)).toMatchObject({ dueAt: offer });
  });

  test('a version that is not the latest: a colleague has saved', async () => {
    const id = await on.create({ title: 'Seen' });
    await on.save(id, { title: 'Not seen' }).expect(200);
    const { body } = await on.set(id, 'publish', on.hours(1), { edition: 1 }).expect(409);
    expect(body.error.message).toMatch(/has changed “Not seen”/);
    expect(await on.jobs(id)).toEqual([]);
  });

  test('unpublishing what is not published, and both in the wrong order', async () => {
    const id = await on.create();
    await on.set(id, 'unpublish', on.hours(1)).expect(400);
    const due = on.hours(2);
    await on.set(id, 'publish', due).expect(200);
    await on.set(id, 'unpublish', due).expect(400);
    await on.set(id, 'unpublish', on.hours(3)).expect(200);
    await on.set(id, 'publish', on.hours(4)).expect(400);
    expect(await on.jobs(id)).toHaveLength(2);
  });

  test('an article that does not exist or was deleted, and other content types', async () => {
    const id = await on.create();
    await on.admin.delete(on.entry(id)).expect(200);
    await on.set(id, 'publish', on.hours(1)).expect(404);
    await on.set('nothinghere0000000000000', 'publish', on.hours(1)).expect(404);
    for (const path of ['api::category.category/abc', 'api::nothing/abc', `${BLOG}/a%00b`]) {
      const sent = { dueAt: on.hours(1), timeZone: 'UTC' };
      const { status } = await on.admin.put(`/admin/schedule/${path}/publish`, sent);
      expect([403, 404]).toContain(status);
    }
    expect(await on.jobs(id)).toEqual([]);
  });
});

describe('rights', () => {
  test('who may publish may plan; who may only read sees it; guests see nothing', async () => {
    const id = await on.create({ title: 'Whose' });
    const sent = { dueAt: on.hours(1), timeZone: 'UTC' };
    for (const token of [author, moderator])
      await asAdmin(cms, token).put(on.path(id, '/publish'), sent).expect(403);
    await on.set(id, 'publish', on.hours(1)).expect(200);
    for (const token of [author, moderator]) {
      await asAdmin(cms, token).delete(on.path(id, '/publish')).expect(403);
      await asAdmin(cms, token).post(on.path(id, '/publish/settle')).expect(403);
    }
    await asAdmin(cms, moderator).get(on.path(id)).expect(200);
    await asAdmin(cms, author).get(on.path(id)).expect(403);
    await request(cms.server).get(on.path(id)).expect(401);
    await request(cms.server).put(on.path(id, '/publish')).send(sent).expect(401);
    expect(await on.jobs(id)).toMatchObject([{ state: 'waiting' }]);
  });

  test('an author’s list has their own articles only', async () => {
    const ids = ({ body }: { body: { data: { waiting: { documentId: string }[] } } }) =>
      body.data.waiting.map(({ documentId }) => documentId);
    const theirs = scheduleCalls(cms, author);
    const own = await theirs.create({ title: 'Own' });
    await on.set(own, 'publish', on.hours(1)).expect(200);
    const others = await on.create({ title: 'Of others' });
    await on.set(others, 'publish', on.hours(1)).expect(200);
    expect(ids(await asAdmin(cms, author).get('/admin/schedule/list').expect(200))).toEqual([own]);
    expect(ids(await on.admin.get('/admin/schedule/list').expect(200))).toEqual(
      expect.arrayContaining([own, others]),
    );
    await request(cms.server).get('/admin/schedule/list').expect(401);
  });
});
