import { asAdmin, getEntries } from '../support/cms/as-admin';
import { link, struck, words } from '../support/content/form-problems';
import { bootCms, type Cms } from '../support/harness';
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

let made = 0;
async function draft(fields: object): Promise<string> {
  const { body } = await admin('', { title: `Checked ${++made}`, ...fields }).expect(201);
  return body.data.documentId;
}

describe('publishing names what readers do not get', () => {
  const report = (documentId: string, path: unknown[], message: RegExp) => ({
    documentId,
    title: `Checked ${made}`,
    problems: [{ path, message: expect.stringMatching(message) }],
    more: 0,
  });

  test('in the response to Publish, also of what Publish saved', async () => {
    const documentId = await draft({ content: [struck] });
    const { body } = await admin(`/${documentId}/actions/publish`).expect(200);
    expect(body.notForReaders).toEqual([
      report(documentId, ['content', 0, 'body', 0], /struck-out text “old” .* left out of REST, feeds/),
    ]);
    const again = await admin('/actions/publish', { title: 'Both at once', content: [words, struck] });
    expect(again.body.notForReaders).toMatchObject([{ problems: [{ path: ['content', 1, 'body', 0] }] }]);
  });

  test('not of an article that readers get whole, and not of a save', async () => {
    const documentId = await draft({ content: [words] });
    const published = await admin(`/${documentId}/actions/publish`).expect(200);
    expect(published.body).not.toHaveProperty('notForReaders');
    const saved = await asAdmin(cms, editor)
      .put(`${getEntries(BLOG)}/${documentId}`, { content: [struck] })
      .expect(200);
    expect(saved.body).not.toHaveProperty('notForReaders');
  });

  test('of each article of a bulk publish, also if another one fails', async () => {
    const [first, second] = [await draft({ content: [struck] }), await draft({ content: [struck] })];
    const whole = await admin('/actions/bulkPublish', { documentIds: [first, second] }).expect(200);
    expect(whole.body.notForReaders.map((one: { documentId: string }) => one.documentId)).toEqual([
      first,
      second,
    ]);
    const [third, broken] = [
      await draft({ content: [struck] }),
      await draft({ content: [struck, link('see below')] }),
    ];
    const partly = await admin('/actions/bulkPublish', { documentIds: [third, broken] }).expect(400);
    expect(partly.body.error.details.notForReaders).toMatchObject([{ documentId: third }]);
    const rest = await draft({ content: [struck] });
    await blogs().update({ documentId: rest, data: { suggestedBlogs: [broken] } as never });
    const waiting = await admin('/actions/bulkPublish', { documentIds: [rest, broken] }).expect(400);
    expect(waiting.body.error.details.notForReaders).toMatchObject([
      { documentId: rest, problems: [{ path: ['content', 0, 'body', 0] }, { path: ['suggestedBlogs'] }] },
    ]);
    const none = await admin('/actions/bulkPublish', { documentIds: [broken] }).expect(400);
    expect(none.body.error.details).not.toHaveProperty('notForReaders');
  });

  test('ten problems, and how many more there are', async () => {
    const documentId = await draft({ content: Array.from({ length: 13 }, () => struck) });
    const { body } = await admin(`/${documentId}/actions/publish`).expect(200);
    expect(body.notForReaders[0].problems).toHaveLength(10);
    expect(body.notForReaders[0].more).toBe(3);
  });
});
