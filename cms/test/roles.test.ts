import request from 'supertest';
import { bootCms, type Cms } from './harness';
import { callsOf } from './member-calls';
import { published } from './published';
import { signInAs } from './sign-in';
import { someone, type Someone } from './someone';

const COMMENT = 'api::comment.comment';
const MESSAGE = 'api::contact-message.contact-message';
const RATING = 'api::rating.rating';
const OF_READERS = [COMMENT, MESSAGE, RATING, 'api::saved-blog.saved-blog', 'api::subscriber.subscriber'];

let cms: Cms;
let ada: Someone;
let bea: Someone;
let author: string;
let editor: string;
let moderator: string;
let blogId: string;

beforeAll(async () => {
  cms = await bootCms({ THROTTLE: 'off' });
  [ada, bea] = [await someone(cms, 'Ada'), await someone(cms, 'Bea')];
  author = await signInAs(cms, 'strapi-author');
  editor = await signInAs(cms, 'strapi-editor');
  moderator = await signInAs(cms, 'moderator');
  blogId = (await published(cms, { title: 'Sleep', slug: 'sleep' })).documentId;
});
afterAll(() => cms.stop());

const ask = (token: string, method: 'get' | 'post' | 'put', type: string) =>
  request(cms.server)[method](`/content-manager/collection-types/${type}`).auth(token, { type: 'bearer' });
const last = (table: string, ...columns: string[]) =>
  cms.strapi.db
    .connection(table)
    .orderBy('id', 'desc')
    .first('document_id', ...columns);
const comment = () => last('comments', 'text', 'blog_id', 'article_title', 'member_id', 'parent_id');
const message = () => last('contact_messages', 'name', 'email', 'message', 'member_id');

test.each(['editor', 'moderator'])('%s: puts no words into a member’s mouth', async (role) => {
  await callsOf(cms, ada).comment(blogId, 'As Ada wrote it').expect(201);
  const before = await comment();
  await ask(role === 'editor' ? editor : moderator, 'put', `${COMMENT}/${before.document_id}`)
    .send({
      hidden: true,
      text: 'As Ada never did',
      blogId: 'another',
      articleTitle: 'Another',
      member: { connect: [{ id: bea.id }], disconnect: [] },
    })
    .expect(200);
  expect(await comment()).toEqual(before);
  expect(Boolean((await last('comments', 'hidden')).hidden)).toBe(true);
});

test('a moderator answers a message, and it stays as it was sent', async () => {
  await request(cms.server)
    .post('/api/contact')
    .set(ada.auth)
    .send({ name: 'Ada', email: ada.email, message: 'Help' })
    .expect(201);
  const before = await message();
  await ask(moderator, 'put', `${MESSAGE}/${before.document_id}`)
    .send({
      state: 'answered',
      name: 'Bea',
      email: bea.email,
      message: 'Thanks',
      member: { connect: [{ id: bea.id }], disconnect: [] },
    })
    .expect(200);
  expect(await message()).toEqual(before);
  expect(await last('contact_messages', 'state')).toMatchObject({ state: 'answered' });
});

test.each(OF_READERS)('an author neither sees nor writes %s', async (type) => {
  await ask(author, 'get', type).expect(403);
  await ask(author, 'post', type).send({ text: 'Mine', blogId, state: 'confirmed' }).expect(403);
});

test('an author still writes articles', async () => {
  await ask(author, 'post', 'api::blog.blog').send({ title: 'Mine', slug: 'mine' }).expect(201);
});
