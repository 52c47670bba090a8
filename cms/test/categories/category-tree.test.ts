import type { CategoryTree } from '../../src/domain/category-tree/listed-category';
import { asAdmin, getEntries } from '../support/cms/as-admin';
import { category } from '../support/fixtures';
import { bootCms, type Cms } from '../support/harness';
import { countStatements } from '../support/statements';
import { publishArticle } from '../support/content/publish-article';
import { createRole, type Right } from '../support/members/create-role';
import { loginAsAdmin } from '../support/members/sign-in';

const BLOG = 'api::blog.blog';
const CATEGORY = 'api::category.category';
const PATH = '/admin/category-tree';
const OWN = ['admin::is-creator'];

let cms: Cms;
let editor: string;
beforeAll(async () => {
  cms = await bootCms();
  editor = await loginAsAdmin(cms, 'strapi-editor');
});
afterAll(() => cms.stop());

const blogs = () => cms.strapi.documents(BLOG);
const loginWith = async (...rights: Right[]) => loginAsAdmin(cms, await createRole(cms, rights));
const read = async (token = editor): Promise<CategoryTree> =>
  (await asAdmin(cms, token).get(PATH).expect(200)).body.data;
/** The numbers of published articles and drafts, by name. */
async function readCounts(token = editor): Promise<Record<string, [number, number | null]>> {
  const { categories } = await read(token);
  return Object.fromEntries(categories.map(({ name, articles, drafts }) => [name, [articles, drafts]]));
}

describe('the tree', () => {
  let sleep: Awaited<ReturnType<typeof category>>;
  let naps: Awaited<ReturnType<typeof category>>;
  beforeAll(async () => {
    sleep = await category(cms, 'Sleep', { position: 2 });
    await category(cms, 'Aging', { position: 1 });
    naps = await category(cms, 'Naps', { kind: 'sub-topic', parent: sleep.id });
    await category(cms, 'Insomnia', { kind: 'sub-topic', parent: sleep.id });
  });

  test('has topics in the order of the site, then sub-topics by name, each with its topic', async () => {
    const { categories } = await read();
    expect(categories.map(({ name, kind, parentId }) => [name, kind, parentId])).toEqual([
      ['Aging', 'topic', null],
      ['Sleep', 'topic', null],
      ['Insomnia', 'sub-topic', Number(sleep.id)],
      ['Naps', 'sub-topic', Number(sleep.id)],
    ]);
    expect(categories[1]).toEqual({
      id: sleep.id,
      documentId: sleep.documentId,
      name: 'Sleep',
      kind: 'topic',
      parentId: null,
      articles: 0,
      drafts: 0,
      isReadable: true,
    });
  });

  test('counts published articles and drafts; a topic has those of its sub-topics, each once', async () => {
    const both = [sleep.documentId, naps.documentId];
    const { documentId: changed } = await publishArticle(cms, { title: 'In both', categories: both });
    await publishArticle(cms, { title: 'Only in Naps', categories: [naps.documentId] });
    await blogs().create({ data: { title: 'Draft in both', categories: both } as never });
    await blogs().create({ data: { title: 'Draft in Naps', categories: [naps.documentId] } as never });
    await blogs().create({ data: { title: 'Draft in none' } as never });
    const expected = { Aging: [0, 0], Insomnia: [0, 0], Naps: [2, 2], Sleep: [2, 2] };
    expect(await readCounts()).toEqual(expected);

    // A published article whose draft has changed is not counted as a draft.
    await blogs().update({ documentId: changed, data: { title: 'In both, again', categories: [] } as never });
    expect(await readCounts()).toEqual(expected);

    await blogs().unpublish({ documentId: changed });
    expect(await readCounts()).toEqual({ ...expected, Naps: [1, 2], Sleep: [1, 2] });
    await blogs().update({ documentId: changed, data: { categories: [naps.documentId] } as never });
    expect(await readCounts()).toEqual({ ...expected, Naps: [1, 3], Sleep: [1, 3] });
  });

  test('costs the same number of statements with more categories and articles', async () => {
    const count = () => countStatements(cms, () => read());
    await read();
    const before = await count();
    for (const name of ['Dreams', 'Snoring', 'Pillows']) {
      const { documentId } = await category(cms, name, { kind: 'sub-topic', parent: sleep.id });
      await blogs().create({ data: { title: name, categories: [documentId] } as never });
    }
    await read();
    expect(await count()).toBe(before);
  });
});

describe('rights', () => {
  const readAll: Right = { action: 'read', subject: CATEGORY };

  test('guests and roles that do not read categories get nothing', async () => {
    const without = await loginWith({ action: 'read', subject: BLOG });
    const withoutNames = await loginWith({ action: 'read', subject: CATEGORY, fields: ['slug'] });
    const statuses = [];
    for (const token of ['', without, withoutNames])
      statuses.push((await asAdmin(cms, token).get(PATH)).status);
    expect(statuses).toEqual([401, 403, 403]);
  });

  test('an author chooses among all categories, and opens only those of their own', async () => {
    const own = await loginWith({ ...readAll, conditions: OWN }, { action: 'create', subject: CATEGORY });
    const sent = { name: 'Mine', kind: 'topic' };
    await asAdmin(cms, own).post(getEntries(CATEGORY), sent).expect(201);
    const { categories } = await read(own);
    expect(categories.length).toBe((await read()).categories.length);
    expect(categories.filter(({ isReadable }) => isReadable).map(({ name }) => name)).toEqual(['Mine']);
  });

  test('drafts are counted only for roles that read all articles', async () => {
    const withoutArticles = await loginWith(readAll);
    const ownArticles = await loginWith(readAll, { action: 'read', subject: BLOG, conditions: OWN });
    const titles = await loginWith(readAll, { action: 'read', subject: BLOG, fields: ['title'] });
    for (const token of [withoutArticles, ownArticles, titles])
      expect((await read(token)).categories.map(({ drafts }) => drafts)).toContain(null);
    const all = await loginWith(readAll, { action: 'read', subject: BLOG });
    expect((await read(all)).categories.map(({ drafts }) => drafts)).not.toContain(null);
  });

  test.each<[string, Right[], boolean]>([
    ['reads', [], false],
    ['creates', [{ action: 'create', subject: CATEGORY }], true],
    ['creates without a topic', [{ action: 'create', subject: CATEGORY, fields: ['name', 'kind'] }], false],
    ['changes', [{ action: 'update', subject: CATEGORY }], false],
  ])('a role that %s: may it create under a topic?', async (_, rights, mayCreate) => {
    expect((await read(await loginWith(readAll, ...rights))).mayCreate).toBe(mayCreate);
  });
});
