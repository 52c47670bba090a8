import request from 'supertest';
import { bootCms, type Cms } from '../support/harness';
import { repeatConcurrently, getCalls, refusal } from '../support/members/member-calls';
import { publishArticle } from '../support/content/publish-article';
import { createMember, type TestMember } from '../support/members/create-member';

let cms: Cms;
let ada: TestMember;
let bea: TestMember;
let blogId: string;

beforeAll(async () => {
  cms = await bootCms({ THROTTLE: 'off' });
  [ada, bea] = [await createMember(cms, 'Ada'), await createMember(cms, 'Bea')];
  blogId = (await publishArticle(cms, { title: 'Rated', slug: 'rated' })).documentId;
});
afterAll(() => cms.stop());
beforeEach(() => rows().delete());

const rows = () => cms.strapi.db.connection('ratings');
const as = (member: TestMember) => getCalls(cms, member);
const given = async (member: TestMember) =>
  (await as(member).get(`/api/ratings/${member.id}/${blogId}`).expect(200)).body;

describe('a member', () => {
  test('can rate an article again, and the last rating counts', async () => {
    expect(await given(ada)).toEqual({ rating: null });
    const first = await as(ada).rate(blogId, 2, { user_id: ada.id }).expect(200);
    expect(first.body).toEqual({ rating: 2, average: 2, count: 1 });
    expect(first.headers['cache-control']).toBe('private, no-store');
    expect((await as(ada).rate(blogId, 5).expect(200)).body).toEqual({ rating: 5, average: 5, count: 1 });
    expect(await given(ada)).toEqual({ rating: 5 });
    expect((await as(bea).rate(blogId, 2).expect(200)).body).toEqual({ rating: 2, average: 3.5, count: 2 });
  });

  test('cannot see or change another member’s rating', async () => {
    await as(ada).rate(blogId, 4).expect(200);
    expect(await given(bea)).toEqual({ rating: null });
    await as(bea).get(`/api/ratings/${ada.id}/${blogId}`).expect(403);
    await as(bea).rate(blogId, 1, { user_id: ada.id }).expect(403);
    await as(bea)
      .rate(blogId, 1, { user_id: String(ada.id) })
      .expect(403);
    expect(await given(ada)).toEqual({ rating: 4 });
    expect(await rows()).toHaveLength(1);
  });

  test('lists their ratings newest first, including those of unpublished articles', async () => {
    const { documentId } = await publishArticle(cms, { title: 'Other', slug: 'other' });
    await as(ada).rate(documentId, 1).expect(200);
    await as(ada).rate(blogId, 3).expect(200);
    await as(bea).rate(blogId, 5).expect(200);
    const own = async () => (await as(ada).get('/api/users/me/ratings').expect(200)).body;
    const rated_at = expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/);
    expect(await own()).toEqual([
      { blog_id: blogId, blog_slug: 'rated', blog_title: 'Rated', rating: 3, rated_at },
      { blog_id: documentId, blog_slug: 'other', blog_title: 'Other', rating: 1, rated_at },
    ]);
    await cms.strapi.documents('api::blog.blog').unpublish({ documentId });
    expect((await own())[1]).toMatchObject({ blog_id: documentId, blog_slug: null, blog_title: null });
    await as(ada).rate(documentId, 5).expect(404, refusal('Blog not found.'));
    expect((await own())[1]).toMatchObject({ rating: 1 });
  });
});

test('rating and reading ratings require a token', async () => {
  await request(cms.server).post('/api/ratings').send({ blog_id: blogId, rating: 5 }).expect(401);
  await request(cms.server).get(`/api/ratings/${ada.id}/${blogId}`).expect(401);
  await request(cms.server).get('/api/users/me/ratings').expect(401);
  expect(await rows()).toEqual([]);
});

describe('invalid ratings', () => {
  test.each([[0], [6], [-1], [2.5], ['5'], [null], [undefined], [[5]], [1e300], [true], [{}]])(
    'are refused and not stored: rating %j',
    async (rating) => {
      const { body } = await as(ada).rate(blogId, rating).expect(400);
      expect(body).toEqual(refusal(body.error));
      expect(body.error).toMatch(/rating/);
      expect(await rows()).toEqual([]);
    },
  );

  test.each([
    ['unknown', 404],
    ['1', 404],
    ['a\0b', 404],
    [1, 404],
    [1e300, 404],
    [null, 400],
    [['a'], 400],
  ])('are refused and not stored: article %j', async (id, status) => {
    await as(ada).rate(id, 5).expect(status);
    expect(await rows()).toEqual([]);
  });

  test.each([
    [{ user_id: 0 }, 403],
    [{ user_id: '999999' }, 403],
    [{ user_id: 'ada' }, 403],
    [{ user_id: null }, 400],
    [{ user_id: [1] }, 400],
    [{ user_id: true }, 400],
  ])('are refused for a wrong user_id first: %j', async (more, status) => {
    const { body } = await as(ada).rate('none', 9, more).expect(status);
    expect(body.error).toMatch(/account/);
  });

  test('are refused as an array or an empty body', async () => {
    const post = () => request(cms.server).post('/api/ratings').set(ada.auth);
    const sentence = refusal('Send blog_id and rating.');
    expect((await post().send([]).expect(400)).body).toEqual(sentence);
    expect((await post().expect(400)).body).toEqual(sentence);
  });
});

describe('concurrent ratings', () => {
  test('by one member leave one row and count once', async () => {
    const responses = await repeatConcurrently(50, (n) => as(ada).rate(blogId, (n % 5) + 1));
    expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([200]));
    const left = await rows();
    expect(left).toHaveLength(1);
    const { body } = await as(ada).rate(blogId, left[0].value).expect(200);
    expect(body).toEqual({ rating: left[0].value, average: left[0].value, count: 1 });
  });

  test('by many members are all counted', async () => {
    const members = await repeatConcurrently(12, () => createMember(cms));
    await Promise.all(
      members.flatMap((member) => [1, 2, 3].map((rating) => as(member).rate(blogId, rating))),
    );
    await repeatConcurrently(12, (n) => as(members[n] ?? ada).rate(blogId, (n % 4) + 1));
    const { body } = await as(ada).rate(blogId, 5).expect(200);
    expect(body).toEqual({ rating: 5, average: (3 * (1 + 2 + 3 + 4) + 5) / 13, count: 13 });
  });
});
