import request from 'supertest';
import { getDialect } from '../../../src/platform/database/dialect';
import { findAccountById } from '../../../src/domain/members/accounts';
import { deleteAccount } from '../../../src/domain/accounts/delete-account';
import { startRequest } from '../../support/cms/start-request';
import { bootCms, type Cms } from '../../support/harness';
import { getCalls } from '../../support/members/member-calls';
import { publishArticle } from '../../support/content/publish-article';
import { PASSWORD, createMember, type TestMember } from '../../support/members/create-member';

let cms: Cms;
let articles: string[];

beforeAll(async () => {
  cms = await bootCms({ THROTTLE: 'off' });
  articles = [];
  for (let made = 0; made < 8; made += 1) {
    const { documentId } = await publishArticle(cms, { title: `Article ${made}`, slug: `article-${made}` });
    articles.push(documentId);
  }
  // In the order in which a database finds ratings by its index.
  articles.sort();
});
afterAll(() => cms.stop());

const table = (name: string) => cms.strapi.db.connection(name);
const begin = () => cms.strapi.db.connection.transaction();
const rates = (who: TestMember, blogId: string) => getCalls(cms, who).rate(blogId, 4);
const leaves = (who: TestMember) =>
  request(cms.server).post('/api/users/me/delete').set(who.auth).send({ password: PASSWORD });
const ratingCounts = (): Promise<number[]> => table('article_activity').pluck('rating_count');

const editorDeletes = async (editor: Awaited<ReturnType<typeof begin>>, ...members: TestMember[]) => {
  for (const { id } of members) await editor('up_users').where({ id }).delete();
};

test('members who rated the same articles can all delete their accounts at the same time', async () => {
  const members = await Promise.all(Array.from({ length: 8 }, () => createMember(cms)));
  for (const [turn, member] of members.entries()) {
    // Members rate in different orders.
    const inTurn = turn % 2 === 0 ? articles : articles.toReversed();
    for (const blogId of inTurn) await rates(member, blogId).expect(200);
  }
  const accounts = await Promise.all(members.map(({ id }) => findAccountById(cms.strapi, id)));
  const left = await Promise.all(
    accounts.flatMap((account) => (account ? [deleteAccount(cms.strapi, account)] : [])),
  );
  expect(left).toEqual(members.map(() => true));
  expect(await ratingCounts()).toEqual(articles.map(() => 0));
});

test('editors can concurrently delete members who rated the same articles', async () => {
  const [first = '', second = ''] = articles;
  const raters = await Promise.all([first, second, second, first].map(() => createMember(cms)));
  const [ada, bea, cleo, dora] = raters as [TestMember, TestMember, TestMember, TestMember];
  for (const [who, blogId] of [
    [ada, first],
    [bea, second],
    [cleo, second],
    [dora, first],
  ] as const)
    await rates(who, blogId).expect(200);
  const one = await begin();
  await editorDeletes(one, ada);
  const other = await startRequest(
    cms,
    cms.strapi.db.connection.transaction((trx) => editorDeletes(trx, bea, dora)),
  );
  await editorDeletes(one, cleo);
  await one.commit();
  await other.response;
  expect(
    await table('up_users').whereIn(
      'id',
      raters.map(({ id }) => id),
    ),
  ).toEqual([]);
});

/**
 * A member who has rated two articles and commented on the second, and whose deletion waits because the first rating is
 * locked.
 */
async function whoIsLeaving() {
  const [first = '', second = ''] = articles;
  const ada = await createMember(cms);
  await rates(ada, first).expect(200);
  await rates(ada, second).expect(200);
  const { body } = await getCalls(cms, ada).comment(second, 'Mine').expect(201);
  const holding = await begin();
  await holding('ratings').where({ member_id: ada.id, blog_id: first }).update({ updated_at: new Date() });
  const left = await startRequest(cms, leaves(ada));
  return { ada, second, commentId: Number(body.comment_id), holding, left };
}

test('deletes the rating of a member who deletes their account while rating again', async () => {
  const { ada, second, holding, left } = await whoIsLeaving();
  const rated = await startRequest(cms, rates(ada, second), 2);
  await holding.commit();
  expect((await left.response).status).toBe(200);
  expect([200, 401]).toContain((await rated.response).status);
  expect(await table('ratings').where({ member_id: ada.id })).toEqual([]);
});

test('lets a member delete their account while an editor hides their comment', async () => {
  const { commentId, holding, left } = await whoIsLeaving();
  const hiding = table('comments').where({ id: commentId }).update({ hidden: true });
  const hidden = await startRequest(cms, hiding, 2);
  await holding.commit();
  await hidden.response;
  expect((await left.response).status).toBe(200);
  const comment = await table('comments').where({ id: commentId }).first('hidden', 'member_id');
  expect(comment).toEqual({ hidden: expect.anything(), member_id: null });
  expect(Boolean(comment?.hidden)).toBe(true);
});

test('retries a member’s request after a deadlock', async () => {
  const [blogId = ''] = articles;
  const ada = await createMember(cms);
  await rates(ada, blogId).expect(200);
  const other = await begin();
  // PostgreSQL aborts the request and not the other transaction, because its deadlock timeout is shorter.
  if (getDialect(cms.strapi) === 'postgres') await other.raw("SET LOCAL deadlock_timeout = '60s'");
  await other('article_activity').where({ blog_id: blogId }).update({ changed_at: 0 });
  const rated = await startRequest(cms, getCalls(cms, ada).rate(blogId, 2));
  await other('ratings').where({ member_id: ada.id }).update({ updated_at: new Date() });
  await other.commit();
  expect((await rated.response).status).toBe(200);
  expect(await table('ratings').where({ member_id: ada.id }).pluck('value')).toEqual([2]);
});
