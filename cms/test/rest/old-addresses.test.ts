import request from 'supertest';
import { asAdmin, getEntries } from '../support/cms/as-admin';
import { bootCms, type Cms } from '../support/harness';
import { publishArticle } from '../support/content/publish-article';
import { loginAsAdmin } from '../support/members/sign-in';

const REDIRECTS = getEntries('api::redirect.redirect');

let cms: Cms;
let editor: string;
let blogId: string;

beforeAll(async () => {
  cms = await bootCms();
  editor = await loginAsAdmin(cms, 'strapi-editor');
  ({ documentId: blogId } = await publishArticle(cms, { title: 'Present', slug: 'present' }));
});
afterAll(() => cms.stop());

const add = (entry: object) => asAdmin(cms, editor).post(REDIRECTS, entry);
const change = (id: string, entry: object) => asAdmin(cms, editor).put(`${REDIRECTS}/${id}`, entry);
const leadsTo = async (slug: string) =>
  (await request(cms.server).get(`/api/blogs/slug/${slug}`).expect(301)).headers.location;

describe('an old address added by an editor', () => {
  test.each(['former-post', 'Old_Page-2', '2019'])('redirects to the article: %s', async (slug) => {
    await add({ slug, blogId }).expect(201);
    expect(await leadsTo(slug)).toBe('/api/blogs/slug/present');
  });

  test.each([
    'old-post.html',
    'Old Page',
    '2019/my-post.html',
    'café-tips',
    'a+b',
    'tri~a',
    '.',
    '..',
    ' spaced ',
    '/blog/old',
  ])('is refused at its field when no request can match it: %s', async (slug) => {
    const { body } = await add({ slug, blogId }).expect(400);
    expect(body.error).toMatchObject({
      message: expect.stringContaining(`"${slug}" cannot lead to an article. Write the part after /blog/`),
      details: { errors: [expect.objectContaining({ path: ['slug'] })] },
    });
  });

  test('is refused at its field when it cannot be stored', async () => {
    const { body } = await add({ slug: 'to-nobody', blogId: 'a b\0' }).expect(400);
    expect(body.error).toMatchObject({
      message: '“blogId” contains a character that cannot be stored.',
      details: { errors: [expect.objectContaining({ path: ['blogId'] })] },
    });
  });

  test.each(['nobody', 'present', 'a b', '../x'])('is refused for an unknown id: %j', async (id) => {
    const { body } = await add({ slug: 'to-nobody', blogId: id }).expect(400);
    expect(body.error).toMatchObject({
      message: expect.stringContaining(`No article has the id "${id}"`),
      details: { errors: [expect.objectContaining({ path: ['blogId'] })] },
    });
  });

  test.each([{ slug: '' }, { slug: null }, { slug: 5 }, { blogId: '' }, { blogId: null }, {}])(
    'is refused with an empty or non-text field: %j',
    async (wrong) => {
      const whole = { slug: 'half', blogId };
      await add('slug' in wrong || 'blogId' in wrong ? { ...whole, ...wrong } : {}).expect(400);
    },
  );

  test('reports all problems together', async () => {
    const { body } = await add({ slug: 'a b', blogId: 'nobody' }).expect(400);
    expect(body.error.details.errors).toMatchObject([{ path: ['slug'] }, { path: ['blogId'] }]);
  });

  test('can lead to a draft and is validated again when changed', async () => {
    const draft = await cms.strapi
      .documents('api::blog.blog')
      .create({ data: { title: 'Draft', slug: 'draft' } as never });
    const { body } = await add({ slug: 'to-draft', blogId: draft.documentId }).expect(201);
    const id: string = body.data.documentId;
    await change(id, { slug: 'to-draft.html' }).expect(400);
    await change(id, { blogId: 'nobody' }).expect(400);
    await change(id, { slug: 'to-draft-2' }).expect(200);
    await cms.strapi.documents('api::blog.blog').publish({ documentId: draft.documentId });
    expect(await leadsTo('to-draft-2')).toBe('/api/blogs/slug/draft');
  });
});

test('redirects from the address that an article leaves', async () => {
  const { documentId } = await publishArticle(cms, { title: 'Moving', slug: 'moving-1' });
  await cms.strapi
    .documents('api::blog.blog')
    .update({ documentId, data: { slug: 'moving-2' }, status: 'published' });
  expect(await leadsTo('moving-1')).toBe('/api/blogs/slug/moving-2');
});
