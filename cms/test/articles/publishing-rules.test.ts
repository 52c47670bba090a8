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
const blogs = () => cms.strapi.documents(BLOG);
const named = (documentId: string) => findDraftProblems(cms, editor, documentId);
const isPublished = async (documentId: string) =>
  (await blogs().findFirst({ filters: { documentId }, status: 'published' })) !== null;

let made = 0;
const titled = (fields: object) => ({ title: `Article ${++made}`, ...fields });
async function draft(fields: object): Promise<string> {
  const { body } = await admin('', titled(fields)).expect(201);
  return body.data.documentId;
}

const link = { __component: 'blocks.link', text: 'Here', url: 'see below' };
const ordinary = { __component: 'blocks.paragraph', text: 'Words' };
const broken = { content: [ordinary, link] };
const tomorrow = () => new Date(Date.now() + 86_400_000).toISOString();

const REFUSAL = {
  status: 400,
  name: 'ValidationError',
  details: {
    errors: [
      { path: ['content', '1', 'url'], message: expect.stringContaining('“see below” cannot be used') },
    ],
  },
};

describe('an article with a block that readers would not see', () => {
  test('is saved as a draft', async () => {
    const documentId = await draft(broken);
    expect(await isPublished(documentId)).toBe(false);
  });

  test('is refused by Publish with an error at the field, and is unchanged', async () => {
    const documentId = await draft(broken);
    const { body } = await admin(`/${documentId}/actions/publish`).expect(400);
    expect(body.error).toMatchObject(REFUSAL);
    expect(await isPublished(documentId)).toBe(false);
  });

  test('is refused when Publish also saves', async () => {
    const { body } = await admin('/actions/publish', titled(broken)).expect(400);
    expect(body.error).toMatchObject(REFUSAL);
    expect(await blogs().count({ filters: { title: `Article ${made}` } })).toBe(0);
  });

  test('is refused in a bulk publish, which publishes the others', async () => {
    const documentIds = [await draft({ content: [ordinary] }), await draft(broken)];
    const { body } = await admin('/actions/bulkPublish', { documentIds }).expect(400);
    expect(body.error).toMatchObject(REFUSAL);
    const title = `“Article ${made}”: Block 2 (link)`;
    expect(body.error.message).toMatch(/^1 of 2 done\. /);
    expect(body.error.message).toContain(title);
    expect(body.error.details.errors[0].message).toContain(title);
    expect(body.error.details.rows).toMatchObject([{ documentId: documentIds[1], title: `Article ${made}` }]);
    expect(await Promise.all(documentIds.map(isPublished))).toEqual([true, false]);
  });

  test('is refused by the document service for every call', async () => {
    const data = titled(broken) as never;
    await expect(blogs().create({ data, status: 'published' })).rejects.toThrow('cannot be used');
    const documentId = await draft({ content: [ordinary] });
    await blogs().publish({ documentId });
    await expect(blogs().update({ documentId, data: broken as never, status: 'published' })).rejects.toThrow(
      'cannot be used',
    );
    const { content } = (await blogs().findOne({
      documentId,
      status: 'published',
      populate: ['content'],
    } as never)) as {
      content?: unknown[];
    };
    expect(content).toHaveLength(1);
  });

  test('is published once it is fixed', async () => {
    const documentId = await draft(broken);
    const data = { content: [{ ...link, url: ' example.org/a ' }] } as never;
    await blogs().update({ documentId, data });
    await admin(`/${documentId}/actions/publish`).expect(200);
    const { body } = await request(cms.server).get(`/api/blogs/slug/article-${made}`).expect(200);
    expect(JSON.parse(body.content).content).toEqual([
      { type: 'link', text: 'Here', url: 'https://example.org/a', target: '_blank' },
    ]);
  });
});

test('a picture in rich text whose file was deleted is reported, and refused by Publish', async () => {
  const id = await picture(cms, 'gone');
  const image = await cms.strapi.db.query('plugin::upload.file').findOne({ where: { id } });
  const node = { type: 'image', image, children: [{ type: 'text', text: '' }] };
  const documentId = await draft({ content: [{ __component: 'blocks.rich-text', body: [node] }] });
  await asAdmin(cms, editor).delete(`/upload/files/${id}`).expect(200);
  const message = expect.stringContaining('is not in the library any more');
  expect(await named(documentId)).toEqual([{ message, refused: true }]);
  const { body } = await admin(`/${documentId}/actions/publish`).expect(400);
  expect(body.error.details.errors).toMatchObject([{ path: ['content', '0', 'body'], message }]);
  expect(await isPublished(documentId)).toBe(false);
});

describe('an article with a publication date in the future', () => {
  const early = { path: ['publicationDate'], message: expect.stringContaining('in the future') };

  test('is saved as a draft and refused by Publish, single and bulk', async () => {
    const documentId = await draft({ publicationDate: tomorrow() });
    const single = await admin(`/${documentId}/actions/publish`).expect(400);
    expect(single.body.error.details.errors).toMatchObject([early]);
    const bulk = await admin('/actions/bulkPublish', { documentIds: [documentId] }).expect(400);
    expect(bulk.body.error.details.errors).toMatchObject([early]);
    const data = titled({ publicationDate: tomorrow() }) as never;
    await expect(blogs().create({ data, status: 'published' })).rejects.toThrow('in the future');
    expect(await isPublished(documentId)).toBe(false);
  });

  test('stays public if it already is, and is listed for the editors', async () => {
    const documentId = await draft({});
    await blogs().publish({ documentId });
    const where = { documentId, publishedAt: { $notNull: true } };
    await cms.strapi.db.query(BLOG).updateMany({ where, data: { publicationDate: tomorrow() } });
    await blogs().update({ documentId, data: { publicationDate: tomorrow() } as never });
    expect(await isPublished(documentId)).toBe(true);
    await request(cms.server).get(`/api/blogs/slug/article-${made}`).expect(200);
    const { body } = await asAdmin(cms, editor).get('/admin/desk').expect(200);
    expect(body.data.early).toMatchObject({ count: 1, rows: [{ documentId, title: `Article ${made}` }] });
  });
});
