import request from 'supertest';
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

const post = (path: string, body: object) =>
  request(cms.server)
    .post(`/content-manager/collection-types/${path}`)
    .set('Authorization', `Bearer ${editor}`)
    .send(body);
const named = (documentId: string) => findDraftProblems(cms, editor, documentId);

const text = (words: string) => ({ type: 'text', text: words });
const block = (type: string, fields: object) => ({ __component: `blocks.${type}`, ...fields });
const prose = (...body: object[]) =>
  block('rich-text', { body: [{ type: 'paragraph', children: [text('Words')] }, ...body] });
const item = (words: string) => ({ type: 'list-item', children: [text(words)] });

let made = 0;
async function draft(...content: object[]): Promise<string> {
  made += 1;
  const words = block('paragraph', { text: 'Words' });
  const { body } = await post(BLOG, { title: `Mistake ${made}`, content: [words, ...content] }).expect(201);
  return body.data.documentId;
}

test.each<[string, object, RegExp]>([
  ['a heading without words', block('heading', { text: ' ' }), /^Block 2 \(heading\): it has no words/],
  [
    'a quotation without words',
    block('blockquote', { author: 'Ada', text: '' }),
    /\(blockquote\): it has no words/,
  ],
  ['a list of empty items', block('list', { items: [{ text: '' }] }), /\(list\): it has no words/],
  ['a table without cells', block('table', { headers: [], rows: [] }), /\(table\): it has no words/],
  [
    'a table with headers only',
    block('table', { headers: [{ text: 'a' }], rows: [] }),
    /\(table\): it has no rows/,
  ],
  [
    'a table without headers',
    block('table', { headers: [], rows: [{ cells: [{ text: 'a' }] }] }),
    /\(table\): it has no headers/,
  ],
  [
    'a row without cells',
    block('table', { headers: [{ text: 'a' }], rows: [{ cells: [{ text: 'a' }] }, { cells: [] }] }),
    /\(table\): its row 2 has no cells/,
  ],
  ['a link without words', block('link', { url: 'https://example.org' }), /\(link\): it has no words/],
  ['a link without an address', block('link', { text: 'Here' }), /\(link\): it has no address/],
  ['a picture without a file', block('image', { caption: 'Words' }), /\(image\): no picture is chosen/],
  [
    'a slide without a file',
    block('auto-carousel', { items: [{ caption: 'Words' }] }),
    /no picture is chosen/,
  ],
  [
    'a GIF that is a page',
    block('gif', { url: 'https://tenor.com/view/a-1', alt: 'a' }),
    /a page of tenor\.com/,
  ],
])('%s is saved, reported and not published', async (_, mistake, message) => {
  const documentId = await draft(mistake);
  expect(await named(documentId)).toContainEqual({ message: expect.stringMatching(message), refused: true });
  await post(`${BLOG}/${documentId}/actions/publish`, {}).expect(400);
});

test.each<[string, object, RegExp]>([
  [
    'an empty heading in prose',
    prose({ type: 'heading', level: 2, children: [text('')] }),
    /an empty heading is left out/,
  ],
  [
    'an empty quotation in prose',
    prose({ type: 'quote', children: [text(' ')] }),
    /an empty quotation is left out/,
  ],
  [
    'empty items of a list in prose',
    prose({ type: 'list', format: 'unordered', children: [item('a'), item(''), item('')] }),
    /2 empty items of a list are left out/,
  ],
  [
    'a link without words in prose',
    prose({
      type: 'paragraph',
      children: [text('a'), { type: 'link', url: 'https://example.org', children: [text('')] }],
    }),
    /a link to “https:\/\/example\.org” is left out, because it has no words/,
  ],
  [
    'an empty item of a list',
    block('list', { items: [{ text: 'a' }, { text: '' }] }),
    /an empty item of a list is left out/,
  ],
  [
    'a row of empty cells',
    block('table', {
      headers: [{ text: 'a' }],
      rows: [{ cells: [{ text: '' }] }, { cells: [{ text: 'a' }] }],
    }),
    /its row 1 has no words and is left out/,
  ],
  [
    'an embed of an unknown site',
    block('embed', { url: 'https://unknown.example/a' }),
    /readers get a link instead of a player/,
  ],
])('%s is saved, reported and published', async (_, mistake, message) => {
  const documentId = await draft(mistake);
  expect(await named(documentId)).toEqual([{ message: expect.stringMatching(message), refused: false }]);
  await post(`${BLOG}/${documentId}/actions/publish`, {}).expect(200);
});

test.each([
  ['long code', block('code-block', { code: 'x'.repeat(300_000) })],
  [
    'a Giphy page whose address contains the id of its picture',
    block('gif', { url: 'https://giphy.com/gifs/a-3o7TKSjRrfIPjeiVyM', alt: 'a' }),
  ],
])('%s is published unchanged', async (_, content) => {
  const documentId = await draft(content);
  expect(await named(documentId)).toEqual([]);
  await post(`${BLOG}/${documentId}/actions/publish`, {}).expect(200);
});

test('a suggested draft is reported until it is public', async () => {
  const suggested = await draft();
  const documentId = await draft();
  await cms.strapi.documents(BLOG).update({ documentId, data: { suggestedBlogs: [suggested] } as never });
  expect(await named(documentId)).toEqual([
    { message: expect.stringMatching(/^Suggested articles: “Mistake \d+” is a draft/), refused: false },
  ]);
  await post(`${BLOG}/${suggested}/actions/publish`, {}).expect(200);
  expect(await named(documentId)).toEqual([]);
});

test.each([
  [{ question: 'Why?', answer: '\u200b' }, 'answer'],
  [{ question: ' ', answer: 'Because.' }, 'question'],
])('a draft with the question %j is saved, and publishing names the field', async (question, field) => {
  const faqs = [{ question: 'How?', answer: 'Thus.' }, question];
  const { documentId } = (await post(BLOG, { title: `Asked ${field}`, faqs }).expect(201)).body.data;
  const message = `Question 2: the ${field} has no words, so readers would not see it. Write some, or remove it.`;
  expect(await named(documentId)).toEqual([{ message, refused: true }]);
  const { body } = await post(`${BLOG}/${documentId}/actions/publish`, {}).expect(400);
  expect(body.error.details.errors).toEqual([
    expect.objectContaining({ path: ['faqs', '1', field], message }),
  ]);
});
