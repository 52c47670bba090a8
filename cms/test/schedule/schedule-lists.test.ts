import { JOBS } from '../../src/domain/schedule/jobs-table';
import { clearJobs } from '../../src/domain/schedule/jobs';
import { getDialect } from '../../src/platform/database/dialect';
import { scheduleCalls } from '../support/content/schedule-calls';
import { bootCms, type Cms } from '../support/harness';
import { loginAsAdmin } from '../support/members/sign-in';

const BLOG = 'api::blog.blog';
const DAY = 86_400_000;

let cms: Cms;
let on: ReturnType<typeof scheduleCalls>;
beforeAll(async () => {
  cms = await bootCms();
  on = scheduleCalls(cms, await loginAsAdmin(cms, 'strapi-editor'));
});
afterAll(() => cms.stop());

const knex = () => cms.strapi.db.connection;
const at = (moment: number) => ({ publicationDate: new Date(moment).toISOString() });
const list = async () => (await on.admin.get('/admin/schedule/list').expect(200)).body.data;
const range = (from: number, to: number) => on.admin.get(`/admin/schedule/range?from=${from}&to=${to}`);
const titles = (plans: { title: string }[]) => plans.map(({ title }) => title);

test('the list has what is scheduled, and drafts with a future date that are not', async () => {
  const scheduled = await on.create({ title: 'Scheduled', ...at(on.hours(30)) });
  await on.set(scheduled, 'publish', on.hours(30)).expect(200);
  await on.create({ title: 'Only planned', ...at(on.hours(50)) });
  await on.create({ title: 'Planned sooner', ...at(on.hours(40)) });
  await on.create({ title: 'Over', ...at(on.hours(-10)) });
  await on.create({ title: 'No plan' });
  // Public already, from before the rule (C42): listed elsewhere.
  const early = await on.create({ title: 'Public before its date' });
  await cms.strapi.documents(BLOG).publish({ documentId: early });
  const date = new Date(on.hours(60));
  await cms.strapi.db
    .query(BLOG)
    .updateMany({ where: { documentId: early }, data: { publicationDate: date } });

  const { waiting, planned, failed } = await list();
  expect(titles(waiting)).toEqual(['Scheduled']);
  expect(titles(planned)).toEqual(['Planned sooner', 'Only planned']);
  expect(planned[0]).toEqual({
    documentId: expect.any(String),
    type: BLOG,
    title: 'Planned sooner',
    plannedFor: expect.any(Number),
  });
  expect(failed).toEqual([]);

  await on.cancel(scheduled, 'publish').expect(200);
  expect(titles((await list()).planned)).toEqual(['Scheduled', 'Planned sooner', 'Only planned']);
});

test('a range has what is due in it, done or not, and nothing that was cancelled', async () => {
  const from = Date.now() + 100 * DAY;
  const inRange = await on.create({ title: 'In range' });
  await on.set(inRange, 'publish', from).expect(200);
  await on.set(inRange, 'unpublish', from + 5 * DAY).expect(200);
  const after = await on.create({ title: 'After it' });
  await on.set(after, 'publish', from + 30 * DAY).expect(200);
  const cancelled = await on.create({ title: 'Cancelled' });
  await on.set(cancelled, 'publish', from + DAY).expect(200);
  await on.cancel(cancelled, 'publish').expect(200);
  await on.create({ title: 'Planned in range', ...at(from + 2 * DAY) });
  const { body } = await range(from, from + 30 * DAY).expect(200);
  expect(body.data.jobs.map(({ title, action }: Record<string, string>) => [title, action])).toEqual([
    ['In range', 'publish'],
    ['In range', 'unpublish'],
  ]);
  expect(titles(body.data.planned)).toEqual(['Planned in range']);
});

test.each(['', '?from=1', '?from=5&to=4', '?from=0&to=99999999999999', '?from[]=1&to=2', '?from=-1&to=2'])(
  'a range that is none is refused: %s',
  async (query) => {
    const { status } = await on.admin.get(`/admin/schedule/range${query}`);
    expect(status).toBe(400);
  },
);

test('a failure leaves the list when somebody has looked at it', async () => {
  const id = await on.create({ title: 'Failed' });
  const due = on.hours(1);
  await on.set(id, 'publish', due).expect(200);
  await knex()(JOBS).where({ document_id: id }).update({ state: 'failed', note: 'Why', finished_at: due });
  expect(titles((await list()).failed)).toEqual(['Failed']);
  expect((await on.read(id)).jobs).toMatchObject([{ state: 'failed', note: 'Why' }]);
  const { body } = await on.admin.post(on.path(id, '/publish/settle')).expect(200);
  expect(body.data).toEqual({ settled: 1 });
  expect((await list()).failed).toEqual([]);
});

test('what ended is deleted after three months, what waits is not', async () => {
  const id = await on.create();
  await on.set(id, 'publish', on.hours(1)).expect(200);
  await on.cancel(id, 'publish').expect(200);
  await on.set(id, 'publish', on.hours(1)).expect(200);
  await clearJobs(knex(), Date.now() + 89 * DAY);
  expect(await on.jobs(id)).toHaveLength(2);
  await clearJobs(knex(), Date.now() + 91 * DAY);
  expect(await on.jobs(id)).toMatchObject([{ state: 'waiting' }]);
});

test('looking for what is due reads an index, however many jobs there are', async () => {
  const row = {
    type: BLOG,
    action: 'publish',
    time_zone: 'UTC',
    title: 'Many',
    set_by_name: 'Test',
    set_at: 1,
    attempts: 0,
  };
  const rows = Array.from({ length: 3000 }, (_one, number) => ({
    ...row,
    document_id: `many${number}`,
    due_at: Date.now() + DAY + number,
    state: number < 1000 ? 'waiting' : 'done',
    finished_at: Date.now(),
  }));
  for (let start = 0; start < rows.length; start += 50)
    await knex()(JOBS).insert(rows.slice(start, start + 50));
  const isPostgres = getDialect(cms.strapi) === 'postgres';
  if (isPostgres) await knex().raw(`ANALYZE ${JOBS}`);
  const plan: unknown = await knex().raw(
    `${isPostgres ? 'EXPLAIN' : 'EXPLAIN QUERY PLAN'} SELECT id, claimed_until FROM ${JOBS}
     WHERE state = 'waiting' AND due_at <= (SELECT ${Date.now()})`,
  );
  expect(JSON.stringify(plan)).toMatch(/index (scan (using|on) )?scheduled_jobs_due/i);
  await knex()(JOBS).where({ title: 'Many' }).delete();
});
