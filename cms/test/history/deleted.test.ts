import request from 'supertest';
import { clearDeleted } from '../../src/domain/deleted/clear-deleted';
import { deletedPage } from '../../src/domain/deleted/deleted-entries';
import { DELETED, KEPT } from '../../src/domain/deleted/tables';
import { createPruning } from '../../src/domain/history/prune';
import { VERSIONS } from '../../src/domain/history/versions-table';
import { getDialect } from '../../src/platform/database/dialect';
import { actAs } from '../../src/platform/strapi/actor';
import { asAdmin, getEntries } from '../support/cms/as-admin';
import { bootCms, type Cms } from '../support/harness';
import { runQuery } from '../support/graphql/run-query';
import { publishArticle } from '../support/content/publish-article';
import { createMember, PASSWORD, type TestMember } from '../support/members/create-member';
import { getCalls } from '../support/members/member-calls';
import { loginAsAdmin } from '../support/members/sign-in';

const BLOG = 'api::blog.blog';
const CATEGORY = 'api::category.category';
const DAY_MS = 86_400_000;

let cms: Cms;
let editor: string;
let author: string;
let ada: TestMember;
let bea: TestMember;
beforeAll(async () => {
  cms = await bootCms({ THROTTLE: 'off' });
  editor = await loginAsAdmin(cms, 'strapi-editor');
  author = await loginAsAdmin(cms, 'strapi-author');
  ada = await createMember(cms, 'Ada');
  bea = await createMember(cms, 'Bea');
});
afterAll(() => cms.stop());

const table = (name: string) => cms.strapi.db.connection(name);
const as = (token: string) => asAdmin(cms, token);
const get = (path: string) => request(cms.server).get(path);
const remove = (id: string, type = BLOG) =>
  as(editor)
    .delete(`${getEntries(type)}/${id}`)
    .expect(200);
const publish = (id: string) =>
  as(editor)
    .post(`${getEntries(BLOG)}/${id}/actions/publish`)
    .expect(200);
const restoring = (id: string, { type = BLOG, token = editor } = {}) =>
  as(token).post(`/admin/deleted/${type}/${id}/restore`);
const restore = async (id: string, type = BLOG) => (await restoring(id, { type }).expect(200)).body.data;
const list = async (query = '', { type = BLOG, token = editor } = {}) =>
  (await as(token).get(`/admin/deleted/${type}${query}`).expect(200)).body.data;
const find = async (id: string, options = {}) =>
  (await list('', options)).entries.find(({ documentId }: { documentId: string }) => documentId === id);

let made = 0;
const article = async (data: object = {}): Promise<{ id: string; slug: string }> => {
  made += 1;
  const slug = `deleted-${made}`;
  const { documentId } = await publishArticle(cms, { title: `Deleted ${made}`, slug, ...data });
  return { id: documentId, slug };
};
const comment = async (id: string, who: TestMember, text: string, parent?: number): Promise<number> => {
  const more = parent === undefined ? {} : { parent_comment_id: parent };
  return (await getCalls(cms, who).comment(id, text, more).expect(201)).body.comment_id;
};

/** An article with everything that readers can leave there. */
async function discussed() {
  const { id, slug } = await article({
    faqs: [{ question: 'Why?', answer: 'So.' }],
  });
  const top = await comment(id, ada, `Top of ${slug}`);
  const reply = await comment(id, bea, `Reply of ${slug}`, top);
  const hidden = await comment(id, bea, `Hidden of ${slug}`);
  await table('comments').where({ id: hidden }).update({ hidden: true });
  await getCalls(cms, bea).report(top).expect(200);
  await getCalls(cms, ada).report(reply).expect(200);
  // A moderator has looked at this one.
  await table('comments').where({ id: reply }).update({ reports: 0 });
  await getCalls(cms, ada).rate(id, 5).expect(200);
  await getCalls(cms, bea).rate(id, 2).expect(200);
  for (const who of [ada, bea]) await getCalls(cms, who).save(id).expect(200);
  return { id, slug, top, reply, hidden };
}
interface CommentRow {
  id: number;
  parent_id: number | null;
  member_id: number | null;
  text: string;
  reports: number;
}
const sortById = (rows: CommentRow[]) => rows.toSorted((a, b) => a.id - b.id);
const rowsOf = async (id: string) => ({
  comments: sortById(await table('comments').where({ blog_id: id })),
  reports: await table('comment_reports')
    .whereIn('comment_id', table('comments').where({ blog_id: id }).select('id'))
    .orderBy(['comment_id', 'member_id']),
  ratings: (await table('ratings').where({ blog_id: id }).orderBy('member_id')).map(
    ({ id: _id, ...row }) => row,
  ),
  saves: (await table('saved_blogs').where({ blog_id: id }).orderBy('member_id')).map(
    ({ id: _id, ...row }) => row,
  ),
});
const countsOf = async (id: string) =>
  table('article_activity').where({ blog_id: id }).first('rating_count', 'rating_sum', 'comment_count');
const numbers = (row: object | undefined) =>
  row && Object.fromEntries(Object.entries(row).map(([key, value]) => [key, Number(value)]));

describe('restoring an article', () => {
  test('brings back its content, questions, address, comments, reports, ratings and saves', async () => {
    const { id, slug } = await discussed();
    await cms.strapi.documents(BLOG).update({ documentId: id, data: { slug: `${slug}-new` } as never });
    await publish(id);
    const before = { rows: await rowsOf(id), counts: numbers(await countsOf(id)) };
    expect(before.counts).toEqual({ rating_count: 2, rating_sum: 7, comment_count: 2 });
    const draft = await cms.strapi
      .documents(BLOG)
      .findOne({ documentId: id, populate: ['faqs', 'createdBy'] });
    const discussion = (await get(`/api/comments/${id}`).expect(200)).body;
    await remove(id);

    expect(await rowsOf(id)).toEqual({ comments: [], reports: [], ratings: [], saves: [] });
    await get(`/api/blogs/slug/${slug}-new`).expect(404);
    expect(await find(id)).toMatchObject({
      title: draft!.title,
      actorName: 'strapi-editor Test',
      comments: 3,
      ratings: 2,
      saves: 2,
    });

    expect(await restore(id)).toEqual({ documentId: id, missing: [], address: null });
    expect(await find(id)).toBeUndefined();
    await get(`/api/blogs/slug/${slug}-new`).expect(404);
    const restored = await cms.strapi.documents(BLOG).findOne({ documentId: id, populate: ['faqs'] });
    expect(restored).toMatchObject({
      title: draft!.title,
      slug: `${slug}-new`,
      createdAt: draft!.createdAt,
      faqs: [{ questionId: draft!.faqs![0]!.questionId, question: 'Why?', answer: 'So.' }],
      publishedAt: null,
    });
    expect(await rowsOf(id)).toEqual(before.rows);
    expect(numbers(await countsOf(id))).toEqual(before.counts);
    expect(await table(KEPT).where({ document_id: id })).toEqual([]);

    await publish(id);
    expect((await get(`/api/blogs/slug/${slug}-new`).expect(200)).body.blog_id).toBe(id);
    expect((await get(`/api/comments/${id}`).expect(200)).body).toEqual(discussion);
    const [former] = await table('redirects').where({ slug });
    expect(former).toMatchObject({ blog_id: id });
    expect(await table('redirects').where({ slug: `${slug}-new` })).toEqual([]);
    expect((await getCalls(cms, ada).get(`/api/ratings/${ada.id}/${id}`)).body).toMatchObject({ rating: 5 });
    // What happens afterwards counts as before.
    await getCalls(cms, ada).rate(id, 3).expect(200);
    await comment(id, ada, 'Later');
    expect(numbers(await countsOf(id))).toEqual({ rating_count: 2, rating_sum: 5, comment_count: 3 });
  });

  test('keeps a version of it, by its editor, after the one of the deletion', async () => {
    const { id } = await article();
    await remove(id);
    await restore(id);
    const versions = await table(VERSIONS).where({ document_id: id }).orderBy('edition');
    expect(versions.map(({ kind }: { kind: string }) => kind)).toEqual(['create', 'delete', 'restore']);
    expect(versions[2]).toMatchObject({ edition: 3, actor_name: 'strapi-editor Test' });
    const { body } = await as(editor)
      .get(`${getEntries(BLOG)}/${id}`)
      .expect(200);
    expect(body.data).toMatchObject({ edition: 3, status: 'draft' });
    const logged = await table('audit_log').where({ subject_id: id, action: 'content.restore' });
    expect(logged).toMatchObject([{ actor_name: 'strapi-editor Test' }]);
  });

  test('can be done again after another deletion', async () => {
    const { id, top } = await discussed();
    await remove(id);
    await restore(id);
    await publish(id);
    await remove(id);
    expect(await find(id)).toMatchObject({ comments: 3, ratings: 2, saves: 2 });
    await restore(id);
    expect(await table('comments').where({ id: top })).toHaveLength(1);
  });

  test('gives it another address when its own is taken, and says so', async () => {
    const { id, slug } = await article();
    await remove(id);
    const other = await article({ slug });
    expect(await restore(id)).toEqual({
      documentId: id,
      missing: [],
      address: { before: slug, now: `${slug}-2` },
    });
    await publish(id);
    expect(await table('redirects').where({ slug })).toEqual([]);
    expect((await get(`/api/blogs/slug/${slug}`).expect(200)).body).toMatchObject({ blog_id: other.id });
    await get(`/api/blogs/slug/${slug}-2`).expect(200);
  });

  test('leads from its old address once it is published, also under another one', async () => {
    const { id, slug } = await article();
    await remove(id);
    await restore(id);
    await cms.strapi.documents(BLOG).update({ documentId: id, data: { slug: `${slug}-moved` } as never });
    await publish(id);
    expect(await table('redirects').where({ slug })).toMatchObject([{ blog_id: id }]);
  });

  test('does not take back an old address that leads to another article by now', async () => {
    const { id, slug } = await article();
    await cms.strapi.documents(BLOG).update({ documentId: id, data: { slug: `${slug}-b` } as never });
    await publish(id);
    await remove(id);
    const other = await article({ slug });
    await restore(id);
    await publish(id);
    expect(await table('redirects').where({ slug })).toEqual([]);
    expect((await get(`/api/blogs/slug/${slug}`).expect(200)).body).toMatchObject({ blog_id: other.id });
  });

  test('counts what is gone, such as a category', async () => {
    const { documentId: category } = await cms.strapi
      .documents(CATEGORY)
      .create({ data: { name: 'Gone soon', kind: 'sub-topic' } as never });
    const { id } = await article({ categories: [category] });
    await remove(id);
    await remove(category, CATEGORY);
    expect(await restore(id)).toMatchObject({
      missing: [{ kind: 'entry', field: 'categories', documentId: category }],
    });
  });

  test('gives a comment another id if its own is taken, and its replies and reports follow', async () => {
    const { id, slug, top, reply } = await discussed();
    const other = await article();
    await remove(id);
    await table('comments').insert({
      id: top,
      blog_id: other.id,
      text: 'Of a moved database',
      hidden: false,
    });
    await restore(id);
    const rows = (await rowsOf(id)).comments;
    expect(rows).toHaveLength(3);
    const parent = rows.find((row) => row.reports === 1)!;
    expect(parent).toMatchObject({ text: `Top of ${slug}`, parent_id: null });
    expect(parent.id).not.toBe(top);
    expect(rows.find((row) => row.id === reply)).toMatchObject({ parent_id: parent.id });
    expect(await table('comment_reports').where({ comment_id: parent.id })).toHaveLength(1);
    // The next comment has an id of its own.
    await publish(id);
    await comment(id, ada, 'Next');
  });

  test('happens once, of two at the same moment', async () => {
    const { id } = await discussed();
    await remove(id);
    const results = await Promise.all([restoring(id), restoring(id)]);
    expect(results.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 404]);
    expect(await table('comments').where({ blog_id: id })).toHaveLength(3);
    for (const { status, body } of [...results, await restoring(id)].filter(({ status }) => status !== 200)) {
      expect(status).toBe(404);
      expect(body.error.message).toBe('This entry has been restored already, or can no longer be restored.');
    }
  });

  test('changes nothing when it fails', async () => {
    const { id } = await discussed();
    await remove(id);
    const kept = await table(KEPT).where({ document_id: id }).orderBy('id');
    const create = cms.strapi.documents.use.bind(cms.strapi.documents);
    let fails = true;
    create(async (context, next) => {
      const result = await next();
      if (fails && context.action === 'create') throw new Error('On purpose');
      return result;
    });
    await restoring(id).expect(500);
    fails = false;
    expect(await table(KEPT).where({ document_id: id }).orderBy('id')).toEqual(kept);
    expect(await table('comments').where({ blog_id: id })).toEqual([]);
    await restore(id);
  });
});

describe('what a member who leaves takes along', () => {
  const leave = (who: TestMember, body: object = {}) =>
    request(cms.server)
      .post('/api/users/me/delete')
      .set(who.auth)
      .send({ password: PASSWORD, ...body })
      .expect(200);

  test('ratings, saves, reports and the name, while the article is deleted', async () => {
    const cid = await createMember(cms, 'Cid');
    const { id, top } = await discussed();
    const own = await comment(id, cid, 'Mine');
    const answer = await comment(id, ada, 'To Cid', own);
    await getCalls(cms, cid).rate(id, 1).expect(200);
    await getCalls(cms, cid).save(id).expect(200);
    await getCalls(cms, cid).report(top).expect(200);
    await remove(id);
    expect(await find(id)).toMatchObject({ comments: 5, ratings: 3, saves: 3 });
    await leave(cid);
    expect(await table(KEPT).where({ member_id: cid.id })).toEqual([]);
    expect(await find(id)).toMatchObject({ comments: 5, ratings: 2, saves: 2 });
    await restore(id);
    const { comments, ratings, saves, reports } = await rowsOf(id);
    expect(comments.find((row) => row.id === own)).toMatchObject({ text: 'Mine', member_id: null });
    expect(comments.find((row) => row.id === answer)).toMatchObject({ parent_id: own, member_id: ada.id });
    expect([ratings.length, saves.length, reports.length]).toEqual([2, 2, 2]);
    expect(numbers(await countsOf(id))).toMatchObject({ rating_count: 2, rating_sum: 7 });
  });

  test('and the text, if they wish', async () => {
    const dan = await createMember(cms, 'Dan');
    const { id } = await article();
    const own = await comment(id, dan, 'Something private');
    await remove(id);
    await leave(dan, { delete_comments: true });
    const kept = await table(KEPT).where({ document_id: id, source: 'comments' });
    expect(JSON.stringify(kept)).not.toContain('Something private');
    await restore(id);
    const [row] = await table('comments').where({ id: own });
    expect(row).toMatchObject({ member_id: null });
    expect(row.text).not.toContain('private');
  });

  test('also when the admin deletes the account', async () => {
    const eve = await createMember(cms, 'Eve');
    const { id } = await article();
    await getCalls(cms, eve).save(id).expect(200);
    await remove(id);
    await cms.strapi.db.query('plugin::users-permissions.user').delete({ where: { id: eve.id } });
    expect(await table(KEPT).where({ document_id: id })).toEqual([]);
    expect(await find(id)).toMatchObject({ saves: 0 });
  });
});

test('no API shows what is kept', async () => {
  const owner = await loginAsAdmin(cms, 'strapi-super-admin');
  const { id, slug, top } = await discussed();
  await remove(id);
  const words = [slug, id];
  const expectNothing = (text: string) => {
    for (const word of words) expect(text).not.toContain(word);
  };
  for (const path of [`/api/comments/${id}`, `/api/blogs/slug/${slug}`, `/api/faqs/${id}`])
    await get(path).expect(404);
  for (const who of [ada, bea]) {
    const own = await request(cms.server)
      .post('/api/users/me/export')
      .set(who.auth)
      .send({ password: PASSWORD })
      .expect(200);
    expectNothing(JSON.stringify(own.body));
    expect(own.body.notes).toContainEqual(expect.stringMatching(/deleted.* is not included/));
    for (const path of ['users/me/comments', 'users/me/ratings', `blogs/saved?user_id=${who.id}`])
      expectNothing((await getCalls(cms, who).get(`/api/${path}`).expect(200)).text);
    for (const path of ['ratings', 'saved_blogs'])
      await getCalls(cms, who).get(`/api/${path}/${who.id}/${id}`).expect(404);
  }
  await getCalls(cms, ada).deleteComment(top).expect(404);
  await getCalls(cms, bea).report(top).expect(404);
  expect(await runQuery(cms, `{ article(slug: "${slug}") { title } }`)).toEqual({ article: null });
  for (const type of ['comment.comment', 'rating.rating', 'saved-blog.saved-blog', 'redirect.redirect']) {
    const { text } = await as(owner)
      .get(`${getEntries(`api::${type}`)}?pageSize=100&sort=id:DESC`)
      .expect(200);
    expectNothing(text);
  }
});

describe('the list', () => {
  test('has a page of the latest, and the next one', async () => {
    const template = await article();
    await remove(template.id);
    const entry = await table(DELETED).where({ document_id: template.id }).first();
    const version = await table(VERSIONS).where({ document_id: template.id, kind: 'delete' }).first();
    for (let number = 0; number < 30; number += 1) {
      const document_id = `many-${number + 10}`;
      const title = `Many 100% Ü ${number}`;
      // The same moment for some: their order is still fixed.
      const deleted_at = Date.now() + 60_000 + Math.floor(number / 3);
      await table(DELETED).insert({ ...entry, document_id, title_key: title.toLowerCase(), deleted_at });
      await table(VERSIONS).insert({ ...version, document_id, title });
    }
    const first = await list();
    expect(first.entries).toHaveLength(25);
    const second = await list(`?before=${first.next}`);
    const ids = [...first.entries, ...second.entries].map(
      ({ documentId }: { documentId: string }) => documentId,
    );
    expect(ids.slice(0, 30)).toEqual(Array.from({ length: 30 }, (_, n) => `many-${39 - n}`));
    expect(new Set(ids).size).toBe(ids.length);
    expect(first.entries[0].until - first.entries[0].deletedAt).toBe(90 * DAY_MS);
    expect((await list(`?search=${encodeURIComponent('100% ü 7')}`)).entries).toMatchObject([
      { title: 'Many 100% Ü 7' },
    ]);
    expect((await list(`?search=${encodeURIComponent('100_')}`)).entries).toEqual([]);
    await table(DELETED).whereLike('document_id', 'many-%').delete();
    await table(VERSIONS).whereLike('document_id', 'many-%').delete();
  });

  test.each([
    ['a place that is none', '?before=x'],
    ['a place in other characters', '?before=1.!'],
    ['a place that is too long', `?before=${'9'.repeat(400)}.a`],
    ['a search that is longer than any title', `?search=${'x'.repeat(5000)}`],
    ['a search that is no text', '?search[a]=b'],
  ])('ignores %s', async (_name, query) => {
    const { entries } = await list(query);
    expect(entries).toHaveLength((await list()).entries.length);
  });

  test('does not ask for rows before its page', async () => {
    const knex = cms.strapi.db.connection;
    const before = { deletedAt: Date.now(), documentId: 'x' };
    const { sql, bindings } = deletedPage(knex, { type: BLOG, before, limit: 26 }).toSQL().toNative();
    const explain = getDialect(cms.strapi) === 'sqlite' ? 'EXPLAIN QUERY PLAN' : 'EXPLAIN';
    if (explain === 'EXPLAIN') {
      await knex.raw(
        `INSERT INTO ${DELETED} SELECT 'plan-' || n, '${BLOG}', 'x', NULL, NULL, NULL, n, 0, 0, 0 FROM generate_series(1, 10000) n`,
      );
      await knex.raw(`ANALYZE ${DELETED}`);
    }
    const text = sql.replaceAll(/\$\d+/g, '?');
    const plan = JSON.stringify(await knex.raw(`${explain} ${text}`, bindings as never));
    expect(plan).toContain(`${DELETED}_newest`);
    expect(plan).not.toMatch(/TEMP B-TREE|Seq Scan/);
    await table(DELETED).whereLike('document_id', 'plan-%').delete();
  });
});

describe('who may use it', () => {
  test('those who may create and read entries of the type', async () => {
    const moderator = await loginAsAdmin(cms, 'moderator');
    const { id } = await article();
    await remove(id);
    await as(moderator).get(`/admin/deleted/${BLOG}`).expect(403);
    await restoring(id, { token: moderator }).expect(403);
    await get(`/admin/deleted/${BLOG}`).expect(401);
    await request(cms.server).post(`/admin/deleted/${BLOG}/${id}/restore`).expect(401);
    await as(editor).get('/admin/deleted/api::comment.comment').expect(403);
    await as(editor).get('/admin/deleted/constructor').expect(403);
    for (const path of ['nowhere', '%20', '%00', 'a'.repeat(300)]) await restoring(path).expect(404);
    await restoring(id, { type: CATEGORY }).expect(404);
  });

  test('an author sees and restores only their own, and still owns them afterwards', async () => {
    const { id: foreign } = await article();
    const { body } = await as(author).post(getEntries(BLOG), { title: 'An author’s own' }).expect(201);
    const { documentId: own } = body.data;
    for (const id of [foreign, own]) await remove(id);
    const { entries } = await list('', { token: author });
    expect(entries.map(({ documentId }: { documentId: string }) => documentId)).toEqual([own]);
    await restoring(foreign, { token: author }).expect(404);
    await restoring(own, { token: author }).expect(200);
    await as(author)
      .put(`${getEntries(BLOG)}/${own}`, { title: 'Mine again' })
      .expect(200);
  });
});

describe('other types come back whole, with their ids', () => {
  const create = async (type: string, data: object): Promise<string> =>
    (await as(editor).post(getEntries(type), data).expect(201)).body.data.documentId;

  test('a topic with its value and address', async () => {
    const id = await create(CATEGORY, { name: 'Restored Topic', kind: 'topic', hue: 12 });
    await as(editor)
      .put(`${getEntries(CATEGORY)}/${id}`, { name: 'Renamed Topic' })
      .expect(200);
    const before = await table('categories').where({ document_id: id }).first('name', 'slug', 'value', 'hue');
    await remove(id, CATEGORY);
    expect(await restore(id, CATEGORY)).toEqual({ documentId: id, missing: [], address: null });
    expect(
      await table('categories').where({ document_id: id }).first('name', 'slug', 'value', 'hue'),
    ).toEqual(before);
    expect(before.value).toBe('Restored-topic');
  });

  test('not while another one has its name, which is said', async () => {
    const id = await create(CATEGORY, { name: 'Twice', kind: 'sub-topic' });
    await remove(id, CATEGORY);
    await create(CATEGORY, { name: 'Twice', kind: 'sub-topic' });
    const { body } = await restoring(id, { type: CATEGORY }).expect(400);
    expect(body.error.message).toBe(
      'Another category has the name “Twice” now. Change it there, then restore this one.',
    );
    expect(await find(id, { type: CATEGORY })).toBeDefined();
  });

  test('a list with its articles in their order', async () => {
    const type = 'api::placement.placement';
    const articles = [await article(), await article()].map(({ id }) => ({ documentId: id }));
    const id = await create(type, {
      key: 'deleted-list',
      title: 'List',
      blogs: { connect: articles.toReversed() },
    });
    await remove(id, type);
    expect(await restore(id, type)).toMatchObject({ missing: [] });
    const placement = await cms.strapi.documents(type).findOne({ documentId: id, populate: ['blogs'] });
    const found = [...new Set(placement!.blogs!.map(({ documentId }) => documentId))];
    expect(found).toEqual(articles.toReversed().map(({ documentId }) => documentId));
  });
});

test('programs’ deletions can be restored too', async () => {
  const { id } = await article();
  await actAs(cms.strapi, { id: null, name: 'Import', kind: 'import' }, () =>
    cms.strapi.documents(BLOG).delete({ documentId: id }),
  );
  expect(await find(id)).toMatchObject({ actorName: 'Import' });
  await restore(id);
});

test('after 90 days it is gone for good', async () => {
  const { id, top } = await discussed();
  await remove(id);
  const knex = cms.strapi.db.connection;
  const dialect = getDialect(cms.strapi);
  const day = 90 * DAY_MS;
  await clearDeleted(knex, dialect, Date.now() + day - 60_000);
  await createPruning({ allDays: 1, dailyDays: 0 })(knex, Date.now() + day - 60_000);
  expect(await find(id)).toMatchObject({ comments: 3 });
  await table(DELETED).where({ document_id: id }).decrement('deleted_at', day);
  expect(await find(id)).toBeUndefined();
  await restoring(id).expect(404);
  await clearDeleted(knex, dialect, Date.now() + day + 1000);
  await createPruning({ allDays: 1, dailyDays: 0 })(knex, Date.now() + day + 1000);
  for (const name of [KEPT, DELETED, VERSIONS, 'content_version_bodies'])
    expect(await table(name).where({ document_id: id })).toEqual([]);
  expect(await table('comments').where({ id: top })).toEqual([]);
});
