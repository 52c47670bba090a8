import { JOBS } from '../../src/domain/schedule/jobs-table';
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

const paragraph = (text: string) => ({ __component: 'blocks.paragraph', text });
const texts = (row: Record<string, unknown> | undefined) =>
  ((row?.content ?? []) as { text: string }[]).map(({ text }) => text);

describe('an editor who has the form open at that moment', () => {
  test('saves without a conflict, keeps the date, and later publishes', async () => {
    const id = await on.create({ title: 'Open form', content: [paragraph('One')] });
    const due = on.hours(1);
    const form = await on.readDraft(id);
    await on.set(id, 'publish', due).expect(200);
    await on.runAt(due);
    const sent = {
      title: 'Open form, typed on',
      publicationDate: null,
      content: form.content,
      seo: null,
      edition: form.edition,
    };
    const { body } = await on.save(id, sent, form.edition).expect(200);
    expect(body.data).toMatchObject({ edition: 3, publicationDate: new Date(due).toISOString() });
    expect(await on.readPublic(id)).toMatchObject({ title: 'Open form' });
  });

  test('also when the planned version was another one, whose rows replaced those of the form for a moment', async () => {
    const id = await on.create({ title: 'Planned', content: [paragraph('Planned')] });
    await on.set(id, 'publish', on.hours(1)).expect(200);
    await on.save(id, { title: 'Newer', content: [paragraph('Newer')] }).expect(200);
    const form = await on.readDraft(id);
    // By the real clock: nobody can publish what has a later date.
    const due = Date.now();
    await cms.strapi.db.connection(JOBS).where({ document_id: id }).update({ due_at: due });
    await on.runAt(due);
    const content = [...form.content, paragraph('Typed')];
    await on.admin
      .post(on.entry(id, '/actions/publish'), { title: 'Newer', content, edition: form.edition })
      .set('x-seen-editions', `${id}=${form.edition}`)
      .expect(200);
    expect(texts(await on.readPublic(id))).toEqual(['Newer', 'Typed']);
  });

  test('but what a colleague has saved since is a conflict, as ever', async () => {
    const id = await on.create({ title: 'Two' });
    const due = on.hours(1);
    await on.set(id, 'publish', due).expect(200);
    await on.save(id, { description: 'By a colleague' }).expect(200);
    await on.runAt(due);
    const { body } = await on.save(id, { title: 'Mine', edition: 1 }, 1).expect(409);
    // Not the schedule, which put the colleague's draft back.
    expect(body.error.message).toMatch(/^strapi-editor Test has changed/);
  });

  test('and publishing would not undo that it was unpublished meanwhile', async () => {
    const id = await on.create({ title: 'Taken down' });
    await on.admin.post(on.entry(id, '/actions/publish'), {}).expect(200);
    const { edition } = await on.readDraft(id);
    const due = on.hours(1);
    await on.set(id, 'unpublish', due).expect(200);
    await on.runAt(due);
    const publish = (data: object) =>
      on.admin.post(on.entry(id, '/actions/publish'), data).set('x-seen-editions', `${id}=${edition}`);
    await publish({ title: 'Taken down', edition }).expect(409);
    expect(await on.readPublic(id)).toBeUndefined();
    await on.save(id, { title: 'Taken down, saved', edition }, edition).expect(200);
  });
});
