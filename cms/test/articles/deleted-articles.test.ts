import { startRequest } from '../support/cms/start-request';
import { bootCms, type Cms } from '../support/harness';
import { getCalls } from '../support/members/member-calls';
import { publishArticle } from '../support/content/publish-article';
import { createMember, type TestMember } from '../support/members/create-member';

let cms: Cms;
let ada: TestMember;
let blogId: string;
let made = 0;

beforeAll(async () => {
  cms = await bootCms({ THROTTLE: 'off' });
  ada = await createMember(cms, 'Ada');
});
afterAll(() => cms.stop());
beforeEach(async () => {
  blogId = (await publishArticle(cms, { title: 'Brief', slug: `brief-${(made += 1)}` })).documentId;
});

const rows = (table: string) => cms.strapi.db.connection(table).where({ blog_id: blogId });
const begin = () => cms.strapi.db.connection.transaction();
const comment = (more: object = {}) => getCalls(cms, ada).comment(blogId, 'Late', more);

test('refuses a comment posted while its article is being deleted', async () => {
  const deletion = await begin();
  await deletion('blogs').where({ document_id: blogId }).delete();
  const late = await startRequest(cms, comment());
  await deletion.commit();
  expect((await late.response).status).toBe(404);
  expect(await rows('comments')).toEqual([]);
  expect(await rows('article_activity')).toEqual([]);
});

test('deletes a comment that is being posted along with its article', async () => {
  await comment().expect(201);
  const reading = await begin();
  await reading('article_activity').where({ blog_id: blogId }).update({ changed_at: 0 });
  // Its row is written, but not counted yet.
  const late = await startRequest(cms, comment());
  const deletion = cms.strapi.db.connection('blogs').where({ document_id: blogId });
  const deleted = await startRequest(cms, deletion.delete(), 2);
  await reading.commit();
  await Promise.all([late.response, deleted.response]);
  expect(await rows('comments')).toEqual([]);
});

test('keeps a comment posted while its article is being republished', async () => {
  const publishing = await begin();
  const [{ id, ...row }] = await publishing('blogs')
    .where({ document_id: blogId })
    .whereNotNull('published_at');
  await publishing('blogs').where({ id }).delete();
  const late = await startRequest(cms, comment());
  await publishing('blogs').insert(row);
  await publishing.commit();
  expect((await late.response).status).toBe(201);
  expect(await rows('comments')).toHaveLength(1);
});

test('refuses a reply to a comment that is being deleted', async () => {
  const { body } = await comment().expect(201);
  const deletion = await begin();
  await deletion('comments').where({ id: body.comment_id }).delete();
  const late = await startRequest(cms, comment({ parent_comment_id: body.comment_id }));
  await deletion.commit();
  expect((await late.response).status).toBe(400);
  expect(await rows('comments')).toEqual([]);
});
