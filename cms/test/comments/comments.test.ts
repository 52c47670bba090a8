import request from 'supertest';
import { bootCms, type Cms } from '../support/harness';
import { repeatConcurrently, getCalls, refusal } from '../support/members/member-calls';
import { publishArticle } from '../support/content/publish-article';
import { createMember, type TestMember } from '../support/members/create-member';

const BLOG = 'api::blog.blog';

let cms: Cms;
let ada: TestMember;
let bea: TestMember;
let blogId: string;
let otherId: string;

beforeAll(async () => {
  cms = await bootCms({ THROTTLE: 'off' });
  [ada, bea] = [await createMember(cms, 'Ada'), await createMember(cms, 'Bea')];
  blogId = (await publishArticle(cms, { title: 'Discussed', slug: 'discussed' })).documentId;
  otherId = (await publishArticle(cms, { title: 'Other', slug: 'other' })).documentId;
});
afterAll(() => cms.stop());
beforeEach(() => rows().delete());

const rows = () => cms.strapi.db.connection('comments');
const as = (member: TestMember) => getCalls(cms, member);
const post = async (member: TestMember, text: string, parent?: number): Promise<number> => {
  const { body } = await as(member).comment(blogId, text, { parent_comment_id: parent }).expect(201);
  return body.comment_id;
};
const read = (query = '', id = blogId) => request(cms.server).get(`/api/comments/${id}${query}`);
interface Reply {
  comment_text: string;
  replies: Reply[];
}
const texts = async (query = '') =>
  (await read(query).expect(200)).body.map(({ comment_text: text, replies }: Reply) =>
    replies.length > 0 ? [text, replies.map((reply) => reply.comment_text)] : text,
  );
const hide = (id: number, hidden = true) => rows().where({ id }).update({ hidden });

describe('a comment', () => {
  test('is returned as readers will see it, under the account’s name', async () => {
    const { body, headers } = await as(ada)
      .comment(blogId, ' Hello \n', { user_id: ada.id, username: 'Somebody else' })
      .expect(201);
    expect(body).toEqual({
      comment_id: expect.any(Number),
      user_id: ada.id,
      username: 'Ada',
      blog_id: blogId,
      comment_text: 'Hello',
      parent_comment_id: null,
      created_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
      replies: [],
    });
    expect(headers['cache-control']).toBe('private, no-store');
    expect((await read().expect(200)).body).toEqual([body]);
    const reply = await as(bea).comment(blogId, 'Hi', { parent_comment_id: body.comment_id }).expect(201);
    expect(reply.body).toMatchObject({ username: 'Bea', parent_comment_id: body.comment_id, replies: [] });
    expect((await read().expect(200)).body).toEqual([{ ...body, replies: [reply.body] }]);
  });

  test('stays without a name when its member is deleted', async () => {
    const cleo = await createMember(cms);
    await post(cleo, 'Farewell');
    await cms.strapi.db.query('plugin::users-permissions.user').delete({ where: { id: cleo.id } });
    expect((await read()).body).toMatchObject([
      { user_id: null, username: 'Deleted member', comment_text: 'Farewell' },
    ]);
  });

  test.each([
    ['markup', '<script>alert("1")</script> & <b>bold</b> &amp;'],
    ['a snippet of SQL', "'); DROP TABLE comments; --"],
    ['several lines', 'One\r\n\n\tTwo  spaces'],
    ['other scripts', 'שלום 你好 👩‍👩‍👧 e\u0301 \u202eright'],
    ['5,000 characters of two UTF-16 units each', '😀'.repeat(5000)],
    ['a single character', '.'],
  ])('is stored as typed, apart from surrounding whitespace: %s', async (_what, text) => {
    const { body } = await as(ada).comment(blogId, `\n\u00a0${text} \t`).expect(201);
    expect(body.comment_text).toBe(text);
    expect((await read()).body).toMatchObject([{ comment_text: text }]);
  });

  test('appears only under its own article and disappears with it', async () => {
    await post(ada, 'Here');
    expect((await read('', otherId).expect(200)).body).toEqual([]);
    const { documentId } = await publishArticle(cms, { title: 'Brief', slug: 'brief' });
    await as(ada).comment(documentId, 'There').expect(201);
    await cms.strapi.documents(BLOG).unpublish({ documentId });
    await read('', documentId).expect(404, refusal('Blog not found.'));
    await as(ada).comment(documentId, 'Too late').expect(404, refusal('Blog not found.'));
    await cms.strapi.documents(BLOG).delete({ documentId });
    expect(await rows().pluck('text')).toEqual(['Here']);
  });
});

describe('invalid comments', () => {
  const REQUIRED = 'Comment text is required.';
  const TOO_LONG = 'A comment has 5,000 characters at most.';

  test.each([
    ['', REQUIRED],
    [' \n\t\u00a0 ', REQUIRED],
    [undefined, REQUIRED],
    ['x'.repeat(5001), TOO_LONG],
    ['😀'.repeat(5001), TOO_LONG],
    ['x'.repeat(900_000), TOO_LONG],
    ['a\0b', 'The comment contains a character that cannot be stored.'],
    ['half \ud83d', 'The comment contains a character that cannot be stored.'],
    [7, 'Send comment_text as text.'],
    [null, 'Send comment_text as text.'],
    [['a'], 'Send comment_text as text.'],
  ])('are refused and not stored: text #%#', async (text, sentence) => {
    await as(ada).comment(blogId, text).expect(400, refusal(sentence));
    expect(await rows()).toEqual([]);
  });

  test.each([
    ['unknown', 404],
    ['a\0b', 404],
    [1, 404],
    [null, 400],
  ])('are refused and not stored: article %j', async (id, status) => {
    await as(ada).comment(id, 'Text').expect(status);
    expect(await rows()).toEqual([]);
  });

  test('are refused in another member’s name or without a token', async () => {
    await as(bea).comment(blogId, 'As Ada', { user_id: ada.id }).expect(403);
    await request(cms.server)
      .post('/api/comments')
      .send({ blog_id: blogId, comment_text: 'Guest' })
      .expect(401);
    expect(await rows()).toEqual([]);
  });
});

describe('a reply', () => {
  test('is accepted one level deep under a visible comment, and refused elsewhere', async () => {
    const top = await post(ada, 'Top');
    const reply = await post(bea, 'Reply', top);
    const hidden = await post(ada, 'Hidden');
    await hide(hidden);
    const { body: elsewhere } = await as(ada).comment(otherId, 'Elsewhere').expect(201);
    const refused = [
      reply,
      hidden,
      elsewhere.comment_id,
      0,
      -1,
      999_999,
      2 ** 31,
      1e300,
      1.5,
      '1',
      [top],
      {},
      true,
    ];
    const statuses: [unknown, number][] = [];
    for (const parent of refused) {
      const { status } = await as(ada).comment(blogId, 'No', { parent_comment_id: parent });
      statuses.push([parent, status]);
    }
    expect(statuses.filter(([, status]) => status !== 400)).toEqual([]);
    expect(await texts()).toEqual([['Top', ['Reply']]]);
    await as(ada).comment(blogId, 'To none', { parent_comment_id: null }).expect(201);
  });

  test('to an unknown article gets 404', async () => {
    const top = await post(ada, 'Top');
    const { status } = await as(ada).comment('unknown', 'No', { parent_comment_id: top });
    expect(status).toBe(404);
  });
});

describe('reading comments', () => {
  test('returns the newest first and their replies oldest first', async () => {
    const one = await post(ada, 'One');
    await post(ada, 'Two');
    await post(bea, 'First', one);
    await post(ada, 'Three');
    await post(ada, 'Second', one);
    expect(await texts()).toEqual(['Three', 'Two', ['One', ['First', 'Second']]]);
  });

  test('omits hidden comments and their replies until they are restored', async () => {
    const one = await post(ada, 'One');
    const first = await post(bea, 'First', one);
    await post(ada, 'Second', one);
    await post(ada, 'Two');
    await hide(first);
    expect(await texts()).toEqual(['Two', ['One', ['Second']]]);
    await hide(one);
    expect(await texts()).toEqual(['Two']);
    await hide(one, false);
    await hide(first, false);
    expect(await texts()).toEqual(['Two', ['One', ['First', 'Second']]]);
  });

  test('revalidates with an ETag and shows a new comment immediately', async () => {
    await post(ada, 'One');
    const { headers } = await read().set('authorization', 'Bearer nonsense').expect(200);
    expect(headers).toMatchObject({ 'cache-control': 'no-cache', etag: expect.stringMatching(/^W\//) });
    await read()
      .set('if-none-match', headers.etag ?? '')
      .expect(304);
    await post(ada, 'Two');
    const { headers: now } = await read()
      .set('if-none-match', headers.etag ?? '')
      .expect(200);
    expect(now['x-total-count']).toBe('2');
  });

  test('returns all of twenty comments posted concurrently', async () => {
    const responses = await repeatConcurrently(20, (n) =>
      as(n % 2 ? ada : bea).comment(blogId, `Number ${n}`),
    );
    expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([201]));
    const { body } = await read();
    expect(new Set(body.map(({ comment_id: id }: { comment_id: number }) => id))).toEqual(
      new Set(responses.map(({ body: posted }) => posted.comment_id)),
    );
  });
});
