import request from 'supertest';
import { waitForIdleDatabase } from '../../src/platform/database/idle';
import { bootCms, type Cms } from '../support/harness';
import { repeatConcurrently, getCalls, refusal } from '../support/members/member-calls';
import { getStatements } from '../support/statements';
import { publishArticle } from '../support/content/publish-article';
import { createMember, type TestMember } from '../support/members/create-member';

const BLOG = 'api::blog.blog';

let cms: Cms;
let ada: TestMember;
let bea: TestMember;
let ids: string[];

beforeAll(async () => {
  cms = await bootCms({ THROTTLE: 'off' });
  [ada, bea] = [await createMember(cms, 'Ada'), await createMember(cms, 'Bea')];
  ids = [];
  for (let n = 0; n < 4; n += 1) {
    ids.push((await publishArticle(cms, { title: `Article ${n}`, slug: `a${n}` })).documentId);
  }
});
afterAll(() => cms.stop());
beforeEach(() => rows().delete());

const rows = () => cms.strapi.db.connection('saved_blogs');
const as = (member: TestMember) => getCalls(cms, member);
const saved = async (member: TestMember): Promise<string[]> => {
  const { body } = await as(member).get('/api/blogs/saved').expect(200);
  return body.map(({ slug }: { slug: string }) => slug);
};
const state = async (member: TestMember, blogId = ids[0]) =>
  (await as(member).get(`/api/saved_blogs/${member.id}/${blogId}`).expect(200)).body;

describe('a member', () => {
  test('can save and remove an article repeatedly', async () => {
    expect(await state(ada)).toEqual({ isSaved: false });
    for (let time = 0; time < 2; time += 1) {
      const { body, headers } = await as(ada).save(ids[0], { user_id: ada.id }).expect(200);
      expect(body).toEqual({ isSaved: true });
      expect(headers['cache-control']).toBe('private, no-store');
    }
    expect(await state(ada)).toEqual({ isSaved: true });
    for (let time = 0; time < 2; time += 1) {
      const { body } = await as(ada)
        .unsave(ids[0], { user_id: String(ada.id) })
        .expect(200);
      expect(body).toEqual({ isSaved: false });
    }
    expect(await state(ada)).toEqual({ isSaved: false });
  });

  test('lists saved articles newest save first, and saving again does not reorder them', async () => {
    for (const id of [ids[1], ids[0], ids[2], ids[1]]) await as(ada).save(id).expect(200);
    expect(await saved(ada)).toEqual(['a2', 'a0', 'a1']);
    const { body } = await as(ada).get('/api/blogs/saved');
    const { body: list } = await request(cms.server).get('/api/blogs');
    expect(body[0]).toEqual(list.find(({ slug }: { slug: string }) => slug === 'a2'));
  });

  test('cannot see or change another member’s saved articles', async () => {
    await as(ada).save(ids[0]).expect(200);
    await as(bea).save(ids[1]).expect(200);
    expect([await saved(ada), await saved(bea)]).toEqual([['a0'], ['a1']]);
    expect(await state(bea)).toEqual({ isSaved: false });
    await as(bea).get(`/api/saved_blogs/${ada.id}/${ids[0]}`).expect(403);
    await as(bea).save(ids[2], { user_id: ada.id }).expect(403);
    await as(bea).unsave(ids[0], { user_id: ada.id }).expect(403);
    await as(bea).unsave(ids[0]).expect(200);
    expect([await saved(ada), await saved(bea)]).toEqual([['a0'], ['a1']]);
  });

  test('sees a saved article again after it is republished, and never after deletion', async () => {
    const { documentId } = await publishArticle(cms, { title: 'Comes and goes', slug: 'comes-and-goes' });
    await as(ada).save(documentId).expect(200);
    await cms.strapi.documents(BLOG).unpublish({ documentId });
    expect(await saved(ada)).toEqual([]);
    await as(ada).save(documentId).expect(404, refusal('Blog not found.'));
    await as(ada).get(`/api/saved_blogs/${ada.id}/${documentId}`).expect(404);
    await cms.strapi.documents(BLOG).publish({ documentId });
    expect(await saved(ada)).toEqual(['comes-and-goes']);
    await cms.strapi.documents(BLOG).delete({ documentId });
    expect(await saved(ada)).toEqual([]);
    expect(await rows()).toEqual([]);
    await as(ada).unsave(documentId).expect(200, { isSaved: false });
  });
});

test('saving and reading saved articles require a token', async () => {
  await request(cms.server).post('/api/saved_blogs').send({ blog_id: ids[0], user_id: ada.id }).expect(401);
  await request(cms.server).delete('/api/saved_blogs').send({ blog_id: ids[0] }).expect(401);
  await request(cms.server).get('/api/blogs/saved').expect(401);
  await request(cms.server).get(`/api/saved_blogs/${ada.id}/${ids[0]}`).expect(401);
  expect(await rows()).toEqual([]);
});

describe('invalid ids', () => {
  test.each(['unknown', 'a'.repeat(24), '1', 1, -1.5, '-1', '', ' ', 'a\0b', "' OR 1=1 --", 'a'.repeat(65)])(
    'get 404 when saved and 200 when removed: %j',
    async (blogId) => {
      await as(ada).save(blogId).expect(404, refusal('Blog not found.'));
      await as(ada).unsave(blogId).expect(200, { isSaved: false });
      expect(await rows()).toEqual([]);
    },
  );

  test.each([[null], [undefined], [['a']], [{ $ne: '' }], [true]])('get 400 for %j', async (blogId) => {
    await as(ada).save(blogId).expect(400);
    await as(ada).unsave(blogId).expect(400);
    expect(await rows()).toEqual([]);
  });

  test.each(['unknown', '1', '-1', '99999999999999999999', 'a%00b', "'%20OR%201=1"])(
    'get 404 in the path: %s',
    async (blogId) => {
      const { status } = await as(ada).get(`/api/saved_blogs/${ada.id}/${blogId}`);
      expect(status).toBe(404);
    },
  );

  test.each(['-1', 'abc', '1e3', '999999999999', '99999999999999999999'])(
    'get 403 as the member in the path: %s',
    async (userId) => {
      const { status } = await as(ada).get(`/api/saved_blogs/${userId}/${ids[0]}`);
      expect(status).toBe(403);
    },
  );
});

describe('concurrent requests', () => {
  test('store one link for fifty saves', async () => {
    const responses = await repeatConcurrently(50, () => as(ada).save(ids[0]));
    expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([200]));
    expect(await rows()).toHaveLength(1);
  });

  test('leave at most one link after mixed saves and removals', async () => {
    const responses = await repeatConcurrently(60, (n) =>
      n % 2 ? as(ada).unsave(ids[0]) : as(ada).save(ids[0]),
    );
    expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([200]));
    const left = await rows().where({ member_id: ada.id });
    expect(left.length).toBeLessThanOrEqual(1);
    expect(await state(ada)).toEqual({ isSaved: left.length === 1 });
    await as(ada).save(ids[0]).expect(200);
    expect(await saved(ada)).toEqual(['a0']);
    await as(ada).unsave(ids[0]).expect(200);
    expect(await saved(ada)).toEqual([]);
  });
});

test('reads the list of saved articles in one statement, however long it is', async () => {
  await waitForIdleDatabase(cms.strapi);
  const list = async () => {
    const statements = await getStatements(cms, () => as(ada).get('/api/blogs/saved').expect(200));
    return statements.filter((sql) => /saved_blogs|article_copies|blogs/.test(sql));
  };
  await as(ada).save(ids[0]).expect(200);
  expect(await list()).toHaveLength(1);
  for (const id of ids) await as(ada).save(id).expect(200);
  expect(await list()).toHaveLength(1);
});
