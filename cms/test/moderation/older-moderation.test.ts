import request from 'supertest';
import { MODERATION_INDEXES } from '../../src/domain/moderation/moderation-indexes';
import { publishArticle } from '../support/content/publish-article';
import { getTables, startWithTables, syncTables, type TableSchema } from '../support/content/releases';
import { bootCms, type Cms } from '../support/harness';
import { createMember, PASSWORD, type TestMember } from '../support/members/create-member';
import { getCalls } from '../support/members/member-calls';
import { getDocumentId, getModeration } from '../support/members/moderation-calls';
import { loginAsAdmin } from '../support/members/sign-in';

let cms: Cms;
let moderator: ReturnType<typeof getModeration>;
let ada: TestMember;
let blocked: TestMember;
let blogId: string;
let commentId: number;

beforeAll(async () => {
  cms = await bootCms({ THROTTLE: 'off' });
  blogId = (await publishArticle(cms, { title: 'Sleep', slug: 'sleep' })).documentId;
  [ada, blocked] = [await createMember(cms, 'Ada'), await createMember(cms, undefined, { blocked: true })];
  commentId = (await getCalls(cms, ada).comment(blogId, 'See example.com').expect(201)).body.comment_id;
  await getCalls(cms, await createMember(cms))
    .report(commentId)
    .expect(200);
  for (const [, index] of MODERATION_INDEXES.join().matchAll(/EXISTS (\w+)/g))
    await knex().raw(`DROP INDEX ${index}`);
  await syncTables(cms, withoutModeration());
  await knex().schema.alterTable('comment_reports', (table) => table.dropColumn('reason'));
  const added = ['held_words', 'member_bans', 'comments_hidden_with_ban', 'contact_answers'];
  for (const table of added) await knex().schema.dropTable(table);
  await startWithTables(cms, getTables(cms));
  moderator = getModeration(cms, await loginAsAdmin(cms, 'moderator'));
});
afterAll(() => cms.stop());

const knex = () => cms.strapi.db.connection;

/** The tables of the release before comments could wait for the editors. */
const withoutModeration = (): TableSchema[] =>
  getTables(cms).map((table) =>
    table.name === 'comments'
      ? { ...table, columns: table.columns.filter(({ name }) => !['held', 'by_editors'].includes(name)) }
      : table,
  );

test('comments stay on the site, and their reports in the queue', async () => {
  const { body } = await request(cms.server).get(`/api/comments/${blogId}`).expect(200);
  expect(body).toMatchObject([{ comment_id: commentId, username: 'Ada', comment_text: 'See example.com' }]);
  expect((await moderator.list('queue=reported').expect(200)).body.data.entries).toMatchObject([
    {
      id: commentId,
      state: 'visible',
      author: { is: 'member', username: 'Ada' },
      reports: { count: 1, newest: [{ reason: null }] },
    },
  ]);
  expect((await moderator.list('queue=held').expect(200)).body.data.entries).toEqual([]);
});

test('an account that was blocked is listed and stays blocked until somebody lifts that', async () => {
  const logIn = () =>
    request(cms.server).post('/api/users/login').send({ email: blocked.email, password: PASSWORD });
  expect((await moderator.banned().expect(200)).body.data.entries).toMatchObject([
    { documentId: blocked.documentId, ban: null },
  ]);
  await logIn().expect(401);
  await moderator.liftBan(blocked.documentId).expect(200);
  await logIn().expect(200);
});

test('what is new works with what is old', async () => {
  const documentId = await getDocumentId(cms, commentId);
  await moderator.reply(documentId, 'Thank you').expect(200);
  await moderator.setState(documentId, 'held').expect(200);
  await moderator.addWords(['miracle']).expect(200);
  const { body } = await getCalls(cms, ada).comment(blogId, 'A miracle').expect(201);
  expect(body).toMatchObject({ held: true });
  await moderator.ban(ada.documentId).expect(200);
  await request(cms.server).get('/api/users/me').set(ada.auth).expect(401);
});
