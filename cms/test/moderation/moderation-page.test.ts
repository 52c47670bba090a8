import request from 'supertest';
import { bootCms, type Cms } from '../support/harness';
import { publishArticle } from '../support/content/publish-article';
import { getDocumentId, getModeration } from '../support/members/moderation-calls';
import { createMember, type TestMember } from '../support/members/create-member';
import { getCalls } from '../support/members/member-calls';
import { loginAsAdmin } from '../support/members/sign-in';

let cms: Cms;
let ada: TestMember;
let moderator: ReturnType<typeof getModeration>;
let blogId: string;

beforeAll(async () => {
  cms = await bootCms({ THROTTLE: 'off' });
  ada = await createMember(cms, 'Ada');
  moderator = getModeration(cms, await loginAsAdmin(cms, 'moderator'));
  blogId = (await publishArticle(cms, { title: 'Sleep', slug: 'sleep' })).documentId;
});
afterAll(() => cms.stop());
beforeEach(() => comments().delete());

const comments = () => cms.strapi.db.connection('comments');
const post = async (text: string, parent?: number, by = ada): Promise<number> =>
  (await getCalls(cms, by).comment(blogId, text, { parent_comment_id: parent }).expect(201)).body.comment_id;
const report = async (id: number, reason?: unknown) =>
  request(cms.server)
    .post(`/api/comments/${id}/report`)
    .set((await createMember(cms)).auth)
    .send(reason === undefined ? undefined : { reason })
    .expect(200);
const list = async (query: string) => (await moderator.list(query).expect(200)).body.data;
const texts = async (query: string) => (await list(query)).entries.map(({ text }: { text: string }) => text);
const seen = async () =>
  (await request(cms.server).get(`/api/comments/${blogId}`)).body.map(
    ({ comment_text: text }: { comment_text: string }) => text,
  );
const getReports = async (id: number) => (await comments().where({ id }).first('reports')).reports;
const audited = () =>
  cms.strapi.db.connection('audit_log').orderBy('id', 'desc').first('action', 'subject_id', 'actor_name');

test('an entry has everything that is needed to judge it', async () => {
  const bea = await createMember(cms, 'Bea');
  await post('Rude before', undefined, bea);
  await moderator
    .setState(await getDocumentId(cms, await post('Rude', undefined, bea)), 'hidden')
    .expect(200);
  const top = await post('What helps?');
  const reply = await post('Nothing, fool', top, bea);
  await report(reply, 'abuse');
  await report(reply, 'abuse');
  await report(reply);
  expect(await list('queue=reported')).toEqual({
    next: null,
    entries: [
      {
        id: reply,
        documentId: await getDocumentId(cms, reply),
        text: 'Nothing, fool',
        createdAt: expect.stringMatching(/^\d{4}-.*Z$/),
        state: 'visible',
        holdReasons: [],
        words: [],
        author: {
          is: 'member',
          documentId: bea.documentId,
          username: 'Bea',
          since: expect.any(String),
          comments: 3,
          hiddenBefore: 1,
          isBanned: false,
        },
        article: { documentId: blogId, title: 'Sleep', slug: 'sleep', isPublic: true },
        parent: { id: top, text: 'What helps?', author: 'Ada', isHidden: false },
        reports: {
          count: 3,
          newest: expect.arrayContaining([
            { reason: 'abuse', at: expect.any(String) },
            { reason: null, at: expect.any(String) },
          ]),
        },
      },
    ],
  });
});

test.each(['unknown', 7, null, { a: 1 }, 'x'.repeat(5000)])(
  'the reason %j counts as none',
  async (reason) => {
    const id = await post('Rude');
    await report(id, reason);
    expect((await list('queue=reported')).entries[0].reports.newest).toEqual([
      { reason: null, at: expect.any(String) },
    ]);
  },
);

test('reported comments come with the most reports first, all comments newest first', async () => {
  const ids = [await post('Old'), await post('Rude'), await post('Ruder'), await post('New')];
  await report(ids[1]!);
  await report(ids[2]!);
  await report(ids[2]!);
  expect(await texts('queue=reported')).toEqual(['Ruder', 'Rude']);
  expect(await texts('queue=all')).toEqual(['New', 'Ruder', 'Rude', 'Old']);
  const { body } = await moderator.desk().expect(200);
  expect(body.data).toEqual({
    rights: {
      comments: true,
      hide: true,
      review: true,
      ban: true,
      deleteAll: true,
      messages: true,
      answer: true,
    },
    counts: { reported: 2, held: 0, messages: 0 },
    holds: { first: false, withLinks: false },
    siteName: 'Wellfolio',
  });
});

test('hiding closes the reports that were seen, and undoing it opens them again', async () => {
  const id = await post('Rude');
  await report(id);
  await report(id);
  const documentId = await getDocumentId(cms, id);
  await moderator.setState(documentId, 'hidden', { reports: 1 }).expect(200);
  expect([await seen(), await getReports(id)]).toEqual([[], 1]);
  expect(await audited()).toMatchObject({ action: 'content.update', subject_id: documentId });
  await moderator.setState(documentId, 'visible').expect(200);
  await moderator.reopenReports(documentId, 1).expect(200);
  expect([await seen(), await getReports(id)]).toEqual([['Rude'], 2]);
  expect(await audited()).toMatchObject({ action: 'moderation.reopen', subject_id: documentId });
});

test('what another moderator has decided since is not undone, but told', async () => {
  const id = await post('Rude');
  await report(id);
  const documentId = await getDocumentId(cms, id);
  await moderator.setState(documentId, 'hidden', { reports: 1 }).expect(200);
  const late = await moderator.setState(documentId, 'held', { reports: 1 });
  expect([late.status, late.body.error]).toMatchObject([
    400,
    {
      message: expect.stringContaining('Somebody else has hidden this comment'),
      details: { state: 'hidden' },
    },
  ]);
  expect([await seen(), await getReports(id)]).toEqual([[], 0]);
  // Of two who decide the same, both are right.
  await moderator.setState(documentId, 'hidden').expect(200);
});

test('of moderators who decide differently at once, one decides', async () => {
  const documentId = await getDocumentId(cms, await post('Doubtful'));
  await moderator.setState(documentId, 'held').expect(200);
  const [shown, hidden] = await Promise.all([
    moderator.setState(documentId, 'visible', { from: 'held' }),
    moderator.setState(documentId, 'hidden', { from: 'held' }),
  ]);
  expect([shown.status, hidden.status].toSorted((one, other) => one - other)).toEqual([200, 400]);
  expect(await seen()).toEqual(shown.status === 200 ? ['Doubtful'] : []);
});

test('looked at: reports that arrived since stay, and there are never more than were sent', async () => {
  const id = await post('Rude');
  for (let number = 0; number < 3; number += 1) await report(id);
  const documentId = await getDocumentId(cms, id);
  await moderator.closeReports(documentId, 2).expect(200);
  expect(await getReports(id)).toBe(1);
  await moderator.reopenReports(documentId, 50).expect(200);
  expect(await getReports(id)).toBe(3);
});

test('the queue of all comments leaves out what authors have deleted, however much that is', async () => {
  const first = await post('First');
  const row = await comments().where({ id: first }).first();
  const gone = Array.from({ length: 450 }, (_, number) => ({
    ...row,
    id: undefined,
    document_id: `gone${number}`,
    member_id: null,
    text: 'This comment was deleted by its author.',
  }));
  await cms.strapi.db.connection.batchInsert('comments', gone, 50);
  const found: string[] = [];
  for (let query = 'queue=all', page = 0; query !== '' && page < 10; page += 1) {
    const { entries, next } = await list(query);
    found.push(...entries.map(({ text }: { text: string }) => text));
    query = next === null ? '' : `queue=all&before=${next}`;
  }
  expect(found).toEqual(['First']);
});

test.each(['reported', 'held', 'all'])('pages of the queue %s contain every comment once', async (queue) => {
  const row = await comments()
    .where({ id: await post('0') })
    .first();
  const more = Array.from({ length: 60 }, (_, number) => ({
    ...row,
    id: row.id + 1 + number,
    document_id: `more${number}`,
    text: String(number + 1),
    reports: number % 4,
    hidden: true,
    held: 'first',
  }));
  await cms.strapi.db.connection.batchInsert('comments', more, 20);
  const found: string[] = [];
  for (let query = `queue=${queue}`; query !== '';) {
    const { entries, next } = await list(query);
    expect(entries.length).toBeLessThanOrEqual(25);
    found.push(...entries.map(({ text }: { text: string }) => text));
    query = next === null ? '' : `queue=${queue}&before=${next}`;
  }
  const count = { reported: 45, held: 60, all: 61 }[queue];
  expect([found.length, new Set(found).size]).toEqual([count, count]);
});

test('a page costs the same number of statements, however many entries it has', async () => {
  const knex = cms.strapi.db.connection;
  const count = async () => {
    let statements = 0;
    const note = ({ sql }: { sql: string }) => {
      if (/\bcomments\b|comment_reports|up_users/.test(sql)) statements += 1;
    };
    knex.on('query', note);
    await list('queue=reported');
    knex.removeListener('query', note);
    return statements;
  };
  await report(await post('One'));
  const one = await count();
  for (const text of ['Two', 'Three', 'Four'])
    await report(await post(text, undefined, await createMember(cms)));
  expect(await count()).toBe(one);
});

test('the comments of one member are a list of their own', async () => {
  const bea = await createMember(cms);
  await post('Of Ada');
  await post('Of Bea', undefined, bea);
  expect(await texts(`queue=all&member=${bea.documentId}`)).toEqual(['Of Bea']);
  expect(await texts('queue=all&member=nobody')).toEqual([]);
});

test.each([
  '',
  'queue=other',
  'queue=all&before=x',
  'queue=all&before=1',
  'queue=all&before=1.99999999999',
  'queue=all&before=-1.1',
  'queue[]=all',
  'queue=all&member[$ne]=1',
])('refuses the list ?%s', async (query) => {
  expect((await moderator.list(query)).status).toBe(400);
});

test.each([
  [{ state: 'gone' }],
  [{ state: null }],
  [{ state: 'hidden', reports: -1 }],
  [{ state: 'hidden', reports: 1.5 }],
  [{ state: 'hidden', from: 'gone' }],
  [{ state: 'hidden', from: undefined }],
  [[]],
])('refuses the change %j', async (body) => {
  const documentId = await getDocumentId(cms, await post('Text'));
  const { state, ...more } = body as { state?: unknown };
  expect((await moderator.setState(documentId, state, more)).status).toBe(400);
  expect(await seen()).toEqual(['Text']);
});

test('a comment that is gone is 404 for every action', async () => {
  const id = await post('Text');
  const documentId = await getDocumentId(cms, id);
  await getCalls(cms, ada).deleteComment(id).expect(200);
  for (const one of [documentId, 'unknown', '1', 'a%00b']) {
    expect((await moderator.setState(one, 'hidden')).status).toBe(404);
    expect((await moderator.closeReports(one, 1)).status).toBe(404);
    expect((await moderator.reopenReports(one, 1)).status).toBe(404);
    expect((await moderator.reply(one, 'Text')).status).toBe(404);
  }
});

test('members, their articles and the parents of replies are named without further rights', async () => {
  const top = await post('Top');
  await post('Reply', top);
  const { body } = await moderator.list('queue=all').expect(200);
  expect(JSON.stringify(body)).not.toContain(ada.email);
  expect(body.data.entries[0]).toMatchObject({
    author: { username: 'Ada' },
    article: { title: 'Sleep' },
    parent: { author: 'Ada' },
  });
});
