import { listCalls } from '../support/content/list-calls';
import { category } from '../support/fixtures';
import { bootCms, type Cms } from '../support/harness';
import { createRole } from '../support/members/create-role';
import { loginAsAdmin } from '../support/members/sign-in';

const BLOG = 'api::blog.blog';

let cms: Cms;
let editor: ReturnType<typeof listCalls>;
let author: ReturnType<typeof listCalls>;
let sleep: string;
let food: string;
beforeAll(async () => {
  cms = await bootCms({ THROTTLE: 'off' });
  editor = listCalls(cms, await loginAsAdmin(cms, 'strapi-editor'));
  author = listCalls(cms, await loginAsAdmin(cms, 'strapi-author'));
  ({ documentId: sleep } = await category(cms, 'Sleep', { position: 1 }));
  ({ documentId: food } = await category(cms, 'Food', { position: 2 }));
});
afterAll(() => cms.stop());

const BROKEN = { content: [{ __component: 'blocks.link', text: 'Here', url: 'a b' }] };
const create = (title: string, more: object = {}) => editor.create({ title, ...more });
const done = (title: string) => ({ title, outcome: 'done', message: '' });

async function getRow(id: string) {
  const rows = await editor.rows(`filters[$and][0][documentId][$eq]=${id}`);
  return { status: rows[0]?.status, categories: rows[0]?.listed.categories?.map(({ name }) => name) };
}
const readPublic = async (id: string, populate: string[] = []) =>
  (await cms.strapi.documents(BLOG).findFirst({
    filters: { documentId: id },
    status: 'published',
    populate,
  } as never)) as unknown as (Record<string, unknown> & { categories?: { name: string }[] }) | null;

test('publishes what it can: one bad article does not stop the others, and says why', async () => {
  const ids = [await create('Good'), await create('Bad', BROKEN), await create('Better')];
  const { body } = await editor.send('publish', ids).expect(200);
  expect(body.data.rows).toEqual([
    { documentId: ids[0], ...done('Good') },
    { documentId: ids[1], title: 'Bad', outcome: 'refused', message: expect.stringContaining('“a b”') },
    { documentId: ids[2], ...done('Better') },
  ]);
  expect(await Promise.all(ids.map(async (id) => (await getRow(id)).status))).toEqual([
    'published',
    'draft',
    'published',
  ]);
  expect(await editor.bulk('publish', [ids[0] ?? ''])).toEqual([
    { title: 'Good', outcome: 'unchanged', message: 'Readers get this version already.' },
  ]);
});

test('says what readers do not get of what it has published', async () => {
  const struck = { type: 'text', text: 'Not any more', strikethrough: true };
  const body = [{ type: 'paragraph', children: [{ type: 'text', text: 'Yes. ' }, struck] }];
  const id = await create('Struck', { content: [{ __component: 'blocks.rich-text', body }] });
  expect(await editor.bulk('publish', [id])).toEqual([
    {
      title: 'Struck',
      outcome: 'done',
      message: expect.stringMatching(/^Readers do not get all of it: Block 1/),
    },
  ]);
});

test('a change that the editor has not seen is not published, unpublished or deleted', async () => {
  const id = await create('Seen');
  const { edition } = await editor.read(id);
  await author.admin.get('/admin/article-list/views');
  const owner = listCalls(cms, await loginAsAdmin(cms, 'strapi-super-admin'));
  await owner.save(id, { description: 'Changed meanwhile' });
  for (const action of ['publish', 'delete']) {
    const { body } = await editor.send(action, [id]).set('x-seen-editions', `${id}=${edition}`).expect(400);
    expect(body.error.details.rows).toEqual([
      {
        documentId: id,
        title: 'Seen',
        outcome: 'refused',
        message: expect.stringContaining('strapi-super-admin Test has changed “Seen” in the meantime'),
      },
    ]);
  }
  expect((await getRow(id)).status).toBe('draft');
});

describe('categorising', () => {
  test('adds and removes categories of the drafts, and leaves the rest of them alone', async () => {
    const ids = [
      await create('None', { description: 'Kept' }),
      await create('Sleep only', { categories: { connect: [{ documentId: sleep }] } }),
      await create('Food already', { categories: { connect: [{ documentId: food }] } }),
    ];
    expect(await editor.bulk('categorise', ids, { add: [food], remove: [sleep] })).toEqual([
      done('None'),
      done('Sleep only'),
      { title: 'Food already', outcome: 'unchanged', message: 'Its categories are like this already.' },
    ]);
    for (const id of ids) expect((await getRow(id)).categories).toEqual(['Food']);
    expect(await editor.read(ids[0] ?? '')).toMatchObject({ title: 'None', description: 'Kept' });
    const { body } = await editor.admin.get(`/admin/history/${BLOG}/${ids[0]}`).expect(200);
    expect(body.data.versions[0]).toMatchObject({ kind: 'save', fields: ['categories'] });
  });

  test('readers see it when the article is published', async () => {
    const id = await create('Live');
    await editor.publish(id);
    expect(await editor.bulk('categorise', [id], { add: [sleep], remove: [] })).toEqual([done('Live')]);
    expect(await getRow(id)).toEqual({ status: 'modified', categories: ['Sleep'] });
    expect((await readPublic(id, ['categories']))?.categories).toEqual([]);
  });

  test('publishes at once only what has no other changes, if asked', async () => {
    const [same, changed, draft] = [await create('Same'), await create('Changed'), await create('Draft')];
    for (const id of [same, changed]) await editor.publish(id);
    await editor.save(changed, { description: 'Not ready' });
    expect(
      await editor.bulk('categorise', [same, changed, draft], { add: [sleep], remove: [], publishes: true }),
    ).toEqual([
      done('Same'),
      {
        title: 'Changed',
        outcome: 'done',
        message: 'Not published: its draft has other changes that readers do not get yet.',
      },
      done('Draft'),
    ]);
    expect((await readPublic(same, ['categories']))?.categories).toMatchObject([{ name: 'Sleep' }]);
    expect(await getRow(same)).toEqual({ status: 'published', categories: ['Sleep'] });
    expect(await readPublic(changed, ['categories'])).toMatchObject({ description: null, categories: [] });
    expect((await getRow(draft)).status).toBe('draft');
  });

  test('needs categories that exist, and few enough of everything', async () => {
    const id = await create('Bounded');
    await editor.send('categorise', [id], { add: ['abcdefghijklmnopqrstuvwx'], remove: [] }).expect(400);
    await editor.send('categorise', [id], { add: Array(51).fill(sleep), remove: [] }).expect(400);
    await editor.send('categorise', [id], { add: 'all', remove: [] }).expect(400);
    await editor.send('categorise', Array(101).fill(id), { add: [sleep], remove: [] }).expect(400);
    await editor.send('categorise', [], { add: [sleep], remove: [] }).expect(400);
    await editor.send('categorise', ["' OR 1=1"], { add: [sleep], remove: [] }).expect(400);
    expect((await getRow(id)).categories).toEqual([]);
  });
});

test('changes the author of drafts', async () => {
  const ids = [await create('By nobody'), await create('By Ann', { author: 'Ann Lee' })];
  expect(await editor.bulk('author', ids, { author: ' Ann Lee ' })).toEqual([
    done('By nobody'),
    { title: 'By Ann', outcome: 'unchanged', message: 'It has this author already.' },
  ]);
  expect(await editor.read(ids[0] ?? '')).toMatchObject({ author: 'Ann Lee' });
  await editor.bulk('author', ids, { author: '' });
  expect(await editor.read(ids[1] ?? '')).toMatchObject({ author: null });
  await editor.send('author', ids, { author: 'x'.repeat(121) }).expect(400);
});

describe('deleting', () => {
  test('is undone: a draft is a draft again, and readers get what they got', async () => {
    const [draft, live, changed] = [
      await create('Was a draft'),
      await create('Was live'),
      await create('Was changed'),
    ];
    for (const id of [live, changed]) await editor.publish(id);
    await editor.save(changed, { description: 'Not ready' });
    const ids = [draft, live, changed];
    expect((await editor.bulk('delete', ids)).map(({ outcome }) => outcome)).toEqual([
      'done',
      'done',
      'done',
    ]);
    expect(await editor.titles('filters[$and][0][title][$startsWith]=Was')).toEqual([]);
    expect(await editor.bulk('undo-deletion', ids)).toEqual([
      done('Was a draft'),
      done('Was live'),
      done('Was changed'),
    ]);
    expect(await Promise.all(ids.map(async (id) => (await getRow(id)).status))).toEqual([
      'draft',
      'published',
      'modified',
    ]);
    expect(await readPublic(changed)).toMatchObject({ title: 'Was changed', description: null });
    expect(await editor.read(changed)).toMatchObject({ description: 'Not ready' });
    expect(await editor.bulk('undo-deletion', [draft])).toEqual([
      { title: 'Was a draft', outcome: 'refused', message: expect.stringContaining('restored already') },
    ]);
  });

  test('an author deletes and restores only their own', async () => {
    const own = await author.create({ title: 'Own' });
    const other = await create('Of the editor');
    expect(await author.bulk('delete', [own, other])).toEqual([
      done('Own'),
      {
        title: 'An article',
        outcome: 'refused',
        message: 'It has been deleted, or your role does not show it.',
      },
    ]);
    await editor.bulk('delete', [other]);
    expect(await author.bulk('undo-deletion', [own, other])).toEqual([
      done('Own'),
      {
        title: 'A deleted article',
        outcome: 'refused',
        message: 'It cannot be restored any more, or your role does not allow it.',
      },
    ]);
  });

  test('who sees all articles and may delete only their own is told so', async () => {
    const role = await createRole(cms, [
      { action: 'read', subject: BLOG },
      { action: 'delete', subject: BLOG, conditions: ['admin::is-creator'] },
    ]);
    const limited = listCalls(cms, await loginAsAdmin(cms, role));
    expect(await limited.bulk('delete', [await create('Seen by all')])).toEqual([
      { title: 'Seen by all', outcome: 'refused', message: 'Your role does not allow this for it.' },
    ]);
  });

  test('what is gone already is named as such', async () => {
    const id = await create('Gone');
    await editor.bulk('delete', [id]);
    expect(await editor.bulk('delete', [id])).toEqual([
      {
        title: 'An article that has been deleted',
        outcome: 'refused',
        message: 'It has been deleted in the meantime.',
      },
    ]);
  });
});

test('each action needs its right, for the article and for the field', async () => {
  const id = await create('Protected');
  await author.send('publish', [id]).expect(403);
  const role = await createRole(cms, [
    { action: 'read', subject: BLOG, fields: ['title'] },
    { action: 'update', subject: BLOG, fields: ['title'] },
  ]);
  const limited = listCalls(cms, await loginAsAdmin(cms, role));
  for (const action of ['publish', 'unpublish', 'delete', 'undo-deletion'])
    await limited.send(action, [id]).expect(403);
  const refused = {
    title: 'Protected',
    outcome: 'refused',
    message: 'Your role does not allow changing this field.',
  };
  expect(await limited.bulk('categorise', [id], { add: [sleep], remove: [] })).toEqual([refused]);
  expect(await limited.bulk('author', [id], { author: 'Me' })).toEqual([refused]);
  const updater = await createRole(cms, [
    { action: 'read', subject: BLOG },
    { action: 'update', subject: BLOG, fields: ['title', 'categories'] },
  ]);
  const live = await create('Live for all');
  await editor.publish(live);
  const changing = listCalls(cms, await loginAsAdmin(cms, updater));
  expect(await changing.bulk('categorise', [live], { add: [food], remove: [], publishes: true })).toEqual([
    { title: 'Live for all', outcome: 'done', message: 'Not published: your role does not allow that.' },
  ]);
  expect((await readPublic(live, ['categories']))?.categories).toEqual([]);
});

test('says that what is planned goes out without the change', async () => {
  const id = await create('Planned');
  await editor.schedule(id, 'publish', Date.now() + 3600_000);
  const message = expect.stringContaining('planned publication');
  expect(await editor.bulk('author', [id], { author: 'Ann Lee' })).toEqual([
    { title: 'Planned', outcome: 'done', message },
  ]);
  expect(await editor.bulk('categorise', [id], { add: [food], remove: [] })).toEqual([
    { title: 'Planned', outcome: 'done', message },
  ]);
  expect(await editor.bulk('publish', [id])).toEqual([done('Planned')]);
  expect(await editor.titles('view=scheduled')).toEqual([]);
});
