import request from 'supertest';
import { bootCms, type Cms } from '../support/harness';
import { getCalls } from '../support/members/member-calls';
import { publishArticle } from '../support/content/publish-article';
import { loginAsAdmin } from '../support/members/sign-in';
import { createMember, type TestMember } from '../support/members/create-member';

const BLOG = 'api::blog.blog';
const LIST = '/content-manager/collection-types/api::comment.comment';

let cms: Cms;
let ada: TestMember;
let moderator: string;
let blogId: string;
let otherId: string;

beforeAll(async () => {
  cms = await bootCms({ THROTTLE: 'off' });
  ada = await createMember(cms, 'Ada');
  moderator = await loginAsAdmin(cms, 'moderator');
  blogId = (await publishArticle(cms, { title: 'Sleep', slug: 'sleep-well' })).documentId;
  otherId = (await publishArticle(cms, { title: 'Salt', slug: 'salt' })).documentId;
});
afterAll(() => cms.stop());
beforeEach(() => comments().delete());

const comments = () => cms.strapi.db.connection('comments');
const post = async (text: string, id = blogId, parent?: number): Promise<number> =>
  (await getCalls(cms, ada).comment(id, text, { parent_comment_id: parent }).expect(201)).body.comment_id;
const report = async (id: number, times: number) => {
  for (let time = 0; time < times; time += 1)
    await getCalls(cms, await createMember(cms))
      .report(id)
      .expect(200);
};
const as = (token: string) => ({
  list: async (query = '') =>
    (await request(cms.server).get(`${LIST}?${query}`).auth(token, { type: 'bearer' }).expect(200)).body
      .results,
  set: async (id: number, change: object) => {
    const { document_id: documentId } = await comments().where({ id }).first('document_id');
    return request(cms.server).put(`${LIST}/${documentId}`).auth(token, { type: 'bearer' }).send(change);
  },
  /** The request that “Looked at” sends. */
  lookedAt: async (id: number, seen: unknown) => as(token).set(id, { reports: seen }),
  remove: async (id: number) => {
    const { document_id: documentId } = await comments().where({ id }).first('document_id');
    return request(cms.server).delete(`${LIST}/${documentId}`).auth(token, { type: 'bearer' });
  },
});
const texts = (rows: { text: string }[]) => rows.map(({ text }) => text);
const seen = async (id = blogId) =>
  texts(
    (await request(cms.server).get(`/api/comments/${id}`)).body.map(
      ({ comment_text: text }: { comment_text: string }) => ({ text }),
    ),
  );

test('lists reported comments first, then the newest', async () => {
  await post('Old');
  const rude = await post('Rude');
  const ruder = await post('Ruder');
  await post('New');
  await report(rude, 1);
  await report(ruder, 2);
  const configured = await request(cms.server)
    .get('/content-manager/content-types/api::comment.comment/configuration')
    .auth(moderator, { type: 'bearer' });
  const { settings, layouts } = configured.body.data.contentType;
  expect(settings).toMatchObject({ defaultSortBy: 'reports', defaultSortOrder: 'DESC' });
  expect(layouts.list).toEqual(['text', 'reports', 'hidden', 'articleTitle', 'member', 'createdAt']);
  const { list } = as(moderator);
  const rows = await list('sort=reports:DESC');
  expect(texts(rows)).toEqual(['Ruder', 'Rude', 'New', 'Old']);
  expect(rows[0]).toMatchObject({
    reports: 2,
    hidden: false,
    articleTitle: 'Sleep',
    articleSlug: 'sleep-well',
  });
  await as(moderator).lookedAt(ruder, 2);
  expect(texts(await list('sort=reports:DESC'))).toEqual(['Rude', 'New', 'Ruder', 'Old']);
});

test('finds comments by article, visibility and text', async () => {
  await post('One');
  const two = await post('Two', otherId);
  await post('Three', otherId);
  await as(moderator).set(two, { hidden: true });
  const { list } = as(moderator);
  expect(texts(await list('filters[$and][0][articleTitle][$eq]=Salt&sort=createdAt:ASC'))).toEqual([
    'Two',
    'Three',
  ]);
  expect(texts(await list('filters[$and][0][hidden][$eq]=true'))).toEqual(['Two']);
  expect(texts(await list('_q=thre'))).toEqual(['Three']);
  expect(texts(await list('sort=articleTitle:DESC'))).toEqual(['One', 'Three', 'Two']);
});

test('hides a comment from readers and restores it', async () => {
  const top = await post('Top');
  await post('Reply', blogId, top);
  const { status } = await as(moderator).set(top, { hidden: true });
  expect([status, await seen()]).toEqual([200, []]);
  await as(moderator).set(top, { hidden: false });
  expect(await seen()).toEqual(['Top']);
});

test('saving the form changes only the fields changed in it', async () => {
  const top = await post('Top');
  const reply = await post('Reply', blogId, top);
  const untouched = { connect: [], disconnect: [] };
  const form = { text: 'Reply', reports: 0, member: untouched, parent: untouched, replies: untouched };
  const { status } = await as(moderator).set(reply, { ...form, hidden: true });
  expect(status).toBe(200);
  expect(await comments().where({ id: reply }).first()).toMatchObject({
    text: 'Reply',
    member_id: ada.id,
    parent_id: top,
    blog_id: blogId,
    article_title: 'Sleep',
  });
  expect(await seen()).toEqual(['Top']);
});

test.each(['moderator', 'strapi-super-admin'] as const)(
  'keeps a report that arrives while a %s has the form open',
  async (role) => {
    const token = role === 'moderator' ? moderator : await loginAsAdmin(cms, role);
    const rude = await post('Rude');
    await report(rude, 2);
    const { status } = await as(token).set(rude, { text: 'Rude', hidden: true, reports: 1 });
    const stored = await comments().where({ id: rude }).first();
    expect([status, Boolean(stored.hidden), stored.reports]).toEqual([200, true, 2]);
  },
);

const getReports = async (id: number) => (await comments().where({ id }).first('reports')).reports;

test('keeps a report that arrives while a moderator reviews earlier ones', async () => {
  const rude = await post('Rude');
  await report(rude, 3);
  await as(moderator).lookedAt(rude, 2);
  expect(await getReports(rude)).toBe(1);
});

test('subtracts reports reviewed by two moderators only once', async () => {
  const rude = await post('Rude');
  await report(rude, 2);
  await as(moderator).lookedAt(rude, 2);
  await report(rude, 1);
  await as(moderator).lookedAt(rude, 2);
  expect(await getReports(rude)).toBe(1);
});

test('loses no report when reports and reviews arrive concurrently', async () => {
  const rude = await post('Rude');
  await report(rude, 6);
  await Promise.all([report(rude, 6), ...Array.from({ length: 6 }, () => as(moderator).lookedAt(rude, 1))]);
  expect(await getReports(rude)).toBe(6);
});

test.each([-1, 1.5, null, '2', {}])('refuses %p as a number of reviewed reports', async (seen) => {
  const rude = await post('Rude');
  await report(rude, 2);
  const { status } = await as(moderator).lookedAt(rude, seen);
  expect([status, await getReports(rude)]).toEqual([400, 2]);
});

test('lets editors hide comments but not delete them', async () => {
  const editor = await loginAsAdmin(cms, 'strapi-editor');
  const top = await post('Top');
  expect((await as(editor).remove(top)).status).toBe(403);
  await as(editor).set(top, { hidden: true });
  expect(await seen()).toEqual([]);
});

test('deleting a comment deletes its replies', async () => {
  const top = await post('Top');
  await post('Reply', blogId, top);
  await post('Stays');
  expect((await as(moderator).remove(top)).status).toBe(200);
  expect(await comments().pluck('text')).toEqual(['Stays']);
});

test('bulk deletion of a comment and its reply deletes the other replies too', async () => {
  const top = await post('Top');
  const reply = await post('Reply', blogId, top);
  await post('Another', blogId, top);
  const documentIds = await comments().whereIn('id', [top, reply]).pluck('document_id');
  await request(cms.server)
    .post(`${LIST}/actions/bulkDelete`)
    .auth(moderator, { type: 'bearer' })
    .send({ documentIds })
    .expect(200);
  expect(await comments()).toEqual([]);
});

test('comments follow the published title and address of their article', async () => {
  const id = await post('Top');
  const named = async () => {
    const { article_title: title, article_slug: slug } = await comments().where({ id }).first();
    return [title, slug];
  };
  const articles = cms.strapi.documents(BLOG);
  await articles.update({ documentId: blogId, data: { title: 'Sleep better', slug: 'sleep-better' } });
  expect(await named()).toEqual(['Sleep', 'sleep-well']);
  await articles.publish({ documentId: blogId });
  expect(await named()).toEqual(['Sleep better', 'sleep-better']);
  await articles.unpublish({ documentId: blogId });
  expect(await named()).toEqual(['Sleep better', 'sleep-better']);
  await cms.strapi.db.connection('blogs').where({ document_id: blogId }).update({ title: 'By a statement' });
  await articles.publish({ documentId: blogId });
  expect(await named()).toEqual(['By a statement', 'sleep-better']);
});
