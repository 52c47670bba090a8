import { KEPT } from '../../src/domain/deleted/tables';
import { getEntries } from '../support/cms/as-admin';
import { bootCms, type Cms } from '../support/harness';
import {
  BLOG,
  CATEGORY,
  deletingArticles,
  type DeletingArticles,
} from '../support/content/deleting-articles';

const HISTORY = '/admin/history';

let cms: Cms;
let site: DeletingArticles;
beforeAll(async () => {
  cms = await bootCms({ THROTTLE: 'off' });
  site = await deletingArticles(cms);
});
afterAll(() => cms.stop());

describe('other types come back whole, with their ids', () => {
  test('a topic with its value and address', async () => {
    const id = await site.create(CATEGORY, { name: 'Restored Topic', kind: 'topic', hue: 12 });
    await site
      .as(site.editor)
      .put(`${getEntries(CATEGORY)}/${id}`, { name: 'Renamed Topic' })
      .expect(200);
    const before = await site
      .table('categories')
      .where({ document_id: id })
      .first('name', 'slug', 'value', 'hue');
    await site.remove(id, CATEGORY);
    expect(await site.restore(id, CATEGORY)).toEqual({ documentId: id, missing: [], address: null });
    expect(
      await site.table('categories').where({ document_id: id }).first('name', 'slug', 'value', 'hue'),
    ).toEqual(before);
    expect(before.value).toBe('Restored-topic');
  });

  test('a category with its articles, sub-topics, lists and old addresses', async () => {
    const id = await site.create(CATEGORY, { name: 'Whole Topic', kind: 'topic', hue: 12 });
    await site
      .as(site.editor)
      .put(`${getEntries(CATEGORY)}/${id}`, { name: 'Whole Topic Renamed' })
      .expect(200);
    const topic = { connect: [{ documentId: id }] };
    const child = await site.create(CATEGORY, { name: 'Part of it', kind: 'sub-topic', parent: topic });
    const listed = await site.create('api::placement.placement', { key: 'of-it', title: 'Of it', topic });
    const { id: published } = await site.article({ categories: [id] });
    const draft = await site.create(BLOG, { title: 'A draft in it', categories: topic });
    const { id: gone } = await site.article({ categories: [id] });
    const count = async () =>
      (await site.get('/api/blogs?category=whole-topic-renamed')).body.map(
        ({ blog_id: blogId }: { blog_id: string }) => blogId,
      );
    expect(await count()).toHaveLength(2);
    await site.remove(id, CATEGORY);
    await site.remove(gone);
    expect(await count()).toEqual([]);
    await site.restore(id, CATEGORY);
    expect(await count()).toEqual([published]);
    const { body } = await site.as(site.editor).get(`${HISTORY}/${BLOG}/${draft}/1`).expect(200);
    expect(body.data.content.categories).toBe('Whole Topic Renamed');
    const category = await site.table('categories').where({ document_id: id }).first('id');
    expect(await site.table('categories').where({ document_id: child }).pluck('parent_id')).toEqual([
      category.id,
    ]);
    expect(await site.table('placements').where({ document_id: listed }).pluck('topic_id')).toEqual([
      category.id,
    ]);
    expect(
      await site.table('category_redirects').where({ slug: 'whole-topic' }).pluck('category_id'),
    ).toEqual([category.id]);
    expect(await site.table('blogs_categories_lnk').where({ category_id: category.id })).toHaveLength(3);
    expect(await site.table(KEPT).where({ document_id: id })).toEqual([]);
  });

  const message = async (id: string, type = CATEGORY) =>
    (await site.restoring(id, { type }).expect(400)).body.error.message;

  test('not while another one has its name or address, which is said', async () => {
    const id = await site.create(CATEGORY, { name: 'Twice', kind: 'sub-topic' });
    await site.remove(id, CATEGORY);
    const other = await site.create(CATEGORY, { name: 'Twice', kind: 'sub-topic' });
    expect(await message(id)).toBe(
      'The category “Twice” has this name now. Rename that one, then restore this one.',
    );
    await site.rename(other, 'TWICE');
    expect(await message(id)).toBe(
      'The category “TWICE” has the address /twice now. Rename that one, then restore this one.',
    );
    expect(await site.find(id, { type: CATEGORY })).toBeDefined();
    await site.rename(other, 'Once');
    await site.restore(id, CATEGORY);
    expect(await site.table('categories').where({ document_id: id }).pluck('slug')).toEqual(['twice']);
  });

  test('a topic not while another one has its value, which renaming does not change', async () => {
    const id = await site.create(CATEGORY, { name: 'Valued', kind: 'topic' });
    await site.remove(id, CATEGORY);
    const other = await site.create(CATEGORY, { name: 'VALUED', kind: 'topic' });
    await site.rename(other, 'Renamed since');
    expect(await message(id)).toMatch(/^The topic “Renamed since” has the value “Valued” now/);
    await site.remove(other, CATEGORY);
    await site.restore(id, CATEGORY);
    expect(await site.table('categories').where({ document_id: id }).pluck('value')).toEqual(['Valued']);
    expect(await message(other)).toMatch(/^The topic “Valued” has the value/);
  });

  test('a former topic keeps its value', async () => {
    const id = await site.create(CATEGORY, { name: 'Former topic', kind: 'topic' });
    await site
      .as(site.editor)
      .put(`${getEntries(CATEGORY)}/${id}`, { kind: 'sub-topic' })
      .expect(200);
    await site.remove(id, CATEGORY);
    await site.restore(id, CATEGORY);
    expect(await site.table('categories').where({ document_id: id }).first('kind', 'value')).toEqual({
      kind: 'sub-topic',
      value: 'Former-topic',
    });
  });

  test('not a list whose place another one has', async () => {
    const type = 'api::placement.placement';
    const id = await site.create(type, { key: 'taken-place', title: 'First' });
    await site.remove(id, type);
    await site.create(type, { key: 'taken-place', title: 'Second' });
    expect(await message(id, type)).toBe(
      'The placement “Second” has the key “taken-place” now. Change it there, then restore this one.',
    );
  });

  describe.each([
    ['the sub-topic first', ['child', 'topic']],
    ['the topic first', ['topic', 'child']],
  ] as const)('a topic and its sub-topic, deleted %s', (_, deleted) => {
    test.each([
      ['the sub-topic first', ['child', 'topic']],
      ['the topic first', ['topic', 'child']],
    ] as const)('and restored %s, belong together again', async (_how, restored) => {
      const name = `${deleted[0]} ${restored[0]}`;
      const topic = await site.create(CATEGORY, { name: `Topic ${name}`, kind: 'topic' });
      const parent = { connect: [{ documentId: topic }] };
      const child = await site.create(CATEGORY, { name: `Part ${name}`, kind: 'sub-topic', parent });
      const ids = { topic, child };
      for (const one of deleted) await site.remove(ids[one], CATEGORY);
      for (const one of restored) await site.restore(ids[one], CATEGORY);
      expect(await site.parentOf(child)).toBe(topic);
      expect(await site.table(KEPT).whereIn('document_id', [topic, child])).toEqual([]);
    });
  });

  test('a sub-topic that has another topic since stays there', async () => {
    const [topic, other] = [
      await site.create(CATEGORY, { name: 'Left topic', kind: 'topic' }),
      await site.create(CATEGORY, { name: 'Next topic', kind: 'topic' }),
    ];
    const parent = { connect: [{ documentId: topic }] };
    const child = await site.create(CATEGORY, { name: 'Moved part', kind: 'sub-topic', parent });
    await site.remove(child, CATEGORY);
    await site.remove(topic, CATEGORY);
    await site.restore(child, CATEGORY);
    await site
      .as(site.editor)
      .put(`${getEntries(CATEGORY)}/${child}`, { parent: { connect: [{ documentId: other }] } })
      .expect(200);
    await site.restore(topic, CATEGORY);
    expect(await site.parentOf(child)).toBe(other);
  });

  test('a list with its articles in their order', async () => {
    const type = 'api::placement.placement';
    const articles = [await site.article(), await site.article()].map(({ id }) => ({ documentId: id }));
    const id = await site.create(type, {
      key: 'deleted-list',
      title: 'List',
      blogs: { connect: articles.toReversed() },
    });
    await site.remove(id, type);
    expect(await site.restore(id, type)).toMatchObject({ missing: [] });
    const placement = await cms.strapi.documents(type).findOne({ documentId: id, populate: ['blogs'] });
    const found = [...new Set(placement!.blogs!.map(({ documentId }) => documentId))];
    expect(found).toEqual(articles.toReversed().map(({ documentId }) => documentId));
  });
});
