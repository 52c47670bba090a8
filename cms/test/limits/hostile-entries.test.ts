import type { Response } from 'supertest';
import { asAdmin, getEntries } from '../support/cms/as-admin';
import { category } from '../support/fixtures';
import { bootCms, type Cms } from '../support/harness';
import { loginAsAdmin } from '../support/members/sign-in';

const ARTICLES = getEntries('api::blog.blog');

let cms: Cms;
let admin: string;
let author: string;
let documentId: string;
beforeAll(async () => {
  cms = await bootCms();
  admin = await loginAsAdmin(cms, 'strapi-super-admin');
  author = await loginAsAdmin(cms, 'strapi-author');
  await category(cms, 'Sleep');
  const { body } = await asAdmin(cms, author).post(ARTICLES, { title: 'One', slug: 'one' }).expect(201);
  documentId = body.data.documentId;
});
afterAll(() => cms.stop());

const rows = () => cms.strapi.db.connection('blogs').select('*').orderBy('id');
const row = (id: string) => cms.strapi.db.query('api::blog.blog').findOne({ where: { documentId: id } });
const prose = (body: unknown) => ({ content: [{ __component: 'blocks.rich-text', body }] });

const MALFORMED: [object, string][] = [
  [{ content: [{ __component: '__proto__' }] }, '“content.0” is not a block that can be used here.'],
  [{ content: [{ __component: 'constructor' }] }, '“content.0” is not a block that can be used here.'],
  [{ content: [{ __component: 'blocks.nothing' }] }, '“content.0” is not a block that can be used here.'],
  [{ content: [{ __component: 'meta.seo' }] }, '“content.0” is not a block that can be used here.'],
  [{ content: { a: 1 } }, '“content” must be a list.'],
  [prose([null]), '“content.0.body” is not formatted text.'],
  [prose('plain'), '“content.0.body” is not formatted text.'],
  [prose('[null]'), '“content.0.body” is not formatted text.'],
  [prose([{ type: 'paragraph', children: [null] }]), '“content.0.body” is not formatted text.'],
  [{ categories: { connect: [{ documentId: { a: 1 } }] } }, '“categories” must be chosen by ids.'],
  [{ suggestedBlogs: { set: [{ documentId: { a: 1 } }] } }, '“suggestedBlogs” must be chosen by ids.'],
  [{ faqs: [[]] }, '“faqs.0” must be an object with fields.'],
  [{ description: 'a\0b' }, '“description” contains a character that cannot be stored.'],
  [
    prose([{ type: 'paragraph', children: [{ type: 'text', text: '\0' }] }]),
    '“content.0.body” is not formatted text.',
  ],
  [{ publicationDate: [1] }, '“publicationDate” must be a single value.'],
];

/** All the ways in which an editor sends the fields of an article. */
async function sendEverywhere(body: object): Promise<Response[]> {
  const { post, put } = asAdmin(cms, author);
  return [
    await post(ARTICLES, body),
    await put(`${ARTICLES}/${documentId}`, body),
    await post(`${ARTICLES}/clone/${documentId}`, body),
    await asAdmin(cms, admin).post(`${ARTICLES}/actions/publish`, body),
  ];
}

test.each(MALFORMED)('%j is refused with a sentence, and nothing is stored', async (sent, sentence) => {
  const before = await rows();
  const responses = await sendEverywhere({ title: 'Another', slug: 'another', ...sent });
  for (const { status, body } of responses) expect([status, body.error?.message]).toEqual([400, sentence]);
  expect(await rows()).toEqual(before);
});

test('a list is no entry', async () => {
  const before = await rows();
  const responses = await sendEverywhere([1]);
  expect(responses.map(({ status }) => status)).toEqual([400, 400, 400, 400]);
  // Others are refused before, as Strapi reads their language first.
  expect(responses[0]?.body.error.message).toBe('An entry must be an object with fields.');
  expect(await rows()).toEqual(before);
});

test.each([700_000, '700000', '9223372036854775807', 'x', { a: 1 }, 1])(
  'an editor cannot choose the id %j of a row',
  async (id) => {
    const [{ id: last }] = (await rows()).slice(-1);
    const created = await asAdmin(cms, author).post(ARTICLES, { title: 'Two', id }).expect(201);
    expect(created.body.data.id).toBe(last + 1);
    const to = `${ARTICLES}/${created.body.data.documentId}`;
    const updated = await asAdmin(cms, author).put(to, { title: 'Three', id }).expect(200);
    expect(updated.body.data.id).toBe(last + 1);
    const copy = await asAdmin(cms, author)
      .post(`${ARTICLES}/clone/${created.body.data.documentId}`, { title: 'Four', id })
      .expect(200);
    expect(copy.body.data.id).toBe(last + 2);
  },
);

test.each(['9223372036854775807', 700_000])('nor the id %j of a part', async (id) => {
  const parts = {
    seo: { id, title: 'A' },
    faqs: [{ id, question: 'A?', answer: 'B' }],
    content: [
      { __component: 'blocks.rich-text', id, body: [] },
      { __component: 'blocks.slider-with-icons', id, items: [{ id }] },
    ],
  };
  const created = await asAdmin(cms, author)
    .post(ARTICLES, { title: 'Five', ...parts })
    .expect(201);
  const { seo, faqs, content, documentId: own } = created.body.data;
  const ids = [seo, ...faqs, ...content, ...content[1].items].map((part) => part.id);
  expect(Math.max(...ids)).toBeLessThan(100);
  for (const [field, value] of Object.entries(parts)) {
    const updated = await asAdmin(cms, author).put(`${ARTICLES}/${own}`, { [field]: value });
    expect(updated.status).toBe(400);
  }
});

test.each(['admin', 'author'] as const)(
  'fields that Strapi and we fill cannot be sent by an %s',
  async (who) => {
    const token = who === 'admin' ? admin : author;
    const other = who === 'admin' ? 2 : 1;
    const sent = {
      ...{ createdBy: other, updatedBy: other, publishedAt: '2020-01-01T00:00:00.000Z', edition: 55 },
      ...{ locale: 'de', createdAt: '2020-01-01T00:00:00.000Z', updatedAt: '2020-01-01T00:00:00.000Z' },
    };
    const created = await asAdmin(cms, token)
      .post(ARTICLES, { title: 'Six', ...sent })
      .expect(201);
    const { documentId: own } = created.body.data;
    const before = await row(own);
    expect(before).toMatchObject({ edition: 1, publishedAt: null, locale: null });
    // In an update, the edition is the one that the form had.
    await asAdmin(cms, token)
      .put(`${ARTICLES}/${own}`, { title: 'Seven', ...sent })
      .expect(409);
    await asAdmin(cms, token)
      .put(`${ARTICLES}/${own}`, { title: 'Seven', ...sent, edition: 1 })
      .expect(200);
    const after = await row(own);
    expect(after).toMatchObject({ edition: 2, publishedAt: null, locale: null, createdAt: before.createdAt });
    expect(new Date(after.updatedAt).getFullYear()).not.toBe(2020);
    const { createdBy, updatedBy } = await cms.strapi.db
      .query('api::blog.blog')
      .findOne({ where: { documentId: own }, populate: ['createdBy', 'updatedBy'] });
    expect([createdBy.id, updatedBy.id]).toEqual([3 - other, 3 - other]);
    const copy = await asAdmin(cms, token)
      .post(`${ARTICLES}/clone/${own}`, { title: 'Eight', ...sent })
      .expect(200);
    expect(await row(copy.body.data.documentId)).toMatchObject({ publishedAt: null, locale: null });
  },
);

test.each([[99_999], ['x'], [1e20], ['2', 99_999]])(
  'accounts are deleted all or none: %j',
  async (...ids) => {
    const count = () => cms.strapi.db.query('admin::user').count();
    const before = await count();
    const { status, body } = await asAdmin(cms, admin).post('/admin/users/batch-delete', { ids });
    expect([status, body.error?.message]).toEqual([
      400,
      'One of these accounts no longer exists. Reload the list.',
    ]);
    expect(await count()).toBe(before);
  },
);

test.each(['x', '-1', '1e20', '99999'])('there is no account %s', async (id) => {
  const { get, put, delete: remove } = asAdmin(cms, admin);
  const to = `/admin/users/${id}`;
  const responses = [await get(to), await put(to, { firstname: 'A' }), await remove(to)];
  expect(responses.map(({ status }) => status)).toEqual([404, 404, 404]);
});
