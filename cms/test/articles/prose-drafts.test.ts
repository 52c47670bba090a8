import request from 'supertest';
import { asAdmin, getEntries } from '../support/cms/as-admin';
import { picture } from '../support/fixtures';
import { bootCms, type Cms } from '../support/harness';
import { findDraftProblems } from '../support/content/form-problems';
import { loginAsAdmin } from '../support/members/sign-in';

const BLOG = 'api::blog.blog';
let cms: Cms;
let editor: string;

beforeAll(async () => {
  cms = await bootCms();
  editor = await loginAsAdmin(cms, 'strapi-editor');
});
afterAll(() => cms.stop());

const admin = (path: string, body: object = {}) => asAdmin(cms, editor).post(getEntries(BLOG) + path, body);

let made = 0;
async function draft(...body: unknown[]): Promise<string> {
  const fields = { title: `Article ${++made}`, content: [{ __component: 'blocks.rich-text', body }] };
  return (await admin('', fields).expect(201)).body.data.documentId;
}
const named = (documentId: string) => findDraftProblems(cms, editor, documentId);
const published = async () =>
  JSON.parse((await request(cms.server).get(`/api/blogs/slug/article-${made}`).expect(200)).body.content)
    .content;

const text = (words: string) => ({ type: 'text', text: words });
const link = (url: unknown) => ({ type: 'link', url, children: [text('here')] });
const inItem = (node: unknown) => ({
  type: 'list',
  format: 'unordered',
  children: [{ type: 'list-item', children: [node] }],
});

describe('a link of prose', () => {
  test.each([
    ['example.org/a', 'https://example.org/a'],
    ['www.example.org', 'https://www.example.org'],
    [' example.org ', 'https://example.org'],
    ['#top', '#top'],
    ['https://example.org/a', 'https://example.org/a'],
  ])('to %j is saved, and published with the intended address', async (typed, url) => {
    const documentId = await draft({ type: 'paragraph', children: [link(typed)] }, inItem(link(typed)));
    expect(await named(documentId)).toEqual([]);
    await admin(`/${documentId}/actions/publish`).expect(200);
    const [paragraph, list] = await published();
    expect(paragraph.inlineBlocks).toMatchObject([{ type: 'link', text: 'here', url }]);
    expect(list.items[0].inlineBlocks).toMatchObject([{ type: 'link', url }]);
  });

  test.each(['info@example.org', 'page', '', ' ', null, 'javascript:alert(1)'])(
    'to %j is saved and reported, and refused by Publish',
    async (typed) => {
      const documentId = await draft(
        { type: 'paragraph', children: [text('Words '), link(typed)] },
        inItem(link(typed)),
      );
      const message = expect.stringContaining('the link “here” leads to “');
      expect(await named(documentId)).toEqual([
        { message, refused: true },
        { message, refused: true },
      ]);
      const { body } = await admin(`/${documentId}/actions/publish`).expect(400);
      expect(body.error.details.errors[0]).toMatchObject({ path: ['content', '0', 'body'], message });
    },
  );
});

test('a picture in rich text without a size is saved and shown', async () => {
  const id = await picture(cms, 'unmeasured');
  const file = await cms.strapi.db.query('plugin::upload.file').findOne({ where: { id } });
  const image = { ...file, width: null, height: null };
  const documentId = await draft({ type: 'image', image, children: [text('')] });
  await admin(`/${documentId}/actions/publish`).expect(200);
  expect(await published()).toMatchObject([{ type: 'image', url: expect.stringContaining('unmeasured') }]);
});

test('nodes that are not rich text are still refused', async () => {
  const content = [{ __component: 'blocks.rich-text', body: [{ type: 'marquee', children: [] }] }];
  await admin('', { title: 'Marquee', content }).expect(400);
});
