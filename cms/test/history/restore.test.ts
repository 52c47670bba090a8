import request from 'supertest';
import { asAdmin, getEntries, sendFile } from '../support/cms/as-admin';
import { plain } from '../support/content/picture-files';
import { bootCms, type Cms } from '../support/harness';
import { loginAsAdmin } from '../support/members/sign-in';

const BLOG = 'api::blog.blog';
const HISTORY = '/admin/history';

let cms: Cms;
let editor: string;
beforeAll(async () => {
  cms = await bootCms();
  editor = await loginAsAdmin(cms, 'strapi-editor');
});
afterAll(() => cms.stop());

const as = (token: string) => asAdmin(cms, token);
const paragraph = (text: string) => ({ __component: 'blocks.paragraph', text });

async function create(data: object, type = BLOG): Promise<string> {
  const { body } = await as(editor).post(getEntries(type), data).expect(201);
  return body.data.documentId;
}
const save = (id: string, data: object, type = BLOG) =>
  as(editor)
    .put(`${getEntries(type)}/${id}`, data)
    .expect(200);
const read = async (id: string, type = BLOG) =>
  (
    await as(editor)
      .get(`${getEntries(type)}/${id}`)
      .expect(200)
  ).body.data;
const list = async (id: string, type = BLOG, query = '') =>
  (await as(editor).get(`${HISTORY}/${type}/${id}${query}`).expect(200)).body.data;
const restore = async (id: string, edition: number, type = BLOG) => {
  const seen = (await list(id, type)).versions[0].edition;
  return (await as(editor).post(`${HISTORY}/${type}/${id}/${edition}/restore`, { seen }).expect(200)).body
    .data;
};

test('lists versions, newest first, and a page at a time', async () => {
  const id = await create({ title: 'Version 1' });
  for (let version = 2; version <= 55; version += 1) await save(id, { title: `Version ${version}` });
  const first = await list(id);
  expect(first.versions).toHaveLength(50);
  expect(first.versions[0]).toMatchObject({
    edition: 55,
    kind: 'save',
    title: 'Version 55',
    fields: ['title'],
    published: false,
    actor: { name: 'strapi-editor Test' },
  });
  expect(first.hasMore).toBe(true);
  const second = await list(id, BLOG, `?before=${first.versions.at(-1).edition}`);
  expect(second.versions.map(({ edition }: { edition: number }) => edition)).toEqual([5, 4, 3, 2, 1]);
  expect(second.hasMore).toBe(false);
});

test('shows a version in words: titles of entries, names of files, blocks as Markdown', async () => {
  const category = await create({ name: 'History words', kind: 'sub-topic' }, 'api::category.category');
  const id = await create({
    title: 'In words',
    categories: { connect: [{ documentId: category }] },
    content: [
      {
        __component: 'blocks.rich-text',
        body: [{ type: 'heading', level: 2, children: [{ type: 'text', text: 'A heading' }] }],
      },
    ],
    faqs: [{ question: 'Why?', answer: 'So.' }],
  });
  const { body } = await as(editor).get(`${HISTORY}/${BLOG}/${id}/1`).expect(200);
  expect(body.data.content).toEqual({
    title: 'In words',
    slug: 'in-words',
    layoutType: 'text-image-alternating',
    categories: 'History words',
    content: [{ type: 'blocks.rich-text', text: '## A heading', paragraphs: ['## A heading'] }],
    faqs: [{ type: 'parts.question', text: 'Question: Why?\nAnswer: So.', id: expect.any(String) }],
  });
});

test('restores a version as the draft, and readers keep what is published', async () => {
  const id = await create({
    title: 'First title',
    description: 'First',
    content: [paragraph('One'), paragraph('Two')],
    faqs: [{ question: 'Why?', answer: 'So.' }],
  });
  const [question] = (await read(id)).faqs;
  await save(id, { title: 'Second title', description: null, content: [], faqs: [], author: 'Ann' });
  await as(editor)
    .post(`${getEntries(BLOG)}/${id}/actions/publish`)
    .expect(200);
  expect(await restore(id, 1)).toEqual({ missing: [] });
  const draft = await read(id);
  expect(draft).toMatchObject({
    title: 'First title',
    description: 'First',
    author: null,
    content: [{ text: 'One' }, { text: 'Two' }],
    faqs: [{ question: 'Why?', questionId: question.questionId }],
    edition: 4,
  });
  const live = await request(cms.server).get('/api/blogs/slug/first-title').expect(200);
  expect(JSON.stringify(live.body)).toContain('Second title');
  expect((await list(id)).versions[0]).toMatchObject({ edition: 4, kind: 'restore', published: false });
});

test('undoes a placement to a version, in its order, and lists articles that are gone', async () => {
  const articles = [await create({ title: 'Listed A' }), await create({ title: 'Listed B' })];
  for (const id of articles)
    await as(editor)
      .post(`${getEntries(BLOG)}/${id}/actions/publish`)
      .expect(200);
  const type = 'api::placement.placement';
  const id = await create(
    {
      key: 'restored',
      title: 'List',
      blogs: { connect: articles.toReversed().map((documentId) => ({ documentId })) },
    },
    type,
  );
  const before = (await as(editor).get(`${HISTORY}/${type}/${id}/1`)).body.data.content;
  expect(before.blogs).toBe('Listed B\nListed A');
  await save(
    id,
    { title: 'Other', blogs: { disconnect: articles.map((documentId) => ({ documentId })) } },
    type,
  );
  expect(await restore(id, 1, type)).toEqual({ missing: [] });
  const after = (await as(editor).get(`${HISTORY}/${type}/${id}/3`)).body.data;
  expect(after.content).toEqual(before);

  await as(editor)
    .delete(`${getEntries(BLOG)}/${articles[0]}`)
    .expect(200);
  expect(await restore(id, 1, type)).toEqual({
    missing: [{ kind: 'entry', field: 'blogs', documentId: articles[0] }],
  });
});

test.each([BLOG, 'api::placement.placement'])(
  'refuses to restore %s over a version that the editor has not seen',
  async (type) => {
    const id = await create({ title: 'First', ...(type !== BLOG && { key: 'unseen' }) }, type);
    await save(id, { title: 'Second' }, type);
    const owner = await loginAsAdmin(cms, 'strapi-super-admin');
    await as(owner)
      .put(`${getEntries(type)}/${id}`, { title: 'Third, by the owner' })
      .expect(200);
    const path = `${HISTORY}/${type}/${id}/1/restore`;
    const { body } = await as(editor).post(path, { seen: 2 }).expect(409);
    expect(body.error.details).toMatchObject({
      documentId: id,
      seen: 2,
      newer: { edition: 3, actorName: 'strapi-super-admin Test', actorId: expect.any(Number) },
    });
    expect(await read(id, type)).toMatchObject({ title: 'Third, by the owner' });
    await as(editor).post(path).expect(400);
    await as(editor).post(path, { seen: 3 }).expect(200);
    expect(await read(id, type)).toMatchObject({ title: 'First' });
  },
);

test('restores a category with its topic', async () => {
  const type = 'api::category.category';
  const topics = (await as(editor).get(`${getEntries(type)}?filters[kind]=topic`)).body.results;
  const topic = topics[0] ?? { documentId: await create({ name: 'Some topic', kind: 'topic' }, type) };
  const id = await create({ name: 'Moved', kind: 'sub-topic', parent: { connect: [topic] } }, type);
  await save(id, { parent: { disconnect: [topic] }, description: 'Without a topic' }, type);
  await restore(id, 1, type);
  const { content } = (await as(editor).get(`${HISTORY}/${type}/${id}/3`)).body.data;
  expect(content).toMatchObject({ name: 'Moved', parent: topic.name ?? 'Some topic' });
  expect(content).not.toHaveProperty('description');
});

describe('who may use it', () => {
  const getStatus = async (token: string, path: string) => (await as(token).get(`${HISTORY}/${path}`)).status;
  const postStatus = async (token: string, path: string, body: object = {}) =>
    (await as(token).post(`${HISTORY}/${path}`, body)).status;

  test('roles that may read or change the entry', async () => {
    const id = await create({ title: 'Not for all' });
    const moderator = await loginAsAdmin(cms, 'moderator');
    const author = await loginAsAdmin(cms, 'strapi-author');
    expect(await getStatus(author, `${BLOG}/${id}`)).toBe(403);
    expect(await getStatus(author, `${BLOG}/${id}/1`)).toBe(403);
    expect(await postStatus(author, `${BLOG}/${id}/compare-form`, { seen: 1, form: {} })).toBe(403);
    expect(await getStatus(moderator, `${BLOG}/${id}`)).toBe(200);
    for (const token of [moderator, author])
      expect(await postStatus(token, `${BLOG}/${id}/1/restore`)).toBe(403);
    expect((await request(cms.server).get(`${HISTORY}/${BLOG}/${id}`)).status).toBe(401);
    const { body } = await as(author).post(getEntries(BLOG), { title: 'My own' });
    expect(await getStatus(author, `${BLOG}/${body.data.documentId}`)).toBe(200);
  });

  test.each(['nowhere/1', 'nowhere/x', 'nowhere/99999999999', `${'a'.repeat(300)}/1`, '%00/1'])(
    '%s is not found',
    async (path) => {
      expect(await getStatus(editor, `${BLOG}/${path}`)).toBe(404);
    },
  );

  test('other content types have no history', async () => {
    expect(await getStatus(editor, 'plugin::users-permissions.user/abc')).toBe(403);
    expect(await getStatus(editor, 'constructor/abc')).toBe(403);
  });
});

test('compares a form with what is stored, and with what it was opened with', async () => {
  const id = await create({ title: 'Base', description: 'Base', author: 'Ann' });
  await save(id, { description: 'Theirs' });
  const form = { title: 'Mine', description: 'Base', author: null };
  const { body } = await as(editor)
    .post(`${HISTORY}/${BLOG}/${id}/compare-form`, { seen: 1, form })
    .expect(200);
  expect(body.data).toMatchObject({
    before: { title: 'Base', description: 'Base', author: 'Ann' },
    theirs: { title: 'Base', description: 'Theirs', author: 'Ann' },
    mine: { title: 'Mine', description: 'Base', slug: 'base' },
    latest: { edition: 2 },
  });
  expect(body.data.mine).not.toHaveProperty('author');
});

test('compares questions by their ids, and relations as a save would store them', async () => {
  const [one, two, three, four] = [
    await create({ title: 'One' }),
    await create({ title: 'Two' }),
    await create({ title: 'Three' }),
    await create({ title: 'Four' }),
  ];
  const faqs = [{ question: 'Why?', answer: 'So.' }];
  const connect = (...ids: string[]) => ids.map((documentId) => ({ documentId }));
  const id = await create({ title: 'Base', faqs, suggestedBlogs: { connect: connect(one, two) } });
  const [stored] = (await read(id)).faqs;
  await save(id, { suggestedBlogs: { connect: connect(three), disconnect: connect(two) } });
  // Dragged before an article that is gone now.
  const added = { documentId: four, position: { before: two, status: 'draft' } };
  const form = { faqs: [stored], suggestedBlogs: { connect: [added], disconnect: connect(one) } };
  const { body } = await as(editor)
    .post(`${HISTORY}/${BLOG}/${id}/compare-form`, { seen: 1, form })
    .expect(200);
  const question = { type: 'parts.question', text: 'Question: Why?\nAnswer: So.', id: stored.questionId };
  expect(body.data).toMatchObject({
    before: { faqs: [question], suggestedBlogs: 'One\nTwo' },
    theirs: { faqs: [question], suggestedBlogs: 'One\nThree' },
    mine: { faqs: [question], suggestedBlogs: 'Three\nFour' },
  });
  await save(id, form);
  const { content } = (await as(editor).get(`${HISTORY}/${BLOG}/${id}/3`).expect(200)).body.data;
  expect(content).toMatchObject({ suggestedBlogs: 'Three\nFour' });
});

test('compares prose by its paragraphs, too', async () => {
  const paragraph = (text: string) => ({ type: 'paragraph', children: [{ type: 'text', text }] });
  const prose = (...texts: string[]) => [{ __component: 'blocks.rich-text', body: texts.map(paragraph) }];
  const id = await create({ title: 'Base', content: prose('One', 'Two') });
  await save(id, { content: prose('One, theirs', 'Two') });
  const form = { content: prose('One', 'Two', 'Mine') };
  const { body } = await as(editor)
    .post(`${HISTORY}/${BLOG}/${id}/compare-form`, { seen: 1, form })
    .expect(200);
  expect(body.data).toMatchObject({
    before: { content: [{ paragraphs: ['One', 'Two'] }] },
    theirs: { content: [{ text: 'One, theirs\n\nTwo', paragraphs: ['One, theirs', 'Two'] }] },
    mine: { content: [{ paragraphs: ['One', 'Two', 'Mine'] }] },
  });
});

test('names entries and files in a form only to those who may read them', async () => {
  const hidden = await create({ title: 'A secret draft' });
  const bytes = await plain().png().toBuffer();
  const [file] = (await sendFile(cms, editor, '/upload', bytes, 'secret-name.png').expect(201)).body;
  const author = await loginAsAdmin(cms, 'strapi-author');
  const own = (await as(author).post(getEntries(BLOG), { title: 'My own' }).expect(201)).body.data.documentId;
  const form = { suggestedBlogs: { connect: [{ documentId: hidden }] }, thumbnail: { id: file.id } };
  const compare = async (token: string) =>
    (await as(token).post(`${HISTORY}/${BLOG}/${own}/compare-form`, { seen: 1, form }).expect(200)).body.data
      .mine;
  expect(await compare(author)).toMatchObject({
    suggestedBlogs: '(an entry that your role does not show)',
    thumbnail: '(a file that your role does not show)',
  });
  expect(await compare(editor)).toMatchObject({
    suggestedBlogs: 'A secret draft',
    thumbnail: 'secret-name.png',
  });
});
