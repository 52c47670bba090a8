import request from 'supertest';
import { publishArticle } from '../support/content/publish-article';
import { asAdmin, getEntries } from '../support/cms/as-admin';
import { category, picture } from '../support/fixtures';
import { getAddress } from '../support/graphql/request-by-hash';
import { bootCms, type Cms } from '../support/harness';
import { loginAsAdmin } from '../support/members/sign-in';
import { BLOG, createPreviewCalls, FORM, getToken } from '../support/preview-calls';

const CATEGORY = 'api::category.category';
const PLACEMENT = 'api::placement.placement';

let cms: Cms;
let editor: string;
let moderator: string;
let calls: ReturnType<typeof createPreviewCalls>;
beforeAll(async () => {
  cms = await bootCms();
  editor = await loginAsAdmin(cms, 'strapi-editor');
  moderator = await loginAsAdmin(cms, 'moderator');
  calls = createPreviewCalls(cms, editor);
});
afterAll(() => cms.stop());

const knex = () => cms.strapi.db.connection;
const post = (body: object, token?: string) => calls.post(body, token);

describe('an article that was never saved', () => {
  test('is shown as readers would get it, and not stored as an article', async () => {
    const naps = await category(cms, 'Napping now');
    const image = await picture(cms, 'unsaved');
    const count = async () => Number((await knex()('blogs').count({ n: '*' }))[0]!.n);
    const before = await count();
    const { body } = await calls
      .post({
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
      })
      .expect(200);
    expect(body.data.pages).toEqual([expect.stringMatching(/^\/blog\/not-yet-saved\?preview=f\.[\w.-]+$/)]);
    const article = await calls.readArticle('not-yet-saved', getToken(body.data.pages));
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
    expect(await calls.readArticle('not-yet-saved')).toBeNull();
    expect(await count()).toBe(before);
  });

  test('has an address even without a title', async () => {
    const token = await calls.preview({ type: BLOG, documentId: null, data: {} });
    expect((await calls.describePreview(token)).body.pages).toEqual(['/blog/preview']);
    expect(await calls.readTitle('preview', token)).toBe('Untitled Blog');
  });
});

test('an article without an address is shown at the one that a save creates', async () => {
  await calls.createDraft({ title: 'Сон' });
  const token = await calls.preview({ type: BLOG, documentId: null, data: { title: 'Сон', slug: null } });
  expect((await calls.describePreview(token)).body.pages).toEqual(['/blog/son-2']);
});

test('a duplicate is shown at the address that a save creates', async () => {
  await calls.createDraft({ title: 'Original', slug: 'original' });
  const token = await calls.preview({
    type: BLOG,
    documentId: null,
    data: { title: 'Duplicate', slug: 'original' },
  });
  expect((await calls.describePreview(token)).body.pages).toEqual(['/blog/original-2']);
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
  const show = (data: object, form = FORM) => calls.preview({ type: BLOG, documentId: id, form, data });

  test('is shown with what was typed, without a word of it reaching readers', async () => {
    const token = await show({ title: 'Typed', slug: 'live-and-draft', content: [] });
    expect(await calls.readArticle('live-and-draft', token)).toMatchObject({ id, title: 'Typed' });
    expect(await calls.readTitle('live-and-draft')).toBe('Live');
    const { body } = await asAdmin(cms, editor).get(`${getEntries(BLOG)}/${id}`);
    expect(body.data).toMatchObject({ title: 'Live', edition: expect.any(Number) });
  });

  test('is shown at its new address, and stays published at the old one', async () => {
    const token = await show({ title: 'Moved', slug: 'live-and-moved' });
    expect((await calls.describePreview(token)).body.pages).toEqual(['/blog/live-and-moved']);
    expect(await calls.readTitle('live-and-moved', token)).toBe('Moved');
    expect(await calls.readTitle('live-and-draft', token)).toBe('Live');
    expect(await calls.readTitle('live-and-moved')).toBeUndefined();
  });

  test('keeps what the form does not have, such as fields that the role cannot see', async () => {
    expect(await calls.readArticle('live-and-draft', await show({ title: 'Typed' }))).toMatchObject({
      description: 'As published',
    });
  });

  test('two open forms do not mix, and each follows its own typing', async () => {
    const [one, two] = [await show({ title: 'One' }, `${FORM}-1`), await show({ title: 'Two' }, `${FORM}-2`)];
    expect([
      await calls.readTitle('live-and-draft', one),
      await calls.readTitle('live-and-draft', two),
    ]).toEqual(['One', 'Two']);
    await show({ title: 'One, again' }, `${FORM}-1`);
    expect([
      await calls.readTitle('live-and-draft', one),
      await calls.readTitle('live-and-draft', two),
    ]).toEqual(['One, again', 'Two']);
  });

  test('two editors with the same form name do not mix', async () => {
    const mine = await show({ title: 'Mine' });
    const { body } = await post({ type: BLOG, documentId: id, data: { title: 'Theirs' } }, moderator);
    expect(await calls.readTitle('live-and-draft', mine)).toBe('Mine');
    expect(await calls.readTitle('live-and-draft', getToken(body.data.pages))).toBe('Theirs');
  });

  test('lists and cards have only the published version', async () => {
    const token = await show({ title: 'Typed in a list' });
    const { articles } = await calls.query('{ articles(perPage: 100) { articles { title } } }', token);
    const titles = articles.articles.map(({ title }: { title: string }) => title);
    expect(titles).toContain('Live');
    expect(titles).not.toContain('Typed in a list');
  });
});

test('a preview shows no other draft', async () => {
  const draft = await calls.createDraft({ title: 'A secret draft', slug: 'a-secret-draft' });
  const shown = await publishArticle(cms, { title: 'A public one', slug: 'a-public-one' });
  const suggestions = { connect: [{ documentId: draft }, { documentId: shown.documentId }] };
  const token = await calls.preview({
    type: BLOG,
    documentId: null,
    data: { title: 'Suggesting', suggestedBlogs: suggestions },
  });
  expect((await calls.readArticle('suggesting', token))?.suggested).toEqual([{ title: 'A public one' }]);
  expect(await calls.readArticle('a-secret-draft', token)).toBeNull();
  const placed = await calls.preview({
    type: PLACEMENT,
    documentId: null,
    data: { key: 'blog-strip', title: 'Featured', blogs: suggestions },
  });
  const { home } = await calls.query('{ home { featured { title } } }', placed);
  expect(home.featured[0]).toEqual({ title: 'A public one' });
  expect(JSON.stringify(home)).not.toContain('secret');
});

describe('nothing of a preview is cached', () => {
  test('and readers’ responses are the same before and after', async () => {
    const { documentId } = await publishArticle(cms, { title: 'Cached', slug: 'cached' });
    const token = await calls.preview({
      type: BLOG,
      documentId,
      data: { title: 'Uncached', slug: 'cached' },
    });
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
    expect((await calls.describePreview(token)).headers['cache-control']).toBe('no-store');
  });

  test('also if preview and readers ask at the same time', async () => {
    const naps = await category(cms, 'Simultaneous');
    const token = await calls.preview({
      type: CATEGORY,
      documentId: naps.documentId,
      data: { name: 'SIMULTANEOUS', slug: 'simultaneous', kind: 'topic' },
    });
    // A change, so that everything that requests share is read again.
    await category(cms, 'Something new');
    const page = '{ category(slug: "simultaneous", page: 1) { category { name } } }';
    const read = async (shown?: string) => (await calls.query(page, shown)).category?.category.name;
    const names = await Promise.all([read(token), read(), read(token), read()]);
    expect(names).toEqual(['SIMULTANEOUS', 'Simultaneous', 'SIMULTANEOUS', 'Simultaneous']);
  });
});
