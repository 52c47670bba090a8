import { asAdmin, getEntries } from '../support/cms/as-admin';
import { picture } from '../support/fixtures';
import { bootCms, type Cms } from '../support/harness';
import { loginAsAdmin } from '../support/members/sign-in';

const BLOG = 'api::blog.blog';
const BANNER = 'api::banner.banner';
let cms: Cms;
let editor: string;

beforeAll(async () => {
  cms = await bootCms();
  editor = await loginAsAdmin(cms, 'strapi-editor');
});
afterAll(() => cms.stop());

const prose = (url: string) => ({
  __component: 'blocks.rich-text',
  body: [
    { type: 'paragraph', children: [{ type: 'link', url, children: [{ type: 'text', text: ' here ' }] }] },
  ],
});
const typed = {
  title: '  Tidied\u00a0',
  author: ' Ada ',
  content: [
    { __component: 'blocks.link', text: ' Here ', url: ' www.example.com/x ' },
    {
      __component: 'blocks.list',
      items: [{ heading: ' A ', inline: [{ type: 'link', text: 'a ', url: 'example.com/x' }] }],
    },
    prose('example.org/a'),
  ],
};
const tidied = {
  title: 'Tidied',
  author: 'Ada',
  content: [
    { text: 'Here', url: 'https://www.example.com/x' },
    { items: [{ heading: 'A', inline: [{ text: 'a ', url: 'https://example.com/x' }] }] },
    prose('https://example.org/a'),
  ],
};

test('a save of the admin responds with the tidied values, which are stored', async () => {
  const { body } = await asAdmin(cms, editor).post(getEntries(BLOG), typed).expect(201);
  expect(body.data).toMatchObject(tidied);
  expect(body.data.slug).toBe('tidied');
  const { documentId } = body.data;
  const stored = await asAdmin(cms, editor)
    .get(`${getEntries(BLOG)}/${documentId}`)
    .expect(200);
  expect(stored.body.data).toMatchObject(tidied);

  const again = await asAdmin(cms, editor)
    .put(`${getEntries(BLOG)}/${documentId}`, { author: ' Grace ', content: typed.content })
    .expect(200);
  expect(again.body.data).toMatchObject({ ...tidied, author: 'Grace' });
});

test('Publish tidies what it saves, and so do the document service and a clone', async () => {
  const published = await asAdmin(cms, editor)
    .post(`${getEntries(BLOG)}/actions/publish`, { ...typed, title: ' At once ' })
    .expect(200);
  expect(published.body.data).toMatchObject({ ...tidied, title: 'At once' });
  expect(published.body).not.toHaveProperty('notForReaders');

  const documents = cms.strapi.documents(BLOG);
  const { documentId } = await documents.create({ data: { ...typed, title: ' By a program ' } as never });
  const read = async (id: string) =>
    documents.findOne({ documentId: id, populate: { content: { populate: '*' } } } as never);
  expect(await read(documentId)).toMatchObject({ title: 'By a program', author: 'Ada' });
  const cloned = await asAdmin(cms, editor)
    .post(`${getEntries(BLOG)}/clone/${documentId}`, { title: ' A clone ', author: ' Ada ' })
    .expect(200);
  expect(cloned.body.data).toMatchObject({ title: 'A clone', author: 'Ada' });
});

test('addresses that cannot be completed are stored as they were typed', async () => {
  const content = [
    'http://example.org',
    'see below',
    'javascript:alert(1)',
    '/a',
    '#a',
    'mailto:a@b.example',
  ].map((url) => ({ __component: 'blocks.link', text: 'Here', url }));
  const { body } = await asAdmin(cms, editor)
    .post(getEntries(BLOG), { title: 'As typed', content })
    .expect(201);
  expect(body.data.content).toMatchObject(content);
});

test('banners and categories are tidied, too', async () => {
  const banner = { title: ' Banner ', type: ' test ', image: await picture(cms, 'tidied') };
  const { body } = await asAdmin(cms, editor)
    .post(getEntries(BANNER), { ...banner, linkUrl: ' example.org/b ', imageText: '  ' })
    .expect(201);
  expect(body.data).toMatchObject({ title: 'Banner', type: 'test', linkUrl: 'https://example.org/b' });
  const category = await asAdmin(cms, editor)
    .post(getEntries('api::category.category'), { name: ' Tidy Topics ' })
    .expect(201);
  expect(category.body.data).toMatchObject({ name: 'Tidy Topics', slug: 'tidy-topics' });
});
