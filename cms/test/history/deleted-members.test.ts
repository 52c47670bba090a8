import fs from 'node:fs';
import path from 'node:path';
import request from 'supertest';
import { clearDeleted } from '../../src/domain/deleted/clear-deleted';
import { DELETED, KEPT } from '../../src/domain/deleted/tables';
import { createPruning } from '../../src/domain/history/versions/prune';
import { findPinnedEditions } from '../../src/domain/schedule/jobs';
import { VERSIONS } from '../../src/domain/history/versions/versions-table';
import { DELETED_COMMENT } from '../../src/platform/shared/comments.gen';
import { getDialect } from '../../src/platform/database/dialect';
import { getEntries } from '../support/cms/as-admin';
import { startRequest } from '../support/cms/start-request';
import { bootCms, type Cms } from '../support/harness';
import { runQuery } from '../support/graphql/run-query';
import { deletingArticles, type DeletingArticles } from '../support/content/deleting-articles';
import { createMember, PASSWORD, type TestMember } from '../support/members/create-member';
import { getCalls } from '../support/members/member-calls';
import { loginAsAdmin } from '../support/members/sign-in';

const DAY_MS = 86_400_000;

let cms: Cms;
let site: DeletingArticles;
beforeAll(async () => {
  cms = await bootCms({ THROTTLE: 'off' });
  site = await deletingArticles(cms);
});
afterAll(() => cms.stop());

describe('what a member who leaves takes along', () => {
  const leave = (who: TestMember) =>
    request(cms.server).post('/api/users/me/delete').set(who.auth).send({ password: PASSWORD }).expect(200);

  test('ratings, saves, reports, the name and the text, while the article is deleted', async () => {
    const cid = await createMember(cms, 'Cid');
    const { id, top } = await site.discussed();
    const own = await site.comment(id, cid, 'Mine');
    const answer = await site.comment(id, site.ada, 'To Cid', own);
    await getCalls(cms, cid).rate(id, 1).expect(200);
    await getCalls(cms, cid).save(id).expect(200);
    await getCalls(cms, cid).report(top).expect(200);
    await site.remove(id);
    expect(await site.find(id)).toMatchObject({ comments: 5, ratings: 3, saves: 3 });
    await leave(cid);
    expect(await site.table(KEPT).where({ member_id: cid.id })).toEqual([]);
    expect(await site.find(id)).toMatchObject({ comments: 5, ratings: 2, saves: 2 });
    await site.restore(id);
    const { comments, ratings, saves, reports } = await site.rowsOf(id);
    expect(comments.find((row) => row.id === own)).toMatchObject({
      text: DELETED_COMMENT,
      member_id: null,
    });
    expect(comments.find((row) => row.id === answer)).toMatchObject({
      parent_id: own,
      member_id: site.ada.id,
    });
    expect([ratings.length, saves.length, reports.length]).toEqual([2, 2, 2]);
    expect(await site.countsOf(id)).toMatchObject({ rating_count: 2, rating_sum: 7 });
  });

  test('so that nothing is left in the files of the database', async () => {
    const dan = await createMember(cms, 'Dan');
    const { id } = await site.article();
    const own = await site.comment(id, dan, 'Something private');
    await site.remove(id);
    await leave(dan);
    const kept = await site.table(KEPT).where({ document_id: id, source: 'comments' });
    expect(JSON.stringify(kept)).not.toContain('Something private');
    // On PostgreSQL there is no such folder; its log is the operator's.
    const files = getDialect(cms.strapi) === 'sqlite' ? fs.readdirSync(cms.dataDir) : [];
    const found = files.filter(
      (name) =>
        name.startsWith('data.db') &&
        fs.readFileSync(path.join(cms.dataDir, name)).includes('Something private'),
    );
    expect(found).toEqual([]);
    await site.restore(id);
    const [row] = await site.table('comments').where({ id: own });
    expect(row).toMatchObject({ member_id: null });
    expect(row.text).not.toContain('private');
  });

  test('also when the admin deletes the account', async () => {
    const eve = await createMember(cms, 'Eve');
    const { id } = await site.article();
    await getCalls(cms, eve).save(id).expect(200);
    await site.remove(id);
    await cms.strapi.db.query('plugin::users-permissions.user').delete({ where: { id: eve.id } });
    expect(await site.table(KEPT).where({ document_id: id })).toEqual([]);
    expect(await site.find(id)).toMatchObject({ saves: 0 });
  });
});

describe('nothing of a member who leaves at the same moment is kept', () => {
  const leaving = (who: TestMember) =>
    request(cms.server).post('/api/users/me/delete').set(who.auth).send({ password: PASSWORD });
  const begin = () => cms.strapi.db.connection.transaction();

  /** An article that a new member has rated, saved and commented on. */
  async function ofNewMember() {
    const who = await createMember(cms);
    const { id } = await site.article();
    await site.comment(id, who, 'Mine');
    const other = await site.comment(id, site.ada, 'Another one’s');
    await getCalls(cms, who).rate(id, 4).expect(200);
    await getCalls(cms, who).report(other).expect(200);
    return { who, id };
  }

  test('while the article is being deleted', async () => {
    const { who, id } = await ofNewMember();
    const deletion = await begin();
    await deletion('blogs').where({ document_id: id }).delete();
    const left = await startRequest(cms, leaving(who));
    await deletion.commit();
    expect((await left.response).status).toBe(200);
    expect(await site.table(KEPT).where({ document_id: id, source: 'comments' })).toHaveLength(2);
    expect(await site.table(KEPT).where({ member_id: who.id })).toEqual([]);
    expect(await site.table('up_users').where({ id: who.id })).toEqual([]);
  });

  test('while the account is being deleted', async () => {
    const { who, id } = await ofNewMember();
    const deletion = await begin();
    await deletion('up_users').where({ id: who.id }).delete();
    const removed = await startRequest(cms, site.remove(id));
    await deletion.commit();
    await removed.response;
    expect(await site.table(KEPT).where({ document_id: id, source: 'comments' })).toHaveLength(2);
    expect(await site.table(KEPT).where({ member_id: who.id })).toEqual([]);
    expect(await site.find(id)).toMatchObject({ comments: 2, ratings: 0 });
  });

  test('while the article is being restored', async () => {
    const { who, id } = await ofNewMember();
    await site.remove(id);
    const deletion = await begin();
    await deletion('up_users').where({ id: who.id }).delete();
    const restored = await startRequest(cms, site.restoring(id));
    await deletion.commit();
    expect((await restored.response).status).toBe(200);
    const { comments, ratings, reports } = await site.rowsOf(id);
    expect(comments.map(({ member_id: memberId }) => memberId)).toEqual([null, site.ada.id]);
    expect([ratings, reports]).toEqual([[], []]);
  });
});

test('no API shows what is kept', async () => {
  const owner = await loginAsAdmin(cms, 'strapi-super-admin');
  const { id, slug, top } = await site.discussed();
  await site.remove(id);
  const words = [slug, id];
  const expectNothing = (text: string) => {
    for (const word of words) expect(text).not.toContain(word);
  };
  for (const path of [`/api/comments/${id}`, `/api/blogs/slug/${slug}`, `/api/faqs/${id}`])
    await site.get(path).expect(404);
  for (const who of [site.ada, site.bea]) {
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
  await getCalls(cms, site.ada).deleteComment(top).expect(404);
  await getCalls(cms, site.bea).report(top).expect(404);
  expect(await runQuery(cms, `{ article(slug: "${slug}") { title } }`)).toEqual({ article: null });
  for (const type of ['comment.comment', 'rating.rating', 'saved-blog.saved-blog', 'redirect.redirect']) {
    const { text } = await site
      .as(owner)
      .get(`${getEntries(`api::${type}`)}?pageSize=100&sort=id:DESC`)
      .expect(200);
    expectNothing(text);
  }
});

test('after 90 days it is gone for good', async () => {
  const { id, top } = await site.discussed();
  await site.remove(id);
  const knex = cms.strapi.db.connection;
  const dialect = getDialect(cms.strapi);
  const day = 90 * DAY_MS;
  await clearDeleted(knex, dialect, Date.now() + day - 60_000);
  await createPruning(
    getDialect(cms.strapi),
    { allDays: 1, dailyDays: 0 },
    findPinnedEditions,
  )(knex, Date.now() + day - 60_000);
  expect(await site.find(id)).toMatchObject({ comments: 3 });
  await site.table(DELETED).where({ document_id: id }).decrement('deleted_at', day);
  expect(await site.find(id)).toBeUndefined();
  await site.restoring(id).expect(404);
  await clearDeleted(knex, dialect, Date.now() + day + 1000);
  await createPruning(
    getDialect(cms.strapi),
    { allDays: 1, dailyDays: 0 },
    findPinnedEditions,
  )(knex, Date.now() + day + 1000);
  for (const name of [KEPT, DELETED, VERSIONS, 'content_version_bodies'])
    expect(await site.table(name).where({ document_id: id })).toEqual([]);
  expect(await site.table('comments').where({ id: top })).toEqual([]);
});
