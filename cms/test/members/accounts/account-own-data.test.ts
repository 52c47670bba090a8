import fs from 'node:fs';
import path from 'node:path';
import request from 'supertest';
import { bootCms, type Cms } from '../../support/harness';
import { publishArticle } from '../../support/content/publish-article';
import { PASSWORD, createMember, type TestMember } from '../../support/members/create-member';

let cms: Cms;
let blogId: string;
let draftId: string;

beforeAll(async () => {
  cms = await bootCms();
  ({ documentId: blogId } = await publishArticle(cms, { title: 'Sleep well', slug: 'sleep-well' }));
  ({ documentId: draftId } = await cms.strapi
    .documents('api::blog.blog')
    .create({ data: { title: 'Draft', slug: 'draft' } as never }));
});
afterAll(() => cms.stop());

const call = (what: 'export' | 'delete', who: TestMember, password: unknown = PASSWORD) =>
  request(cms.server).post(`/api/users/me/${what}`).set(who.auth).send({ password });
const table = (name: string) => cms.strapi.db.connection(name);

let rowsMade = 0;
const insert = async (name: string, row: object) => {
  rowsMade += 1;
  const now = new Date();
  const [{ id }] = await table(name)
    .insert({ document_id: `row-${rowsMade}`, created_at: now, updated_at: now, published_at: now, ...row })
    .returning('id');
  return id;
};

/** A member with every type of data that a member can have. */
async function busy(name: string, more: object = {}) {
  const who = await createMember(cms, name, more);
  const own = { member_id: who.id };
  await insert('saved_blogs', { ...own, blog_id: blogId });
  await insert('saved_blogs', { ...own, blog_id: draftId });
  await insert('ratings', { ...own, blog_id: blogId, value: 4 });
  const comment = await insert('comments', {
    ...own,
    blog_id: blogId,
    text: `<b>${name}</b>`,
    hidden: false,
    reports: 0,
  });
  await insert('comments', {
    ...own,
    blog_id: blogId,
    text: 'Rude',
    hidden: true,
    reports: 2,
    parent_id: comment,
  });
  const reported = await insert('comments', { blog_id: blogId, text: 'Buy this', hidden: false, reports: 0 });
  await table('comment_reports').insert({ ...own, comment_id: reported, created_at: new Date() });
  await insert('contact_messages', { ...own, name, email: who.email, message: 'Hello', state: 'new' });
  await insert('subscribers', { email: who.email, state: 'confirmed', confirmed_at: new Date() });
  return { ...who, comment, reported };
}

const MOMENT = expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);
const article = { blog_id: '', slug: 'sleep-well', title: 'Sleep well' };

describe('account export', () => {
  test('contains everything stored about the member and nothing about other members', async () => {
    const [ada] = [await busy('ada', { confirmed: true }), await busy('bea', { confirmed: true })];
    const { body, headers, text } = await call('export', ada).expect(200);
    expect(headers['cache-control']).toBe('private, no-store');
    expect(text).not.toMatch(/\bbea\b|\$2[aby]\$/);
    const blog = { ...article, blog_id: blogId };
    expect(body).toEqual({
      account: {
        user_id: ada.id,
        username: 'ada',
        email: 'ada@example.org',
        email_proven: true,
        created_at: MOMENT,
        updated_at: MOMENT,
      },
      saved_articles: [
        { ...blog, saved_at: MOMENT },
        { blog_id: draftId, slug: null, title: null, saved_at: MOMENT },
      ],
      ratings: [{ ...blog, rating: 4, rated_at: MOMENT }],
      comments: [
        {
          ...blog,
          comment_id: ada.comment,
          comment_text: '<b>ada</b>',
          parent_comment_id: null,
          hidden: false,
          created_at: MOMENT,
        },
        {
          ...blog,
          comment_id: expect.any(Number),
          comment_text: 'Rude',
          parent_comment_id: ada.comment,
          hidden: true,
          created_at: MOMENT,
        },
      ],
      comment_reports: [{ comment_id: ada.reported, reported_at: MOMENT }],
      contact_messages: [
        { name: 'ada', email: 'ada@example.org', message: 'Hello', state: 'new', sent_at: MOMENT },
      ],
      newsletter: [
        {
          email: 'ada@example.org',
          state: 'confirmed',
          subscribed_at: MOMENT,
          confirmed_at: MOMENT,
          left_at: null,
        },
      ],
      notes: [
        expect.stringMatching(/password is not included/),
        expect.stringMatching(/since deleted is not included/),
      ],
    });
  });

  test('does not reveal a newsletter subscription under an unconfirmed email address', async () => {
    const stranger = await busy('cleo');
    const { body } = await call('export', stranger).expect(200);
    expect(body.newsletter).toEqual([]);
    const other = await createMember(cms, 'no reader');
    const { body: without } = await call('export', other).expect(200);
    expect(body.notes).toEqual(without.notes);
    expect(body.notes).toContainEqual(expect.stringMatching(/newsletter is not included/));
  });
});

describe('account deletion', () => {
  test('removes the member’s data and keeps their comments without a name', async () => {
    const [dora, eve] = [await busy('dora', { confirmed: true }), await busy('eve', { confirmed: true })];
    const { body } = await call('delete', dora).expect(200);
    expect(body).toEqual({ message: expect.stringMatching(/account is deleted/) });
    const left = async (name: string, column: string, value: unknown) =>
      (await table(name).where({ [column]: value })).length;
    for (const name of ['saved_blogs', 'ratings', 'contact_messages', 'comments'])
      expect([name, await left(name, 'member_id', dora.id)]).toEqual([name, 0]);
    expect(await left('up_users', 'id', dora.id)).toBe(0);
    expect(await left('up_users_role_lnk', 'user_id', dora.id)).toBe(0);
    expect(await left('subscribers', 'email', dora.email)).toBe(0);
    const { body: comments } = await request(cms.server).get(`/api/comments/${blogId}`).expect(200);
    expect(comments).toContainEqual(
      expect.objectContaining({ comment_text: '<b>dora</b>', user_id: null, username: 'Deleted member' }),
    );
    // Another member's data is unchanged.
    for (const [name, count] of [
      ['saved_blogs', 2],
      ['ratings', 1],
      ['contact_messages', 1],
      ['comments', 2],
    ] as const)
      expect([name, await left(name, 'member_id', eve.id)]).toEqual([name, count]);
    expect(await left('subscribers', 'email', eve.email)).toBe(1);
  });

  test('ends the session immediately and frees the username and email address', async () => {
    const fay = await createMember(cms, 'fay');
    await table('password_resets').insert({ member_id: fay.id, code_hash: 'x' });
    await call('delete', fay).expect(200);
    await request(cms.server).get('/api/users/me').set(fay.auth).expect(401);
    await call('delete', fay).expect(401);
    expect(await table('password_resets').where({ member_id: fay.id })).toEqual([]);
    const newMember = { username: 'fay', email: fay.email, password: 'N3w!password' };
    await request(cms.server).post('/api/users/signup').send(newMember).expect(201);
    await request(cms.server).get('/api/users/me').set(fay.auth).expect(401);
  });

  test('keeps a newsletter subscription under an unconfirmed email address', async () => {
    const gina = await busy('gina');
    await call('delete', gina).expect(200);
    expect(await table('subscribers').where({ email: gina.email })).toHaveLength(1);
  });

  test('succeeds once out of five concurrent requests', async () => {
    const hana = await createMember(cms, 'hana');
    const statuses = await Promise.all(
      Array.from({ length: 5 }, () => call('delete', hana).then(({ status }) => status)),
    );
    expect(statuses.toSorted((one, other) => one - other)).toEqual([200, 401, 401, 401, 401]);
  });
});

describe.each(['export', 'delete'] as const)('POST /api/users/me/%s', (what) => {
  test('requires the current password', async () => {
    const ida = await createMember(cms);
    for (const missing of [undefined, '', null, 7, [PASSWORD]]) {
      const { body } = await request(cms.server)
        .post(`/api/users/me/${what}`)
        .set(ida.auth)
        .send({ password: missing });
      expect([body.error, body.message]).toEqual(Array(2).fill('Please enter your current password.'));
    }
    const { body } = await call(what, ida, 'Wr0ng!pass').expect(401);
    expect(body.error).toMatch(/current password/);
    await request(cms.server).get('/api/users/me').set(ida.auth).expect(200);
  });
});

test('a deleted account leaves no trace in the database files', async () => {
  const gone = await createMember(cms, 'Gone', { email: 'gone.for.good@example.org' });
  await call('delete', gone).expect(200);
  // PostgreSQL's files are its operator's responsibility.
  const files = fs.readdirSync(cms.dataDir).filter((name) => name.startsWith('data.db'));
  const holding = files.filter((name) =>
    fs.readFileSync(path.join(cms.dataDir, name)).includes('gone.for.good@example.org'),
  );
  expect(holding).toEqual([]);
});
