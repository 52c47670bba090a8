import { KEPT } from '../../src/domain/deleted/tables';
import { VERSIONS } from '../../src/domain/history/versions/versions-table';
import { actAs } from '../../src/platform/strapi/actor';
import { getEntries } from '../support/cms/as-admin';
import { bootCms, type Cms } from '../support/harness';
import {
  BLOG,
  CATEGORY,
  deletingArticles,
  type DeletingArticles,
} from '../support/content/deleting-articles';
import { getCalls } from '../support/members/member-calls';

let cms: Cms;
let site: DeletingArticles;
beforeAll(async () => {
  cms = await bootCms({ THROTTLE: 'off' });
  site = await deletingArticles(cms);
});
afterAll(() => cms.stop());

describe('restoring an article', () => {
  test('brings back its content, questions, address, comments, reports, ratings and saves', async () => {
    const { id, slug } = await site.discussed();
    await cms.strapi.documents(BLOG).update({ documentId: id, data: { slug: `${slug}-new` } as never });
    await site.publish(id);
    const before = { rows: await site.rowsOf(id), counts: await site.countsOf(id) };
    expect(before.counts).toEqual({ rating_count: 2, rating_sum: 7, comment_count: 2 });
    const draft = await cms.strapi
      .documents(BLOG)
      .findOne({ documentId: id, populate: ['faqs', 'createdBy'] });
    const discussion = (await site.get(`/api/comments/${id}`).expect(200)).body;
    await site.remove(id);

    expect(await site.rowsOf(id)).toEqual({ comments: [], reports: [], ratings: [], saves: [] });
    await site.get(`/api/blogs/slug/${slug}-new`).expect(404);
    expect(await site.find(id)).toMatchObject({
      title: draft!.title,
      actorName: 'strapi-editor Test',
      comments: 3,
      ratings: 2,
      saves: 2,
    });

    expect(await site.restore(id)).toEqual({ documentId: id, missing: [], address: null });
    expect(await site.find(id)).toBeUndefined();
    await site.get(`/api/blogs/slug/${slug}-new`).expect(404);
    const restored = await cms.strapi.documents(BLOG).findOne({ documentId: id, populate: ['faqs'] });
    expect(restored).toMatchObject({
      title: draft!.title,
      slug: `${slug}-new`,
      createdAt: draft!.createdAt,
      faqs: [{ questionId: draft!.faqs![0]!.questionId, question: 'Why?', answer: 'So.' }],
      publishedAt: null,
    });
    expect(await site.rowsOf(id)).toEqual(before.rows);
    expect(await site.countsOf(id)).toEqual(before.counts);
    expect(await site.table(KEPT).where({ document_id: id })).toEqual([]);

    await site.publish(id);
    expect((await site.get(`/api/blogs/slug/${slug}-new`).expect(200)).body.blog_id).toBe(id);
    expect((await site.get(`/api/comments/${id}`).expect(200)).body).toEqual(discussion);
    const [former] = await site.table('redirects').where({ slug });
    expect(former).toMatchObject({ blog_id: id });
    expect(await site.table('redirects').where({ slug: `${slug}-new` })).toEqual([]);
    expect((await getCalls(cms, site.ada).get(`/api/ratings/${site.ada.id}/${id}`)).body).toMatchObject({
      rating: 5,
    });
    // What happens afterwards counts as before.
    await getCalls(cms, site.ada).rate(id, 3).expect(200);
    await site.comment(id, site.ada, 'Later');
    expect(await site.countsOf(id)).toEqual({ rating_count: 2, rating_sum: 5, comment_count: 3 });
  });

  test('keeps a version of it, by its site.editor, after the one of the deletion', async () => {
    const { id } = await site.article();
    await site.remove(id);
    await site.restore(id);
    const versions = await site.table(VERSIONS).where({ document_id: id }).orderBy('edition');
    expect(versions.map(({ kind }: { kind: string }) => kind)).toEqual(['create', 'delete', 'restore']);
    expect(versions[2]).toMatchObject({ edition: 3, actor_name: 'strapi-editor Test' });
    const { body } = await site
      .as(site.editor)
      .get(`${getEntries(BLOG)}/${id}`)
      .expect(200);
    expect(body.data).toMatchObject({ edition: 3, status: 'draft' });
    const logged = await site.table('audit_log').where({ subject_id: id, action: 'content.undelete' });
    expect(logged).toMatchObject([{ actor_name: 'strapi-editor Test' }]);
  });

  test('can be done again after another deletion', async () => {
    const { id, top } = await site.discussed();
    await site.remove(id);
    await site.restore(id);
    await site.publish(id);
    await site.remove(id);
    expect(await site.find(id)).toMatchObject({ comments: 3, ratings: 2, saves: 2 });
    await site.restore(id);
    expect(await site.table('comments').where({ id: top })).toHaveLength(1);
  });

  test('gives it another address when its own is taken, and says so', async () => {
    const { id, slug } = await site.article();
    await site.remove(id);
    const other = await site.article({ slug });
    expect(await site.restore(id)).toEqual({
      documentId: id,
      missing: [],
      address: { before: slug, now: `${slug}-2` },
    });
    await site.publish(id);
    expect(await site.table('redirects').where({ slug })).toEqual([]);
    expect((await site.get(`/api/blogs/slug/${slug}`).expect(200)).body).toMatchObject({ blog_id: other.id });
    await site.get(`/api/blogs/slug/${slug}-2`).expect(200);
  });

  test('leads from its old address once it is published, also under another one', async () => {
    const { id, slug } = await site.article();
    await site.remove(id);
    await site.restore(id);
    await cms.strapi.documents(BLOG).update({ documentId: id, data: { slug: `${slug}-moved` } as never });
    await site.publish(id);
    expect(await site.table('redirects').where({ slug })).toMatchObject([{ blog_id: id }]);
  });

  test('does not take back an old address that leads to another article by now', async () => {
    const { id, slug } = await site.article();
    await cms.strapi.documents(BLOG).update({ documentId: id, data: { slug: `${slug}-b` } as never });
    await site.publish(id);
    await site.remove(id);
    const other = await site.article({ slug });
    await site.restore(id);
    await site.publish(id);
    expect(await site.table('redirects').where({ slug })).toEqual([]);
    expect((await site.get(`/api/blogs/slug/${slug}`).expect(200)).body).toMatchObject({ blog_id: other.id });
  });

  test('counts what is gone, such as a category', async () => {
    const { documentId: category } = await cms.strapi
      .documents(CATEGORY)
      .create({ data: { name: 'Gone soon', kind: 'sub-topic' } as never });
    const { id } = await site.article({ categories: [category] });
    await site.remove(id);
    await site.remove(category, CATEGORY);
    expect(await site.restore(id)).toMatchObject({
      missing: [{ kind: 'entry', field: 'categories', documentId: category }],
    });
  });

  test('gives a comment another id if its own is taken, and its replies and reports follow', async () => {
    const { id, slug, top, reply } = await site.discussed();
    const other = await site.article();
    await site.remove(id);
    await site.table('comments').insert({
      id: top,
      blog_id: other.id,
      text: 'Of a moved database',
      hidden: false,
    });
    await site.restore(id);
    const rows = (await site.rowsOf(id)).comments;
    expect(rows).toHaveLength(3);
    const parent = rows.find((row) => row.reports === 1)!;
    expect(parent).toMatchObject({ text: `Top of ${slug}`, parent_id: null });
    expect(parent.id).not.toBe(top);
    expect(rows.find((row) => row.id === reply)).toMatchObject({ parent_id: parent.id });
    expect(await site.table('comment_reports').where({ comment_id: parent.id })).toHaveLength(1);
    // The next comment has an id of its own.
    await site.publish(id);
    await site.comment(id, site.ada, 'Next');
  });

  test('happens once, of two at the same moment', async () => {
    const { id } = await site.discussed();
    await site.remove(id);
    const results = await Promise.all([site.restoring(id), site.restoring(id)]);
    expect(results.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 404]);
    expect(await site.table('comments').where({ blog_id: id })).toHaveLength(3);
    for (const { status, body } of [...results, await site.restoring(id)].filter(
      ({ status }) => status !== 200,
    )) {
      expect(status).toBe(404);
      expect(body.error.message).toBe('This entry has been restored already, or can no longer be restored.');
    }
  });

  test('changes nothing when it fails', async () => {
    const { id } = await site.discussed();
    await site.remove(id);
    const kept = await site.table(KEPT).where({ document_id: id }).orderBy('id');
    let fails = true;
    cms.strapi.documents.use(async (context, next) => {
      const result = await next();
      if (fails && context.action === 'create') throw new Error('On purpose');
      return result;
    });
    await site.restoring(id).expect(500);
    fails = false;
    expect(await site.table(KEPT).where({ document_id: id }).orderBy('id')).toEqual(kept);
    expect(await site.table('comments').where({ blog_id: id })).toEqual([]);
    await site.restore(id);
  });
});

test('programs’ deletions can be restored too', async () => {
  const { id } = await site.article();
  await actAs(cms.strapi, { id: null, name: 'Import', kind: 'import' }, () =>
    cms.strapi.documents(BLOG).delete({ documentId: id }),
  );
  expect(await site.find(id)).toMatchObject({ actorName: 'Import' });
  await site.restore(id);
});
