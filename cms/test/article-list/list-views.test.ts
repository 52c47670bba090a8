import { JOBS } from '../../src/domain/schedule/jobs-table';
import { listCalls } from '../support/content/list-calls';
import { category, picture } from '../support/fixtures';
import { bootCms, type Cms } from '../support/harness';
import { createRole } from '../support/members/create-role';
import { loginAsAdmin } from '../support/members/sign-in';

const BLOG = 'api::blog.blog';
const HOUR = 3600_000;

let cms: Cms;
let editor: ReturnType<typeof listCalls>;
let owner: ReturnType<typeof listCalls>;
let author: ReturnType<typeof listCalls>;
let complete: object;
let categoryId: string;

beforeAll(async () => {
  cms = await bootCms({ THROTTLE: 'off' });
  editor = listCalls(cms, await loginAsAdmin(cms, 'strapi-editor'));
  owner = listCalls(cms, await loginAsAdmin(cms, 'strapi-super-admin'));
  author = listCalls(cms, await loginAsAdmin(cms, 'strapi-author'));
  ({ documentId: categoryId } = await category(cms, 'Sleep', { position: 1 }));
  complete = {
    description: 'How to sleep',
    thumbnail: await picture(cms, 'night'),
    categories: { connect: [{ documentId: categoryId }] },
    content: [{ __component: 'blocks.subheading', text: 'Dim the lights' }],
  };
});
afterAll(() => cms.stop());
afterEach(async () => {
  const rows = await cms.strapi.db.query(BLOG).findMany({ select: ['documentId'] });
  for (const id of new Set(rows.map(({ documentId }) => documentId)))
    await cms.strapi.documents(BLOG).delete({ documentId: id as string });
});

const create = (title: string, more: object = {}) => editor.create({ title, ...complete, ...more });

test('drafts are articles that readers do not get', async () => {
  await create('Never published');
  const live = await create('Live');
  await editor.publish(live);
  await editor.save(live, { description: 'Changed' });
  const gone = await create('Unpublished');
  await editor.publish(gone);
  await editor.bulk('unpublish', [gone]);
  expect(await editor.titles('view=drafts')).toEqual(['Never published', 'Unpublished']);
  await editor.publish(gone);
  expect(await editor.titles('view=drafts')).toEqual(['Never published']);
  expect(await editor.titles()).toEqual(['Live', 'Never published', 'Unpublished']);
  expect(await editor.titles('view=unknown')).toHaveLength(3);
});

test('mine are those that I created or changed last', async () => {
  await create('Created by me');
  const taken = await create('Created by me, changed by the owner');
  const theirs = await owner.create({ title: 'Changed by me', ...complete });
  await owner.create({ title: 'Theirs', ...complete });
  await owner.save(taken, { description: 'Better' });
  await editor.save(theirs, { description: 'Better' });
  // Publishing changes no text.
  const published = await owner.create({ title: 'Published by me', ...complete });
  await editor.publish(published);
  expect(await editor.titles('view=mine')).toEqual([
    'Changed by me',
    'Created by me',
    'Created by me, changed by the owner',
  ]);
  expect(await editor.titles('view=my-drafts')).toEqual([
    'Changed by me',
    'Created by me',
    'Created by me, changed by the owner',
  ]);
  await editor.publish(theirs);
  expect(await editor.titles('view=my-drafts')).not.toContain('Changed by me');
  const rows = await owner.rows('view=mine');
  expect(rows.map(({ title }) => title).toSorted()).toEqual([
    'Changed by me',
    'Created by me, changed by the owner',
    'Published by me',
    'Theirs',
  ]);
  const changed = Object.fromEntries(rows.map(({ title, listed }) => [title, listed.changed?.name]));
  expect(changed).toEqual({
    'Changed by me': 'strapi-editor Test',
    'Created by me, changed by the owner': 'strapi-super-admin Test',
    'Published by me': 'strapi-super-admin Test',
    Theirs: 'strapi-super-admin Test',
  });
});

test('scheduled is what waits to be published or unpublished, with its moment', async () => {
  const [out, off] = [await create('Goes out'), await create('Goes off')];
  await create('Nothing planned');
  await editor.publish(off);
  const dueAt = Date.now() + HOUR;
  await editor.schedule(out, 'publish', dueAt);
  await editor.schedule(off, 'unpublish', dueAt + HOUR);
  const rows = await editor.rows('view=scheduled&sort=title:ASC');
  expect(
    rows.map(({ title, listed }) => [title, ...listed.plans.map((plan) => [plan.action, plan.dueAt])]),
  ).toEqual([
    ['Goes off', ['unpublish', dueAt + HOUR]],
    ['Goes out', ['publish', dueAt]],
  ]);
  await editor.admin.delete(`/admin/schedule/${BLOG}/${out}/publish`).expect(200);
  expect(await editor.titles('view=scheduled')).toEqual(['Goes off']);
});

describe('needs work', () => {
  const broken = { content: [{ __component: 'blocks.link', text: 'Here', url: 'a b' }] };
  const struck = {
    content: [
      {
        __component: 'blocks.rich-text',
        body: [{ type: 'paragraph', children: [{ type: 'text', text: 'No', strikethrough: true }] }],
      },
    ],
  };

  test('is what is missing, what publishing refuses, and what readers would not get', async () => {
    await create('Complete');
    await create('No picture', { thumbnail: null });
    await create('No category', { categories: [] });
    await create('No description', { description: ' ' });
    await create('No text', { content: [] });
    await create('Refused', broken);
    await create('Named', struck);
    const rows = await editor.rows('view=needs-work');
    const work = Object.fromEntries(
      rows.map(({ title, listed }) => [
        title,
        Object.entries(listed.work ?? {}).filter(([, value]) => value),
      ]),
    );
    expect(work).toEqual({
      'No picture': [['noPicture', true]],
      'No category': [['noCategory', true]],
      'No description': [['noDescription', true]],
      'No text': [['noText', true]],
      Refused: [['refused', 1]],
      Named: [['named', expect.any(Number)]],
    });
  });

  test('ends when it is done', async () => {
    const id = await create('To do', { thumbnail: null, ...broken });
    expect(await editor.titles('view=needs-work')).toEqual(['To do']);
    await editor.save(id, complete);
    expect(await editor.titles('view=needs-work')).toEqual([]);
  });

  test('begins when a category or a picture is deleted', async () => {
    const { documentId } = await category(cms, 'Naps', { position: 2 });
    const thumbnail = await picture(cms, 'nap');
    await create('Loses its category', { categories: { connect: [{ documentId }] } });
    await create('Loses its picture', { thumbnail });
    expect(await editor.titles('view=needs-work')).toEqual([]);
    await cms.strapi.documents('api::category.category').delete({ documentId });
    await cms.strapi.db.query('plugin::upload.file').delete({ where: { id: thumbnail } });
    expect(await editor.titles('view=needs-work')).toEqual(['Loses its category', 'Loses its picture']);
  });

  test('follows whether suggested articles are public', async () => {
    const suggested = await create('Suggested');
    await create('Suggests', { suggestedBlogs: { connect: [{ documentId: suggested }] } });
    expect(await editor.titles('view=needs-work')).toEqual(['Suggests']);
    await editor.publish(suggested);
    expect(await editor.titles('view=needs-work')).toEqual([]);
    await editor.bulk('unpublish', [suggested]);
    expect(await editor.titles('view=needs-work')).toEqual(['Suggests']);
    // Deleting it removes the suggestion.
    await editor.bulk('delete', [suggested]);
    expect(await editor.titles('view=needs-work')).toEqual([]);
  });

  test('follows whether linked pages are there', async () => {
    const linkTo = (url: string) => ({ content: [{ __component: 'blocks.link', text: 'Here', url }] });
    const linked = await create('Linked', { slug: 'linked-page' });
    await create('To an article', linkTo('/blog/linked-page'));
    await create('To a category', linkTo('/category/siesta'));
    expect(await editor.titles('view=needs-work')).toEqual(['To a category', 'To an article']);
    await editor.publish(linked);
    const { documentId } = await category(cms, 'Siesta', { position: 3 });
    expect(await editor.titles('view=needs-work')).toEqual([]);
    await editor.save(linked, { slug: 'moved-page' });
    await editor.publish(linked);
    expect(await editor.titles('view=needs-work')).toEqual(['To an article']);
    await editor.bulk('delete', [linked]);
    await cms.strapi.documents('api::category.category').delete({ documentId });
    expect(await editor.titles('view=needs-work')).toEqual(['To a category', 'To an article']);
  });

  test('is a failed schedule, and a date to come for which nothing is scheduled', async () => {
    const publicationDate = new Date(Date.now() + 48 * HOUR);
    const dated = await create('Dated', { publicationDate: publicationDate.toISOString() });
    await create('Dated before', { publicationDate: new Date(Date.now() - HOUR).toISOString() });
    const failed = await create('Failed');
    await editor.schedule(failed, 'publish', Date.now() + HOUR);
    await cms.strapi.db
      .connection(JOBS)
      .where({ document_id: failed })
      .update({ state: 'failed', note: 'Its category has been deleted.', finished_at: Date.now() });
    const rows = await editor.rows('view=needs-work&sort=title:ASC');
    expect(rows.map(({ title, listed }) => [title, listed.plans])).toEqual([
      ['Dated', []],
      ['Failed', [expect.objectContaining({ failed: true, note: 'Its category has been deleted.' })]],
    ]);
    await editor.schedule(dated, 'publish', publicationDate.getTime());
    await editor.admin.post(`/admin/schedule/${BLOG}/${failed}/publish/settle`, {}).expect(200);
    expect(await editor.titles('view=needs-work')).toEqual([]);
  });
});

test('views go together with filters, order, pages and search', async () => {
  for (const title of ['One moon', 'Two moons', 'Three stars', 'Four moons']) await create(title);
  const live = await create('Live moon');
  await editor.publish(live);
  expect(await editor.titles('view=drafts&filters[$and][0][title][$startsWith]=T')).toEqual([
    'Three stars',
    'Two moons',
  ]);
  const { body } = await editor.admin
    .get(`/content-manager/collection-types/${BLOG}?view=drafts&_q=moon&sort=title:DESC&page=2&pageSize=2`)
    .expect(200);
  expect(body.results.map(({ title }: { title: string }) => title)).toEqual(['Four moons']);
  expect(body.pagination).toEqual({ page: 2, pageSize: 2, pageCount: 2, total: 3 });
  expect(await editor.titles('view=drafts&filters[$and][0][__status][$eq]=published')).toEqual([]);
});

test('each view has its count, of what the editor may read', async () => {
  await create('Draft of the editor', { thumbnail: null });
  const mine = await author.create({ title: 'Draft of the author' });
  await editor.publish(await create('Live'));
  await editor.schedule(mine, 'publish', Date.now() + HOUR);
  expect(await editor.counts()).toEqual({
    ...{ all: 3, mine: 2, 'my-drafts': 1, drafts: 2, scheduled: 1, 'needs-work': 2 },
  });
  expect(await author.counts()).toEqual({
    ...{ all: 1, mine: 1, 'my-drafts': 1, drafts: 1, scheduled: 1, 'needs-work': 1 },
  });
  expect(await author.titles('view=drafts')).toEqual(['Draft of the author']);
});

test('a role learns nothing of fields that it does not see', async () => {
  await create('Limited', {
    thumbnail: null,
    content: [{ __component: 'blocks.link', text: 'Here', url: 'a b' }],
  });
  const role = await createRole(cms, [{ action: 'read', subject: BLOG, fields: ['title'] }]);
  const limited = listCalls(cms, await loginAsAdmin(cms, role));
  const [row] = await limited.rows('view=needs-work');
  expect(row?.listed).toMatchObject({
    categories: null,
    work: { noPicture: false, noCategory: false, noDescription: false, noText: false, refused: 0, named: 0 },
  });
});

test('a view in the query of another call of the content manager changes nothing', async () => {
  const id = await create('Elsewhere');
  const path = `/content-manager/collection-types/${BLOG}`;
  for (const view of ['drafts', 'mine', 'constructor', '__proto__'])
    expect((await editor.admin.get(`${path}/${id}?view=${view}`).expect(200)).body.data.title).toBe(
      'Elsewhere',
    );
  await editor.admin.get(`${path}?view[$ne]=drafts`).expect(200);
  await editor.admin.get(`${path}?view=drafts&view=mine`).expect(200);
  await editor.admin.post(`${path}/actions/bulkPublish?view=scheduled`, { documentIds: [id] }).expect(200);
  expect(await editor.titles('view=drafts')).toEqual([]);
});

test('nobody without the right to read articles gets a list or counts', async () => {
  const role = await createRole(cms, [{ action: 'read', subject: 'api::category.category' }]);
  const other = listCalls(cms, await loginAsAdmin(cms, role));
  expect((await other.list('view=drafts')).status).toBe(403);
  expect((await other.admin.get('/admin/article-list/views')).status).toBe(403);
});

test('the list names the categories, the topic first as the editor has chosen it', async () => {
  const { documentId } = await category(cms, 'Dreams', { kind: 'sub-topic' });
  await create('In two', { categories: { connect: [{ documentId: categoryId }, { documentId }] } });
  const [row] = await editor.rows('filters[$and][0][title][$eq]=In two');
  expect(row?.listed.categories).toEqual([
    { documentId: categoryId, name: 'Sleep' },
    { documentId, name: 'Dreams' },
  ]);
});
