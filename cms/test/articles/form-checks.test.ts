import request from 'supertest';
import { asAdmin, getEntries } from '../support/cms/as-admin';
import { checkForm, link, struck, words, type Form } from '../support/content/form-problems';
import { category, picture } from '../support/fixtures';
import { bootCms, type Cms } from '../support/harness';
import { loginAsAdmin } from '../support/members/sign-in';

const BLOG = 'api::blog.blog';
const BANNER = 'api::banner.banner';
const CATEGORY = 'api::category.category';
const FILE = 'plugin::upload.file';
let cms: Cms;
let editor: string;

beforeAll(async () => {
  cms = await bootCms();
  editor = await loginAsAdmin(cms, 'strapi-editor');
});
afterAll(() => cms.stop());

const admin = (path: string, body: object = {}) => asAdmin(cms, editor).post(getEntries(BLOG) + path, body);
const find = async (form: Form) => (await checkForm(cms, editor, form).expect(200)).body.data;
const blogs = () => cms.strapi.documents(BLOG);
const countRows = async () => [
  await blogs().count({}),
  await cms.strapi.db.connection('content_versions').count(),
];

let made = 0;
async function draft(fields: object = {}): Promise<string> {
  const { body } = await admin('', { title: `Checked ${++made}`, ...fields }).expect(201);
  return body.data.documentId;
}
/** A file as the form has it. */
async function file(name: string, changes: object = {}) {
  const id = await picture(cms, name);
  await cms.strapi.db.query(FILE).update({ where: { id }, data: changes });
  return { id, hash: name, mime: 'image/webp' };
}

test('a file that the library does not have is named', async () => {
  await file('present');
  const show = (url: string) => ({ __component: 'blocks.video', url });
  const content = ['/uploads/present.mp4', '/uploads/small_present.mp4', '/uploads/absent.mp4'].map(show);
  const { problems } = await find({ documentId: null, data: { title: 'Films', content } });
  expect(problems).toEqual([
    {
      path: ['content', 2, 'url'],
      message: expect.stringMatching(/^Block 3 \(video\): the library has no file .*“\/uploads\/absent.mp4”/),
      detail: expect.stringMatching(/^the library has no file/),
      refused: false,
    },
  ]);
});

describe('a form that was never saved', () => {
  test('is checked by the rules of publishing, with the path of each problem, and nothing is written', async () => {
    const before = await countRows();
    const heading = { __component: 'blocks.heading', text: '' };
    const data = {
      title: 'New',
      content: [words, heading, link('see below'), link('example.org/a'), struck],
      publicationDate: new Date(Date.now() + 86_400_000).toISOString(),
    };
    const { problems, more } = await find({ documentId: null, data });
    expect(more).toBe(0);
    expect(problems).toEqual([
      expect.objectContaining({ path: ['publicationDate'], refused: true }),
      {
        path: ['content', 1, 'text'],
        message: expect.stringMatching(/^Block 2 \(heading\): it has no words/),
        detail: expect.stringMatching(/^it has no words/),
        refused: true,
      },
      expect.objectContaining({ path: ['content', 2, 'url'], refused: true }),
      expect.objectContaining({ path: ['content', 3, 'url'], refused: false }),
      expect.objectContaining({ path: ['content', 4, 'body', 0], refused: false }),
    ]);
    expect(await countRows()).toEqual(before);
    // What is refused here is refused there.
    const { body } = await admin('/actions/publish', { ...data, publicationDate: null }).expect(400);
    expect(body.error.details.errors.map(({ path }: { path: string[] }) => path.join('.'))).toEqual([
      'content.1.text',
      'content.2.url',
    ]);
  });

  test('has pictures as the library knows them', async () => {
    const image = await file('undescribed');
    const unmeasured = await file('unmeasured', { width: null, height: null, alternativeText: 'A lamp' });
    const content = [
      { __component: 'blocks.image', image },
      { __component: 'blocks.image', image: unmeasured },
      // What a form says of a file is not believed.
      { __component: 'blocks.image', image: { ...unmeasured, width: 1, height: 1, url: '/uploads/a.webp' } },
    ];
    const { problems } = await find({ documentId: null, data: { title: 'Pictures', content } });
    const blocks = problems.map(({ path }: { path: unknown[] }) => path[1]);
    expect(blocks).toEqual([1, 2, 0]);
    expect(problems[0].message).toContain('its width and height are not known');
  });

  test('lists a hundred problems and counts the rest', async () => {
    const content = Array.from({ length: 130 }, () => link('see below'));
    const { problems, more } = await find({ documentId: null, data: { content } });
    expect(problems).toHaveLength(100);
    expect(more).toBe(30);
  });

  test('lists what publishing waits for before the rest, and all in their order', async () => {
    const notes = Array.from({ length: 110 }, () => struck);
    const data = { content: [struck, ...notes, link('see below')] };
    const { problems } = await find({ documentId: null, data });
    expect(problems[0].path).toEqual(['content', 0, 'body', 0]);
    expect(problems.at(-1)).toMatchObject({ path: ['content', 111, 'url'], refused: true });
  });
});

describe('a form of a stored article', () => {
  test('counts what is typed, and what is stored of the rest', async () => {
    const documentId = await draft({ content: [link('see below')] });
    expect((await find({ documentId })).problems).toMatchObject([{ path: ['content', 0, 'url'] }]);
    expect((await find({ documentId, data: { title: 'Typed' } })).problems).toHaveLength(1);
    expect((await find({ documentId, data: { content: [words] } })).problems).toEqual([]);
  });

  test('names suggested drafts, chosen just now or before, and not those that are taken out', async () => {
    const one = await draft();
    const other = await draft();
    const documentId = await draft();
    await blogs().update({ documentId, data: { suggestedBlogs: [one] } as never });
    const suggestedBlogs = { connect: [{ documentId: other }], disconnect: [] };
    expect((await find({ documentId, data: { suggestedBlogs } })).problems).toMatchObject([
      { path: ['suggestedBlogs'], refused: false },
      { path: ['suggestedBlogs'], refused: false },
    ]);
    const without = { connect: [], disconnect: [{ documentId: one }] };
    expect((await find({ documentId, data: { suggestedBlogs: without } })).problems).toEqual([]);
  });
});

describe('a form of a banner', () => {
  const banner = async (changes: object) => ({
    title: 'Banner',
    type: 'test',
    image: await file(`banner-${++made}`),
    ...changes,
  });

  test.each([
    [{ linkUrl: 'javascript:alert(1)' }, 'linkUrl', true],
    [{ imageText: 'Nowhere Land' }, 'imageText', true],
    [{ linkUrl: 'example.org' }, 'linkUrl', false],
  ])('with %j names %s', async (changes, field, refused) => {
    const { problems } = await find({ type: BANNER, documentId: null, data: await banner(changes) });
    expect(problems).toMatchObject([{ path: [field], refused }]);
  });

  test('with a picture that cannot be measured says that readers do not see it', async () => {
    const image = await file('banner-unmeasured', { width: null });
    const { problems } = await find({ type: BANNER, documentId: null, data: await banner({ image }) });
    expect(problems).toMatchObject([{ path: ['image'], refused: false }]);
    expect(problems[0].message).toMatch(/readers do not see the banner, because its width and height/);
  });

  test('says what readers cannot follow, although it could be saved again', async () => {
    const stored = await cms.strapi.db.query(BANNER).create({
      data: { title: 'Old', type: 'test', linkUrl: 'nowhere', documentId: 'oldbanneroldbanneroldban' },
    });
    const documentId: string = stored.documentId;
    expect((await find({ type: BANNER, documentId })).problems).toMatchObject([
      { path: ['linkUrl'], refused: false },
    ]);
    const data = { linkUrl: 'elsewhere' };
    expect((await find({ type: BANNER, documentId, data })).problems).toMatchObject([
      { path: ['linkUrl'], refused: true },
    ]);
  });
});

test('a form of a category names a picture that cannot be shown', async () => {
  const image = await file('category-svg', { mime: 'image/svg+xml' });
  const data = { name: 'Sleep', picture: image };
  expect((await find({ type: CATEGORY, documentId: null, data })).problems).toMatchObject([
    { path: ['picture'], refused: false },
  ]);
  const { documentId } = await category(cms, 'Checked category');
  expect((await find({ type: CATEGORY, documentId })).problems).toEqual([]);
});

describe('rights', () => {
  const post = (token: string, form: Form) => checkForm(cms, token, form);

  test('guests and roles without articles may not check any', async () => {
    const role = { name: 'Without rights', description: 'For this test' };
    const { code } = await cms.strapi.service('admin::role').create(role);
    const other = await loginAsAdmin(cms, code);
    await post(other, { documentId: null }).expect(403);
    await post(other, { documentId: await draft() }).expect(403);
    await request(cms.server).post('/admin/form-checks').send({ type: BLOG, documentId: null }).expect(401);
  });

  test('authors check new articles and their own', async () => {
    const author = await loginAsAdmin(cms, 'strapi-author');
    await post(author, { documentId: null }).expect(200);
    await post(author, { documentId: await draft({ content: [link('see below')] }) }).expect(403);
    const own = await asAdmin(cms, author).post(getEntries(BLOG), { title: 'By an author' });
    const { documentId } = own.body.data;
    await post(author, { documentId }).expect(200);
    const secret = await draft({ title: 'A secret draft' });
    const data = { suggestedBlogs: { connect: [{ documentId: secret }] } };
    expect((await find({ documentId, data })).problems).toMatchObject([
      { message: expect.stringContaining('“A secret draft” is a draft') },
    ]);
    expect((await post(author, { documentId, data }).expect(200)).body.data.problems).toMatchObject([
      { message: expect.stringContaining('An article that your role does not show is a draft') },
    ]);
  });

  test('a role that does not read a field gets nothing of what is stored in it', async () => {
    const { code, id } = await cms.strapi
      .service('admin::role')
      .create({ name: 'Titles only', description: 'For this test' });
    await cms.strapi.service('admin::role').assignPermissions(id, [
      {
        action: 'plugin::content-manager.explorer.read',
        subject: BLOG,
        properties: { fields: ['title'] },
        conditions: [],
      },
    ]);
    const other = await loginAsAdmin(cms, code);
    const documentId = await draft({ content: [link('secret address')] });
    expect((await post(other, { documentId }).expect(200)).body.data.problems).toEqual([]);
  });
});

test.each<[string, unknown, number]>([
  ['an unknown type', { type: 'plugin::users-permissions.user', documentId: null, data: {} }, 400],
  ['a document that does not exist', { type: BLOG, documentId: 'a'.repeat(24), data: {} }, 404],
  ['an id that is none', { type: BLOG, documentId: '../a', data: {} }, 403],
  ['no data', { type: BLOG, documentId: null }, 400],
  ['a list', { type: BLOG, documentId: null, data: [] }, 400],
  ['more than 1 MB', { type: BLOG, documentId: null, data: { title: 'a'.repeat(1_100_000) } }, 413],
])('a body with %s is refused', async (_, body, status) => {
  const response = await asAdmin(cms, editor).post('/admin/form-checks', body as object);
  expect(response.status).toBe(status);
});

test.each([
  { content: 'text' },
  { content: [null, 7, [], { __component: 'blocks.unknown' }, { __component: 7 }] },
  { content: [{ __component: 'blocks.list', items: 'text' }], faqs: {}, seo: [], thumbnail: 7 },
  { categories: { connect: 'all' }, suggestedBlogs: 7, publicationDate: {} },
])('the form %j is no reason to fail', async (data) => {
  const { status } = await checkForm(cms, editor, { documentId: null, data });
  expect([200, 400]).toContain(status);
});

describe('links to pages of this site', () => {
  const toPage = (url: string) => ({ __component: 'blocks.link', text: 'There', url });
  const publish = (id: string) => admin(`/${id}/actions/publish`).expect(200);

  test('that readers do not find are named while writing, and moved ones are followed by a save', async () => {
    const moved = await draft({ slug: 'before-the-move' });
    await publish(moved);
    await asAdmin(cms, editor)
      .put(`${getEntries(BLOG)}/${moved}`, { title: 'Moved', slug: 'after-the-move' })
      .expect(200);
    await publish(moved);
    await draft({ slug: 'still-a-draft' });
    await category(cms, 'Found Category');

    const content = [
      '/blog/after-the-move',
      '/category/found-category',
      '/bmi-calculator',
      'https://elsewhere.example/blog/nowhere',
      '/blog/before-the-move#top',
      '/blog/still-a-draft',
      '/blog/nowhere',
      '/category/nowhere',
    ].map(toPage);
    const { problems } = await find({ documentId: null, data: { title: 'Links', content } });
    expect(problems.map(({ path, detail }: { path: unknown; detail: string }) => [path, detail])).toEqual([
      [['content', 4, 'url'], expect.stringContaining('and on to “/blog/after-the-move”')],
      [['content', 5, 'url'], expect.stringContaining('not public yet')],
      [['content', 6, 'url'], expect.stringContaining('leads nowhere')],
      [['content', 7, 'url'], expect.stringContaining('leads nowhere')],
    ]);

    const id = await draft({
      content: [toPage('/blog/before-the-move#top'), toPage('http://localhost:3000/blog/nowhere?a=b')],
    });
    const saved = await blogs().findOne({ documentId: id, populate: ['content'] });
    expect(saved?.content).toMatchObject([{ url: '/blog/after-the-move#top' }, { url: '/blog/nowhere?a=b' }]);
  });
});
