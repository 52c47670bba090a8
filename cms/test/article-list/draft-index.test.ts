import { installDatabaseRules } from '../../src/bootstrap/database-rules/install';
import { catchUpDrafts } from '../../src/domain/draft-index/catch-up';
import { DRAFT_BUILD, DRAFT_QUEUE, DRAFTS } from '../../src/domain/draft-index/tables';
import { listCalls } from '../support/content/list-calls';
import { bootCms, type Cms } from '../support/harness';
import { loginAsAdmin } from '../support/members/sign-in';

const BLOG = 'api::blog.blog';
const TITLES = ['Moon', 'Stars', 'Sun'];

let cms: Cms;
let editor: ReturnType<typeof listCalls>;
let ids: string[];
beforeAll(async () => {
  cms = await bootCms({ THROTTLE: 'off' });
  editor = listCalls(cms, await loginAsAdmin(cms, 'strapi-editor'));
  ids = [];
  for (const title of TITLES)
    ids.push(
      await editor.create({ title, content: [{ __component: 'blocks.paragraph', text: `Sky ${title}` }] }),
    );
  await catchUpDrafts(cms.strapi);
});
afterAll(() => cms.stop());

const knex = () => cms.strapi.db.connection;
const getIndexed = async () => (await knex()(DRAFTS).orderBy('document_id').pluck('document_id')) as string[];
const getQueued = async () =>
  [...new Set(await knex()(DRAFT_QUEUE).orderBy('document_id').pluck('document_id'))] as string[];
const mark = (text: string) => knex()(DRAFT_BUILD).update({ mark: text });
const sorted = (some: readonly string[]) => some.toSorted();

test('articles of an earlier release are indexed in the background', async () => {
  for (const table of [DRAFTS, DRAFT_QUEUE, DRAFT_BUILD]) await knex().schema.dropTable(table);
  await installDatabaseRules(cms.strapi);
  expect(await editor.search('sky')).toEqual(TITLES);
  expect(await editor.titles('view=drafts')).toEqual(TITLES);
  expect(await getQueued()).toEqual([]);
});

test('drafts that another build has read are read again; without another build, only what is missing', async () => {
  const [first = '', ...others] = ids;
  // None of them has a date, so a row with one has not been read since.
  const getUnread = () => knex()(DRAFTS).where({ dated_at: 1 }).orderBy('document_id').pluck('document_id');
  await knex()(DRAFTS).update({ dated_at: 1 });
  await knex()(DRAFTS).where({ document_id: first }).delete();
  await installDatabaseRules(cms.strapi);
  await catchUpDrafts(cms.strapi);
  expect(await getIndexed()).toEqual(sorted(ids));
  expect(await getUnread()).toEqual(sorted(others));
  await mark('an older build');
  await installDatabaseRules(cms.strapi);
  await catchUpDrafts(cms.strapi);
  expect(await getUnread()).toEqual([]);
});

test('what was deleted while no process looked is removed', async () => {
  const id = await editor.create({ title: 'Comet' });
  await catchUpDrafts(cms.strapi);
  await cms.strapi.documents(BLOG).delete({ documentId: id });
  await knex()(DRAFT_QUEUE).delete();
  await installDatabaseRules(cms.strapi);
  await catchUpDrafts(cms.strapi);
  expect(await getIndexed()).toEqual(sorted(ids));
});

test('a process of an older build leaves the index to the newer one', async () => {
  const [{ mark: own }] = await knex()(DRAFT_BUILD).select('mark');
  await mark('a newer build');
  await editor.save(ids[0] ?? '', { description: 'Changed' });
  expect(await catchUpDrafts(cms.strapi)).toBe(true);
  expect(await getQueued()).toEqual([ids[0]]);
  await mark(own);
  await catchUpDrafts(cms.strapi);
  expect(await getQueued()).toEqual([]);
});

test('processes that read the queue at the same time index each draft once', async () => {
  await knex()(DRAFTS).delete();
  await knex().raw(`INSERT INTO ${DRAFT_QUEUE} (document_id) SELECT document_id FROM blogs`);
  // What is underway is known by the object, so each of these reads as another process would.
  await Promise.all(Array.from({ length: 4 }, () => catchUpDrafts(Object.create(cms.strapi))));
  expect(await getIndexed()).toEqual(sorted(ids));
  expect(await getQueued()).toEqual([]);
  expect(await editor.search('sky')).toEqual(TITLES);
});

test('a change during a batch stays on the queue', async () => {
  await editor.save(ids[0] ?? '', { title: 'Moonlight' });
  const reading = catchUpDrafts(cms.strapi, 1);
  await editor.save(ids[0] ?? '', { title: 'Moonrise' });
  await reading;
  expect(await editor.search('moonrise')).toEqual(['Moonrise']);
  expect(await editor.search('moonlight')).toEqual([]);
});

test('the list works although the index cannot be read or written', async () => {
  await knex().schema.renameTable(DRAFT_QUEUE, 'elsewhere');
  try {
    expect(await editor.titles()).toHaveLength(TITLES.length);
    expect(await editor.titles('view=drafts')).toHaveLength(TITLES.length);
    expect(await editor.counts()).toMatchObject({ all: TITLES.length });
  } finally {
    await knex().schema.renameTable('elsewhere', DRAFT_QUEUE);
  }
});
