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

  test('not while another one has its name, which is said', async () => {
    const id = await site.create(CATEGORY, { name: 'Twice', kind: 'sub-topic' });
    await site.remove(id, CATEGORY);
    await site.create(CATEGORY, { name: 'Twice', kind: 'sub-topic' });
    const { body } = await site.restoring(id, { type: CATEGORY }).expect(400);
    expect(body.error.message).toBe(
      'Another category has the name “Twice” now. Change it there, then restore this one.',
    );
    expect(await site.find(id, { type: CATEGORY })).toBeDefined();
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
