import request from 'supertest';
import { openPreview } from '../../src/domain/preview/open-preview';
import { clearPreviews, FORMS, LINKS } from '../../src/domain/preview/previews-tables';
import { signPreview } from '../../src/domain/preview/token';
import { settings } from '../../src/platform/settings/settings';
import { asAdmin, getEntries } from '../support/cms/as-admin';
import { category } from '../support/fixtures';
import { bootCms, type Cms } from '../support/harness';
import { loginAsAdmin } from '../support/members/sign-in';
import { BLOG, createPreviewCalls, FORM, getToken } from '../support/preview-calls';

const BANNER = 'api::banner.banner';
const CATEGORY = 'api::category.category';
const HOUR_MS = 3600_000;

let cms: Cms;
let editor: string;
let moderator: string;
let author: string;
let calls: ReturnType<typeof createPreviewCalls>;
beforeAll(async () => {
  cms = await bootCms();
  editor = await loginAsAdmin(cms, 'strapi-editor');
  moderator = await loginAsAdmin(cms, 'moderator');
  author = await loginAsAdmin(cms, 'strapi-author');
  calls = createPreviewCalls(cms, editor);
});
afterAll(() => cms.stop());

const knex = () => cms.strapi.db.connection;
const post = (body: object, token?: string) => calls.post(body, token);
const copy = (body: Parameters<typeof calls.copy>[0], token?: string) => calls.copy(body, token);
const describePreview = (token: string) => calls.describePreview(token);

describe('a token opens nothing', () => {
  const read = (token: string) =>
    request(cms.server).post('/graphql').set('x-preview', token).send({ query: '{ topics { name } }' });
  /** The responses to the site's two requests, which do not depend on the reason. */
  const open = async (token: string) =>
    (await Promise.all([describePreview(token), read(token)])).map(({ status, headers, body }) => ({
      status,
      caching: headers['cache-control'],
      body,
    }));
  const gone = { message: 'This preview has ended.', extensions: { code: 'PREVIEW_ENDED' } };
  const refusal = { status: 404, caching: 'no-store', body: { errors: [gone] } };
  const CLOSED = [refusal, refusal];

  test.each(['x', 'f.0123456789012345678901.t7x3k1.aaaa', '%00', 'a'.repeat(5000)])(
    'if it is %#',
    async (token) => {
      expect(await open(token)).toEqual(CLOSED);
    },
  );

  test('for a row that does not exist', async () => {
    const key = { kind: 'link' as const, id: 'a'.repeat(22), ends: Date.now() + HOUR_MS };
    expect(await open(signPreview(settings().secrets.encryptionKey, key))).toEqual(CLOSED);
  });

  test('an hour after the form was posted', async () => {
    const token = await calls.preview({ type: BLOG, documentId: null, data: { title: 'For an hour' } });
    expect(await openPreview(cms.strapi, token, Date.now() + HOUR_MS - 2000)).toBeDefined();
    expect(await openPreview(cms.strapi, token, Date.now() + HOUR_MS)).toBeUndefined();
    await clearPreviews(knex(), Date.now() + HOUR_MS);
    expect(await open(token)).toEqual(CLOSED);
    expect(await knex()(FORMS)).toEqual([]);
  });

  test('if the account of its editor was closed', async () => {
    const account = { email: 'strapi-author@example.org' };
    const draft = await asAdmin(cms, author).post(getEntries(BLOG), { title: 'By an author' }).expect(201);
    const { documentId } = draft.body.data;
    const link = await copy({ documentId }, author).expect(200);
    const form = await post({ type: BLOG, documentId, data: {} }, author).expect(200);
    const tokens = [link, form].map(({ body }) => getToken(body.data.pages));
    for (const token of tokens) await describePreview(token).expect(200);
    await knex()('admin_users').where(account).update({ is_active: false });
    for (const token of tokens) expect(await open(token)).toEqual(CLOSED);
    await knex()('admin_users').where(account).update({ is_active: true });
  });
});

describe('a copied link', () => {
  test('shows the latest saved draft for 7 days, until it is withdrawn', async () => {
    const documentId = await calls.createDraft({ title: 'Shared', slug: 'shared-draft' });
    const { body } = await copy({ documentId }).expect(200);
    const token = getToken(body.data.pages);
    expect(await calls.readTitle('shared-draft', token)).toBe('Shared');
    await asAdmin(cms, editor)
      .put(`${getEntries(BLOG)}/${documentId}`, { title: 'Shared, again' })
      .expect(200);
    expect(await calls.readTitle('shared-draft', token)).toBe('Shared, again');
    expect(body.data.ends - Date.now()).toBeGreaterThan(7 * 24 * HOUR_MS - 60_000);
    expect(await openPreview(cms.strapi, token, body.data.ends - 1001)).toBeDefined();
    expect(await openPreview(cms.strapi, token, body.data.ends)).toBeUndefined();

    const list = async () =>
      (await asAdmin(cms, editor).get(`/admin/preview/${BLOG}/${documentId}/links`).expect(200)).body.data;
    expect(await list()).toEqual([
      {
        id: body.data.id,
        editorName: 'strapi-editor Test',
        madeAt: expect.any(Number),
        ends: body.data.ends,
      },
    ]);
    await asAdmin(cms, editor)
      .delete(`/admin/preview/${BLOG}/${documentId}/links/${body.data.id}`)
      .expect(200);
    await describePreview(token).expect(404);
    expect(await list()).toEqual([]);
    const again = await asAdmin(cms, editor)
      .delete(`/admin/preview/${BLOG}/${documentId}/links/${body.data.id}`)
      .expect(404);
    expect(again.body.error.message).toContain('had been withdrawn already');
  });

  test('can be copied again by everyone who may make one, as long as it opens', async () => {
    const documentId = await calls.createDraft({ title: 'Copied twice', slug: 'copied-twice' });
    const { body: made } = await copy({ documentId }).expect(200);
    const read = (token: string) =>
      asAdmin(cms, token).get(`/admin/preview/${BLOG}/${documentId}/links/${made.data.id}`);
    expect((await read(editor).expect(200)).body).toEqual(made);
    expect((await read(moderator).expect(200)).body).toEqual(made);
    await read(author).expect(403);
    const other = await calls.createDraft({ title: 'Another one' });
    await asAdmin(cms, editor).get(`/admin/preview/${BLOG}/${other}/links/${made.data.id}`).expect(404);

    const account = { email: 'strapi-editor@example.org' };
    await knex()('admin_users').where(account).update({ is_active: false });
    const closed = await read(moderator).expect(404);
    expect(closed.body.error.message).toBe('This link opens nothing any more.');
    await knex()('admin_users').where(account).update({ is_active: true });

    await asAdmin(cms, editor)
      .delete(`/admin/preview/${BLOG}/${documentId}/links/${made.data.id}`)
      .expect(200);
    expect((await read(editor).expect(404)).body.error.message).toContain('had been withdrawn already');
  });

  test('shows nothing after its article is deleted', async () => {
    const documentId = await calls.createDraft({ title: 'Gone soon' });
    const token = getToken((await copy({ documentId }).expect(200)).body.data.pages);
    await asAdmin(cms, editor)
      .delete(`${getEntries(BLOG)}/${documentId}`)
      .expect(200);
    await describePreview(token).expect(404);
  });

  test('of something without drafts shows the form as it was', async () => {
    const naps = await category(cms, 'Copied naps');
    const data = { name: 'Copied, not saved', slug: 'copied-naps', kind: 'sub-topic' };
    const { body } = await copy({ type: CATEGORY, documentId: naps.documentId, data }).expect(200);
    const page = '{ category(slug: "copied-not-saved", page: 1) { category { name } } }';
    expect((await calls.query(page, getToken(body.data.pages))).category?.category.name).toBe(
      'Copied, not saved',
    );
    const live = page.replace('copied-not-saved', 'copied-naps');
    expect((await calls.query(live)).category?.category.name).toBe('Copied naps');
  });

  test('is refused when there are 20', async () => {
    const documentId = await calls.createDraft({ title: 'Often shared' });
    for (let made = 0; made < 20; made += 1) await copy({ documentId }).expect(200);
    const { body } = await copy({ documentId }).expect(400);
    expect(body.error.message).toContain('Withdraw one of them first');
    expect(await knex()(LINKS).where({ document_id: documentId })).toHaveLength(20);
  });
});

describe('only those who may read a document preview and share it', () => {
  test('a moderator reads articles, and nothing else', async () => {
    const documentId = await calls.createDraft({ title: 'For moderators' });
    await post({ type: BLOG, documentId, data: {} }, moderator).expect(200);
    await copy({ documentId }, moderator).expect(200);
    await post({ type: BANNER, documentId: null, data: {} }, moderator).expect(403);
    await post({ type: CATEGORY, documentId: null, data: {} }, moderator).expect(403);
  });

  test('an author reads only their own articles', async () => {
    const documentId = await calls.createDraft({ title: 'Not for authors' });
    await post({ type: BLOG, documentId, data: {} }, author).expect(403);
    await copy({ documentId }, author).expect(403);
    await asAdmin(cms, author).get(`/admin/preview/${BLOG}/${documentId}/links`).expect(403);
    const { body } = await copy({ documentId }).expect(200);
    await asAdmin(cms, author)
      .delete(`/admin/preview/${BLOG}/${documentId}/links/${body.data.id}`)
      .expect(403);
    await describePreview(getToken(body.data.pages)).expect(200);
  });

  test('nobody without an account', async () => {
    const body = { type: BLOG, documentId: null, form: FORM, data: {} };
    const responses = await Promise.all([
      request(cms.server).post('/admin/preview/forms').send(body),
      request(cms.server).post(`/admin/preview/${BLOG}/abc/links`).send(body),
      request(cms.server).get(`/admin/preview/${BLOG}/abc/links`),
      request(cms.server).get(`/admin/preview/${BLOG}/abc/links/abc`),
      request(cms.server).delete(`/admin/preview/${BLOG}/abc/links/abc`),
    ]);
    expect(responses.map(({ status }) => status)).toEqual([401, 401, 401, 401, 401]);
  });

  test.each([
    ['another type', { type: 'plugin::users-permissions.user', documentId: null }, 400],
    ['no type', { documentId: null }, 400],
    ['a document that does not exist', { type: BLOG, documentId: 'abcdef' }, 404],
    ['an impossible document id', { type: BLOG, documentId: "a' OR 1=1" }, 403],
    ['another kind of document id', { type: BLOG, documentId: { $ne: '' } }, 403],
  ])('not of %s', async (_what, body, status) => {
    await post({ data: {}, ...body }).expect(status);
  });

  test('of another type: the response names it', async () => {
    const { body } = await post({ type: 'api::faq.faq', documentId: null, data: {} }).expect(400);
    expect(body.error.message).toMatch(/^type must be one of api::blog.blog, .*, not “api::faq.faq”\.$/);
  });

  test.each([
    ['another type', 'plugin::users-permissions.user', 'abcdef', 403],
    ['a document that does not exist', BLOG, 'abcdef', 404],
    ['an impossible document id', BLOG, "a'b", 403],
  ])('no link to %s', async (_what, type, documentId, status) => {
    await copy({ type, documentId }).expect(status);
  });

  test('a role that reads articles does not see the links of a category by its id', async () => {
    const { documentId } = await category(cms, 'Shared with nobody');
    const data = { name: 'Shared', kind: 'topic' };
    await copy({ type: CATEGORY, documentId, data }).expect(200);
    const { body } = await asAdmin(cms, moderator)
      .get(`/admin/preview/${BLOG}/${documentId}/links`)
      .expect(200);
    expect(body.data).toEqual([]);
    await asAdmin(cms, moderator).get(`/admin/preview/${CATEGORY}/${documentId}/links`).expect(403);
  });

  test('nobody withdraws a link by another document', async () => {
    const documentId = await calls.createDraft({ title: 'Shared by an editor' });
    const { body } = await copy({ documentId }).expect(200);
    const own = await asAdmin(cms, author).post(getEntries(BLOG), { title: 'By an author too' }).expect(201);
    await asAdmin(cms, author)
      .delete(`/admin/preview/${BLOG}/${own.body.data.documentId}/links/${body.data.id}`)
      .expect(404);
    await describePreview(getToken(body.data.pages)).expect(200);
  });
});

describe('a form has limits', () => {
  test.each([
    ['no name', { form: undefined }],
    ['a short name', { form: 'abc' }],
    ['a long name', { form: 'a'.repeat(65) }],
    ['no data', { data: undefined }],
    ['a list as data', { data: [] }],
    ['a description that is a number', { data: { description: 7 } }],
    ['categories that are a text', { data: { content: 'text' } }],
  ])('%s is refused', async (_what, body) => {
    await post({ type: BLOG, documentId: null, data: {}, ...body }).expect(400);
  });

  test('values of the wrong kind neither break it nor reach the page', async () => {
    const data = {
      title: 'Odd',
      thumbnail: { id: 'x' },
      topBanner: [{ id: 999_999 }],
      categories: { connect: [{ documentId: 'nowhere' }, { documentId: { $ne: 1 } }] },
      suggestedBlogs: 'all',
      faqs: [{ question: 1 }, 'x'],
      seo: 'none',
      content: [{ __component: 'blocks.unknown', text: 'x' }, { text: 'no type' }, 7],
    };
    const { status, body } = await post({ type: BLOG, documentId: null, data });
    expect([200, 400]).toContain(status);
    expect(JSON.stringify(body)).not.toContain('Internal');
  });

  test('an editor has at most 20', async () => {
    for (let made = 0; made < 23; made += 1) {
      await calls
        .post({ type: BLOG, documentId: null, form: `${FORM}-${made}-of-many`, data: {} })
        .expect(200);
    }
    const { id } = await knex()('admin_users').where({ email: 'strapi-editor@example.org' }).first('id');
    const rows: { form: string }[] = await knex()(FORMS).where({ editor_id: id });
    expect(rows).toHaveLength(20);
    expect(rows.map(({ form }) => form)).toContain(`${FORM}-22-of-many`);
  });

  test('a body of more than 1 MB is refused before it is read', async () => {
    await post({ type: BLOG, documentId: null, data: { title: 'x'.repeat(1024 * 1024) } }).expect(413);
  });
});
