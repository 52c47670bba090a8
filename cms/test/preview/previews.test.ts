import request from 'supertest';
import { openPreview } from '../../src/domain/preview/open-preview';
import { clearPreviews, FORMS, LINKS } from '../../src/domain/preview/previews-tables';
import { signPreview } from '../../src/domain/preview/token';
import { settings } from '../../src/platform/settings/settings';
import { publishArticle } from '../support/content/publish-article';
import { asAdmin, getEntries } from '../support/cms/as-admin';
import { category, picture } from '../support/fixtures';
import { getAddress } from '../support/graphql/request-by-hash';
import { bootCms, type Cms } from '../support/harness';
import { loginAsAdmin } from '../support/members/sign-in';

const BLOG = 'api::blog.blog';
const BANNER = 'api::banner.banner';
const CATEGORY = 'api::category.category';
const PLACEMENT = 'api::placement.placement';
const HOUR_MS = 3600_000;
const FORM = 'form-0123456789abcdef';

let cms: Cms;
let editor: string;
let moderator: string;
let author: string;
beforeAll(async () => {
  cms = await bootCms();
  editor = await loginAsAdmin(cms, 'strapi-editor');
  moderator = await loginAsAdmin(cms, 'moderator');
  author = await loginAsAdmin(cms, 'strapi-author');
});
afterAll(() => cms.stop());

type Body = Record<string, unknown>;
const knex = () => cms.strapi.db.connection;
const send = (path: string, body: object, token = editor) => asAdmin(cms, token).post(path, body);
const post = (body: object, token = editor) => send('/admin/preview/forms', { form: FORM, ...body }, token);
const copy = (body: object, token = editor) =>
  send('/admin/preview/links', { type: BLOG, data: {}, ...body }, token);
const getToken = (pages: string[]): string => new URLSearchParams(pages[0]!.split('?')[1]).get('preview')!;
const createDraft = async (data: object): Promise<string> => {
  const { body } = await send(getEntries(BLOG), data).expect(201);
  return body.data.documentId;
};

/** Previews a form and returns its token. */
async function preview(body: object): Promise<string> {
  const { body: response } = await post(body).expect(200);
  return getToken(response.data.pages);
}

const describePreview = (token: string) => request(cms.server).get('/preview').set('x-preview', token);
const query = async (text: string, token?: string): Promise<any> => {
  const sent = request(cms.server).post('/graphql').send({ query: text });
  const { body } = await (token === undefined ? sent : sent.set('x-preview', token));
  if (body.errors) throw new Error(JSON.stringify(body.errors));
  return body.data;
};
const ARTICLE = `id slug title description seo { title image { url } } thumbnail { url } categories { name }
  faqs { id question answer } suggested { title } keepReading { title }
  content { __typename ... on HeadingBlock { text } ... on ImageBlock { image { url } } ... on AdScriptBlock { frameUrl } }`;
const readArticle = async (slug: string, token?: string): Promise<Body | null> =>
  (await query(`{ article(slug: "${slug}") { ${ARTICLE} } }`, token)).article;
const readTitle = async (slug: string, token?: string) => (await readArticle(slug, token))?.title;

describe('an article that was never saved', () => {
  test('is shown as readers would get it, and not stored as an article', async () => {
    const naps = await category(cms, 'Napping now');
    const image = await picture(cms, 'unsaved');
    const count = async () => Number((await knex()('blogs').count({ n: '*' }))[0]!.n);
    const before = await count();
    const { body } = await post({
      type: BLOG,
      documentId: null,
      data: {
        title: 'Not yet saved',
        thumbnail: { id: image, url: 'https://evil.example/x.webp' },
        categories: { connect: [{ documentId: naps.documentId }], disconnect: [] },
        content: [
          { __component: 'blocks.heading', text: 'A heading', level: 2, __temp_key__: 'a0' },
          { __component: 'blocks.image', image: { id: image } },
          { __component: 'blocks.ad-script', content: '<script>count()</script>' },
        ],
        faqs: [{ question: 'Why?', answer: 'So.' }],
      },
    }).expect(200);
    expect(body.data.pages).toEqual([expect.stringMatching(/^\/blog\/not-yet-saved\?preview=f\.[\w.-]+$/)]);
    const article = await readArticle('not-yet-saved', getToken(body.data.pages));
    expect(article).toMatchObject({
      title: 'Not yet saved',
      thumbnail: { url: expect.stringMatching(/^\/uploads\//) },
      categories: [{ name: 'Napping now' }],
      faqs: [{ question: 'Why?' }],
      content: [
        { text: 'A heading' },
        { image: { url: expect.stringMatching(/^\/uploads\//) } },
        { frameUrl: '/ad-frame/preview/2' },
      ],
    });
    expect(await readArticle('not-yet-saved')).toBeNull();
    expect(await count()).toBe(before);
  });

  test('has an address even without a title', async () => {
    const token = await preview({ type: BLOG, documentId: null, data: {} });
    expect((await describePreview(token)).body.pages).toEqual(['/blog/preview']);
    expect(await readTitle('preview', token)).toBe('Untitled Blog');
  });
});

describe('an article with a published version', () => {
  let id: string;
  beforeAll(async () => {
    ({ documentId: id } = await publishArticle(cms, {
      title: 'Live',
      slug: 'live-and-draft',
      description: 'As published',
    }));
  });
  const show = (data: object, form = FORM) => preview({ type: BLOG, documentId: id, form, data });

  test('is shown with what was typed, without a word of it reaching readers', async () => {
    const token = await show({ title: 'Typed', slug: 'live-and-draft', content: [] });
    expect(await readArticle('live-and-draft', token)).toMatchObject({ id, title: 'Typed' });
    expect(await readTitle('live-and-draft')).toBe('Live');
    const { body } = await asAdmin(cms, editor).get(`${getEntries(BLOG)}/${id}`);
    expect(body.data).toMatchObject({ title: 'Live', edition: expect.any(Number) });
  });

  test('is shown at its new address, and stays published at the old one', async () => {
    const token = await show({ title: 'Moved', slug: 'live-and-moved' });
    expect((await describePreview(token)).body.pages).toEqual(['/blog/live-and-moved']);
    expect(await readTitle('live-and-moved', token)).toBe('Moved');
    expect(await readTitle('live-and-draft', token)).toBe('Live');
    expect(await readTitle('live-and-moved')).toBeUndefined();
  });

  test('keeps what the form does not have, such as fields that the role cannot see', async () => {
    expect(await readArticle('live-and-draft', await show({ title: 'Typed' }))).toMatchObject({
      description: 'As published',
    });
  });

  test('two open forms do not mix, and each follows its own typing', async () => {
    const [one, two] = [await show({ title: 'One' }, `${FORM}-1`), await show({ title: 'Two' }, `${FORM}-2`)];
    expect([await readTitle('live-and-draft', one), await readTitle('live-and-draft', two)]).toEqual([
      'One',
      'Two',
    ]);
    await show({ title: 'One, again' }, `${FORM}-1`);
    expect([await readTitle('live-and-draft', one), await readTitle('live-and-draft', two)]).toEqual([
      'One, again',
      'Two',
    ]);
  });

  test('two editors with the same form name do not mix', async () => {
    const mine = await show({ title: 'Mine' });
    const { body } = await post({ type: BLOG, documentId: id, data: { title: 'Theirs' } }, moderator);
    expect(await readTitle('live-and-draft', mine)).toBe('Mine');
    expect(await readTitle('live-and-draft', getToken(body.data.pages))).toBe('Theirs');
  });

  test('lists and cards have only the published version', async () => {
    const token = await show({ title: 'Typed in a list' });
    const { articles } = await query('{ articles(perPage: 100) { articles { title } } }', token);
    const titles = articles.articles.map(({ title }: { title: string }) => title);
    expect(titles).toContain('Live');
    expect(titles).not.toContain('Typed in a list');
  });
});

test('a preview shows no other draft', async () => {
  const draft = await createDraft({ title: 'A secret draft', slug: 'a-secret-draft' });
  const shown = await publishArticle(cms, { title: 'A public one', slug: 'a-public-one' });
  const suggestions = { connect: [{ documentId: draft }, { documentId: shown.documentId }] };
  const token = await preview({
    type: BLOG,
    documentId: null,
    data: { title: 'Suggesting', suggestedBlogs: suggestions },
  });
  expect((await readArticle('suggesting', token))?.suggested).toEqual([{ title: 'A public one' }]);
  expect(await readArticle('a-secret-draft', token)).toBeNull();
  const placed = await preview({
    type: PLACEMENT,
    documentId: null,
    data: { key: 'blog-strip', title: 'Featured', blogs: suggestions },
  });
  const { home } = await query('{ home { featured { title } } }', placed);
  expect(home.featured[0]).toEqual({ title: 'A public one' });
  expect(JSON.stringify(home)).not.toContain('secret');
});

describe('what has no drafts', () => {
  test('a banner is shown in its place, before and after it is saved', async () => {
    const image = await picture(cms, 'banner');
    const data = {
      title: 'New',
      type: 'home',
      category: 'home-post',
      imageText: 'Sleep',
      image: { id: image },
    };
    const readPromotion = async (token?: string) =>
      (await query('{ home { firstPromotion { title imageText } } }', token)).home.firstPromotion;
    const live = await readPromotion();
    const token = await preview({ type: BANNER, documentId: null, data: { ...data, position: -5 } });
    expect((await describePreview(token)).body.pages).toEqual(['/']);
    expect(await readPromotion(token)).toEqual({ title: 'New', imageText: 'Sleep' });
    expect(await readPromotion()).toEqual(live);
    const last = await preview({ type: BANNER, documentId: null, data: { ...data, position: 9999 } });
    expect(await readPromotion(last)).toEqual(live ?? { title: 'New', imageText: 'Sleep' });
  });

  test('a banner without a picture is not shown', async () => {
    const token = await preview({ type: BANNER, documentId: null, data: { title: 'No picture' } });
    expect((await describePreview(token)).body.pages).toEqual(['/']);
    expect((await query('{ popularTopicsBanner { title } }', token)).popularTopicsBanner?.title).not.toBe(
      'No picture',
    );
  });

  test('a placement is shown with what was chosen, under its key only', async () => {
    const [first, second] = [
      await publishArticle(cms, { title: 'Chosen first', slug: 'chosen-first' }),
      await publishArticle(cms, { title: 'Chosen second', slug: 'chosen-second' }),
    ];
    const readLists = async (token?: string) =>
      (await query('{ home { headlines { title } justIn { title } } }', token)).home;
    const live = await readLists();
    const connect = [
      { documentId: second.documentId },
      { documentId: first.documentId, position: { start: true } },
    ];
    const token = await preview({
      type: PLACEMENT,
      documentId: null,
      data: { key: 'scrolling-banner', title: 'Headlines', blogs: { connect } },
    });
    const { headlines, justIn } = await readLists(token);
    expect(headlines.slice(0, 2)).toEqual([{ title: 'Chosen first' }, { title: 'Chosen second' }]);
    expect(justIn).toEqual(live.justIn);
    expect(await readLists()).toEqual(live);
  });

  test('a category is shown with its new name, also in the menu, and only there', async () => {
    const naps = await category(cms, 'Power naps');
    const token = await preview({
      type: CATEGORY,
      documentId: naps.documentId,
      data: { name: 'Short naps', slug: 'short-naps', kind: 'topic' },
    });
    expect((await describePreview(token)).body.pages).toEqual(['/category/short-naps']);
    const readNames = async (preview?: string): Promise<string[]> =>
      (await query('{ topics { name } }', preview)).topics.map(({ name }: { name: string }) => name);
    expect(await readNames(token)).toContain('Short naps');
    expect(await readNames()).not.toContain('Short naps');
    const page = '{ category(slug: "short-naps", page: 1) { category { id name } } }';
    expect((await query(page, token)).category.category).toEqual({ id: naps.documentId, name: 'Short naps' });
    expect((await query(page)).category).toBeNull();
  });

  test('a new topic with a hub is shown as one', async () => {
    const hub = { topics: 'A', routine: 'B', issues: 'C', featured: 'D', carousel: 'E', latest: 'F' };
    const token = await preview({
      type: CATEGORY,
      documentId: null,
      data: { name: 'Travelling', kind: 'topic', hue: 120, hub },
    });
    const { body } = await describePreview(token);
    expect(body).toMatchObject({
      pages: ['/travelling', '/category/travelling'],
      hue: { slug: 'travelling', hue: 120 },
    });
    const { topicHub } = await query(
      '{ topicHub(slug: "travelling") { topic { name } headings { featured } } }',
      token,
    );
    expect(topicHub).toEqual({ topic: { name: 'Travelling' }, headings: { featured: 'D' } });
  });
});

describe('nothing of a preview is cached', () => {
  test('and readers’ responses are the same before and after', async () => {
    const { documentId } = await publishArticle(cms, { title: 'Cached', slug: 'cached' });
    const token = await preview({ type: BLOG, documentId, data: { title: 'Uncached', slug: 'cached' } });
    const address = `/graphql?${getAddress('ArticlePage', { slug: 'cached' })}`;
    const read = () => request(cms.server).get(address);
    const before = await read().expect(200);
    const shown = await read().set('x-preview', token).set('if-none-match', before.headers.etag!).expect(200);
    expect(shown.text).toContain('Uncached');
    expect(shown.headers['cache-control']).toBe('no-store');
    expect(shown.headers).not.toHaveProperty('etag');
    const after = await read().expect(200);
    expect(after.text).toBe(before.text);
    expect(after.headers.etag).toBe(before.headers.etag);
    expect((await describePreview(token)).headers['cache-control']).toBe('no-store');
  });

  test('also if preview and readers ask at the same time', async () => {
    const naps = await category(cms, 'Simultaneous');
    const token = await preview({
      type: CATEGORY,
      documentId: naps.documentId,
      data: { name: 'Changed meanwhile', slug: 'simultaneous', kind: 'topic' },
    });
    // A change, so that everything that requests share is read again.
    await category(cms, 'Something new');
    const page = '{ category(slug: "simultaneous", page: 1) { category { name } } }';
    const read = async (preview?: string) => (await query(page, preview)).category.category.name;
    const names = await Promise.all([read(token), read(), read(token), read()]);
    expect(names).toEqual(['Changed meanwhile', 'Simultaneous', 'Changed meanwhile', 'Simultaneous']);
  });
});

describe('a token opens nothing', () => {
  const isClosed = async (token: string) => {
    const described = await describePreview(token);
    const read = await request(cms.server)
      .post('/graphql')
      .set('x-preview', token)
      .send({ query: '{ topics { name } }' });
    expect([described.status, read.status]).toEqual([404, 404]);
    expect(described.text).toBe(read.text);
    expect(read.body).toEqual({
      errors: [{ message: 'This preview has ended.', extensions: { code: 'PREVIEW_ENDED' } }],
    });
    expect(read.headers['cache-control']).toBe('no-store');
  };

  test.each(['x', 'f.0123456789012345678901.t7x3k1.aaaa', '%00', 'a'.repeat(5000)])('if it is %#', isClosed);

  test('for a row that does not exist', () =>
    isClosed(
      signPreview(settings().secrets.encryptionKey, {
        kind: 'link',
        id: 'a'.repeat(22),
        ends: Date.now() + HOUR_MS,
      }),
    ));

  test('an hour after the form was posted', async () => {
    const token = await preview({ type: BLOG, documentId: null, data: { title: 'For an hour' } });
    expect(await openPreview(cms.strapi, token, Date.now() + HOUR_MS - 2000)).toBeDefined();
    expect(await openPreview(cms.strapi, token, Date.now() + HOUR_MS)).toBeUndefined();
    await clearPreviews(knex(), Date.now() + HOUR_MS);
    await isClosed(token);
    expect(await knex()(FORMS)).toEqual([]);
  });

  test('if the account of its editor was closed', async () => {
    const account = { email: 'strapi-author@example.org' };
    const draft = await send(getEntries(BLOG), { title: 'By an author' }, author).expect(201);
    const { documentId } = draft.body.data;
    const link = await copy({ documentId }, author).expect(200);
    const form = await post({ type: BLOG, documentId, data: {} }, author).expect(200);
    const tokens = [link, form].map(({ body }) => getToken(body.data.pages));
    for (const token of tokens) await describePreview(token).expect(200);
    await knex()('admin_users').where(account).update({ is_active: false });
    for (const token of tokens) await isClosed(token);
    await knex()('admin_users').where(account).update({ is_active: true });
  });
});

describe('a copied link', () => {
  test('shows the latest saved draft for 7 days, until it is withdrawn', async () => {
    const documentId = await createDraft({ title: 'Shared', slug: 'shared-draft' });
    const { body } = await copy({ documentId }).expect(200);
    const token = getToken(body.data.pages);
    expect(await readTitle('shared-draft', token)).toBe('Shared');
    await asAdmin(cms, editor)
      .put(`${getEntries(BLOG)}/${documentId}`, { title: 'Shared, again' })
      .expect(200);
    expect(await readTitle('shared-draft', token)).toBe('Shared, again');
    expect(body.data.ends - Date.now()).toBeGreaterThan(7 * 24 * HOUR_MS - 60_000);
    expect(await openPreview(cms.strapi, token, body.data.ends - 1001)).toBeDefined();
    expect(await openPreview(cms.strapi, token, body.data.ends)).toBeUndefined();

    const list = async () =>
      (await asAdmin(cms, editor).get(`/admin/preview/links/${BLOG}/${documentId}`).expect(200)).body.data;
    expect(await list()).toEqual([
      {
        id: body.data.id,
        editorName: 'strapi-editor Test',
        madeAt: expect.any(Number),
        ends: body.data.ends,
      },
    ]);
    await asAdmin(cms, editor).delete(`/admin/preview/links/${body.data.id}`).expect(200);
    await describePreview(token).expect(404);
    expect(await list()).toEqual([]);
    await asAdmin(cms, editor).delete(`/admin/preview/links/${body.data.id}`).expect(404);
  });

  test('shows nothing after its article is deleted', async () => {
    const documentId = await createDraft({ title: 'Gone soon' });
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
    const page = '{ category(slug: "copied-naps", page: 1) { category { name } } }';
    expect((await query(page, getToken(body.data.pages))).category.category.name).toBe('Copied, not saved');
    expect((await query(page)).category.category.name).toBe('Copied naps');
  });

  test('is refused when there are 20', async () => {
    const documentId = await createDraft({ title: 'Often shared' });
    for (let made = 0; made < 20; made += 1) await copy({ documentId }).expect(200);
    const { body } = await copy({ documentId }).expect(400);
    expect(body.error.message).toContain('Withdraw one of them first');
    expect(await knex()(LINKS).where({ document_id: documentId })).toHaveLength(20);
  });
});

describe('only those who may read a document preview and share it', () => {
  test('a moderator reads articles, and nothing else', async () => {
    const documentId = await createDraft({ title: 'For moderators' });
    await post({ type: BLOG, documentId, data: {} }, moderator).expect(200);
    await copy({ documentId }, moderator).expect(200);
    await post({ type: BANNER, documentId: null, data: {} }, moderator).expect(403);
    await post({ type: CATEGORY, documentId: null, data: {} }, moderator).expect(403);
  });

  test('an author reads only their own articles', async () => {
    const documentId = await createDraft({ title: 'Not for authors' });
    await post({ type: BLOG, documentId, data: {} }, author).expect(403);
    await copy({ documentId }, author).expect(403);
    await asAdmin(cms, author).get(`/admin/preview/links/${BLOG}/${documentId}`).expect(403);
    const { body } = await copy({ documentId }).expect(200);
    await asAdmin(cms, author).delete(`/admin/preview/links/${body.data.id}`).expect(403);
    await describePreview(getToken(body.data.pages)).expect(200);
  });

  test('nobody without an account', async () => {
    const body = { type: BLOG, documentId: null, form: FORM, data: {} };
    for (const path of ['forms', 'links'])
      await request(cms.server).post(`/admin/preview/${path}`).send(body).expect(401);
    await request(cms.server).get(`/admin/preview/links/${BLOG}/abc`).expect(401);
    await request(cms.server).delete('/admin/preview/links/abc').expect(401);
  });

  test.each([
    ['another type', { type: 'plugin::users-permissions.user', documentId: null }, 403],
    ['no type', { documentId: null }, 403],
    ['a document that does not exist', { type: BLOG, documentId: 'abcdef' }, 404],
    ['an impossible document id', { type: BLOG, documentId: "a' OR 1=1" }, 403],
    ['another kind of document id', { type: BLOG, documentId: { $ne: '' } }, 403],
  ])('not of %s', async (_what, body, status) => {
    await post({ data: {}, ...body }).expect(status);
    await copy({ data: {}, type: undefined, ...body }).expect(status);
  });
});

describe('a form has limits', () => {
  test.each([
    ['no name', { form: undefined }],
    ['a short name', { form: 'abc' }],
    ['a long name', { form: 'a'.repeat(65) }],
    ['no data', { data: undefined }],
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
      await post({ type: BLOG, documentId: null, form: `${FORM}-${made}-of-many`, data: {} }).expect(200);
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
