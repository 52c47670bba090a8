import { asAdmin, getEntries } from '../support/cms/as-admin';
import { category } from '../support/fixtures';
import { bootCms, type Cms } from '../support/harness';
import { publishArticle } from '../support/content/publish-article';
import { createRole, type Right } from '../support/members/create-role';
import { loginAsAdmin } from '../support/members/sign-in';

const BLOG = 'api::blog.blog';
const CATEGORY = 'api::category.category';
const PATH = '/admin/form-addresses';
const NOTHING = { slug: '', title: '' };

let cms: Cms;
let editor: string;
beforeAll(async () => {
  cms = await bootCms();
  editor = await loginAsAdmin(cms, 'strapi-editor');
});
afterAll(() => cms.stop());

const ask = (body: object, token = editor) => asAdmin(cms, token).post(PATH, body);
const find = async (body: object) => (await ask(body).expect(200)).body.data;
const findForTitle = (title: string, documentId: string | null = null, before = NOTHING) =>
  find({ type: BLOG, documentId, title, before });
const create = async (uid: string, data: object) =>
  (await asAdmin(cms, editor).post(getEntries(uid), data)).body;
const loginWith = async (...rights: Right[]) => loginAsAdmin(cms, await createRole(cms, rights));

describe('of an article', () => {
  test.each(['Café & Straße', 'Сон и здоровье', '睡眠', 'a'.repeat(200), '🙂'])(
    'a save gives the title %s the address that was suggested',
    async (title) => {
      const { slug } = await findForTitle(title);
      const { data } = await create(BLOG, { title });
      expect(data.slug).toBe(slug);
    },
  );

  test('the suggestion for a taken address has a number, and says so', async () => {
    const { documentId } = await publishArticle(cms, { title: 'Evening tea' });
    expect(await findForTitle('Evening tea')).toEqual({
      slug: 'evening-tea-2',
      problem: null,
      note: 'The address “evening-tea” belongs to another article, so this one gets a number.',
      follows: true,
    });
    // Its own address is not taken.
    expect(await findForTitle('Evening tea', documentId)).toMatchObject({ slug: 'evening-tea', note: null });
  });

  test('an address that was typed is checked by the rules of saving', async () => {
    const { documentId } = await publishArticle(cms, { title: 'Morning tea' });
    const check = (slug: string, id: string | null = null) => find({ type: BLOG, documentId: id, slug });
    expect(await check('noon-tea')).toEqual({ slug: 'noon-tea', problem: null, note: null, follows: false });
    expect(await check('morning-tea', documentId)).toMatchObject({ problem: null });
    for (const [typed, instead] of [
      ['morning-tea', 'morning-tea-2'],
      ['Noon Tea', 'noon-tea'],
    ] as const) {
      const { problem, slug } = await check(typed);
      expect(slug).toBe(instead);
      const { error } = await create(BLOG, { title: 'Tea', slug: typed });
      expect(error.message).toBe(problem);
    }
  });

  test('an address follows the title until somebody types one or readers know it', async () => {
    const follows = async (id: string, before: { slug: string; title: string }) =>
      (await findForTitle('Another title', id, before)).follows;
    const { documentId: id } = (await create(BLOG, { title: 'Green tea' })).data;
    const made = { slug: 'green-tea', title: 'Green tea' };
    expect(await follows(id, made)).toBe(true);
    expect(await follows(id, { ...made, slug: 'green-tea-3' })).toBe(true);
    expect(await follows(id, { ...made, slug: 'my-own' })).toBe(false);

    await cms.strapi.documents(BLOG).publish({ documentId: id });
    expect(await follows(id, made)).toBe(false);
    // It is a redirect now.
    await cms.strapi.documents(BLOG).unpublish({ documentId: id });
    expect(await follows(id, made)).toBe(false);
  });
});

describe('of a category', () => {
  const findForName = (name: string, documentId: string | null = null) =>
    find({ type: CATEGORY, documentId, name });

  test('is what a save makes of the name, or why the save refuses it', async () => {
    await category(cms, 'Hot Tea', { kind: 'sub-topic' });
    expect(await findForName('Iced Tea & Ice')).toEqual({
      slug: 'iced-tea-ice',
      problem: null,
      note: null,
      follows: true,
    });
    for (const name of ['Hot Tea', 'hot tea', 'Blog', '茶', 'Café']) {
      const { slug, problem } = await findForName(name);
      expect(slug).toBeNull();
      const { error } = await create(CATEGORY, { name, kind: 'sub-topic' });
      expect(error.message).toBe(problem);
    }
  });

  test('keeps a stored one, and says where the old address leads', async () => {
    const { documentId } = await category(cms, 'Cold Tea', { kind: 'sub-topic' });
    expect(await findForName('Cold Tea', documentId)).toMatchObject({ slug: 'cold-tea', note: null });
    expect(await findForName('Iced Teas', documentId)).toMatchObject({
      slug: 'iced-teas',
      note: 'Once it is saved, /cold-tea leads there.',
    });
  });

  test('of the specification cannot change', async () => {
    const { documentId } = await category(cms, 'Sleep');
    expect((await findForName('Slumber', documentId)).problem).toContain('“Sleep” keeps its name');
  });
});

describe('rights and limits', () => {
  test('only those who write articles may ask', async () => {
    const { documentId } = await publishArticle(cms, { title: 'Black tea' });
    const title = (id: string | null) => ({ type: BLOG, documentId: id, title: 'Tea', before: NOTHING });
    await ask(title(null), '').expect(401);
    const reader = await loginWith({ action: 'read', subject: BLOG }, { action: 'read', subject: CATEGORY });
    for (const id of [null, documentId]) await ask(title(id), reader).expect(403);
    await ask({ type: CATEGORY, documentId: null, name: 'Tea' }, reader).expect(403);
    const creator = await loginWith({ action: 'create', subject: BLOG });
    await ask(title(null), creator).expect(200);
    await ask(title(documentId), creator).expect(403);
    const own = await loginWith({ action: 'update', subject: BLOG, conditions: ['admin::is-creator'] });
    await ask(title(documentId), own).expect(403);
  });

  test.each([
    ['another type', { type: 'api::banner.banner', documentId: null, slug: 'a' }],
    ['no question', { type: BLOG, documentId: null }],
    [
      'a title that nobody writes',
      { type: BLOG, documentId: null, title: 'a'.repeat(1001), before: NOTHING },
    ],
    ['a long address', { type: BLOG, documentId: null, slug: 'a'.repeat(1001) }],
    ['a list as a title', { type: BLOG, documentId: null, title: ['a'], before: NOTHING }],
    ['an id that is none', { type: BLOG, documentId: '../a', slug: 'a' }],
    ['nothing', {}],
  ])('%s is refused', async (_, body) => {
    const { error } = (await ask(body).expect(400)).body;
    expect(error.message).toBe('This is not a title or an address of a form.');
  });

  test('nothing is written', async () => {
    const count = () => cms.strapi.db.query(BLOG).count();
    const before = await count();
    await findForTitle('Never saved');
    expect(await count()).toBe(before);
  });
});
