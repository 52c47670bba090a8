import request from 'supertest';
import { bootCms, type Cms } from '../support/harness';
import { loginAsAdmin } from '../support/members/sign-in';

const BLOGS = '/content-manager/collection-types/api::blog.blog';

interface Question {
  question: string;
  answer: string;
  questionId?: string;
}

let cms: Cms;
let editor: string;
let documentId: string;
beforeAll(async () => {
  cms = await bootCms();
  editor = await loginAsAdmin(cms, 'strapi-editor');
});
afterAll(() => cms.stop());

const send = async (method: 'get' | 'post' | 'put' | 'delete', path: string, form?: object) => {
  const call = request(cms.server)[method](`${BLOGS}${path}`);
  const { status, body } = await call.set('Authorization', `Bearer ${editor}`).send(form);
  if (status >= 300) throw new Error(JSON.stringify(body));
  return body.data ?? body;
};
const draft = async (id = documentId): Promise<{ title: string; faqs: Question[] }> => send('get', `/${id}`);
const save = async (faqs: Question[]) => send('put', `/${documentId}`, { ...(await draft()), faqs });
/** What readers get. */
const live = async (id = documentId): Promise<{ faq_id: string; question: string }[]> =>
  (await request(cms.server).get(`/api/faqs/${id}`).expect(200)).body;
const texts = (faqs: { question: string }[]) => faqs.map(({ question }) => question);

const WHY = { question: 'Why?', answer: 'So.' };
const HOW = { question: 'How?', answer: 'Thus.' };

beforeEach(async () => {
  ({ documentId } = await send('post', '', { title: 'Asked', faqs: [WHY, HOW] }));
  await send('post', `/${documentId}/actions/publish`, {});
});

test('questions of a draft reach readers when it is published, with the ids of those that stay', async () => {
  const before = await live();
  const [why, how] = (await draft()).faqs;
  await save([how!, { ...why!, question: 'Why not?' }, { question: 'When?', answer: 'Now.' }]);
  expect(await live()).toEqual(before);
  await send('post', `/${documentId}/actions/publish`, {});
  const after = await live();
  expect(texts(after)).toEqual(['How?', 'Why not?', 'When?']);
  expect(after.slice(0, 2).map(({ faq_id: id }) => id)).toEqual([before[1]!.faq_id, before[0]!.faq_id]);
});

test('two questions that are sent with one row and one id are both stored', async () => {
  const [why, how] = (await draft()).faqs;
  await save([{ ...why!, question: 'When?' }, why!, how!]);
  const { faqs } = await draft();
  expect(texts(faqs)).toEqual(['When?', 'Why?', 'How?']);
  expect(new Set(faqs.map(({ questionId }) => questionId)).size).toBe(3);
});

test('an id that belongs to another article is replaced', async () => {
  const { questionId } = (await draft()).faqs[0]!;
  const why = { ...WHY, questionId: questionId! };
  const other = await send('post', '', { title: 'Other', faqs: [why] });
  expect(other.faqs).toMatchObject([{ question: 'Why?' }]);
  expect(other.faqs[0].questionId).not.toBe(questionId);
  // An id of an earlier version of the same article is still its own.
  await save([]);
  await send('post', `/${documentId}/actions/publish`, {});
  await save([why]);
  expect((await draft()).faqs).toMatchObject([{ questionId }]);
});

test('discarding a draft brings the published questions back', async () => {
  const published = (await draft()).faqs.map(({ questionId }) => questionId);
  await save([]);
  expect((await draft()).faqs).toEqual([]);
  await send('post', `/${documentId}/actions/discard`, {});
  const { faqs } = await draft();
  expect(texts(faqs)).toEqual(['Why?', 'How?']);
  expect(faqs.map(({ questionId }) => questionId)).toEqual(published);
});

test('an unpublished article has no questions for readers, and keeps those of its draft', async () => {
  await send('post', `/${documentId}/actions/unpublish`, {});
  await request(cms.server).get(`/api/faqs/${documentId}`).expect(404);
  expect(texts((await draft()).faqs)).toEqual(['Why?', 'How?']);
});

test('a duplicate has the questions under new ids, and the original keeps its own', async () => {
  const original = await live();
  const { documentId: copy } = await send('post', `/clone/${documentId}`, {
    ...(await draft()),
    title: 'Copy',
  });
  await send('post', `/${copy}/actions/publish`, {});
  expect(texts(await live(copy))).toEqual(['Why?', 'How?']);
  expect(await live()).toEqual(original);
  const ids = [...original, ...(await live(copy))].map(({ faq_id: id }) => id);
  expect(new Set(ids).size).toBe(4);
});

test('so has one that a program makes without sending questions', async () => {
  const { documentId: copy } = await send('post', `/clone/${documentId}`, { title: 'By a program' });
  const [original, copied] = [(await draft()).faqs, (await draft(copy)).faqs];
  expect(copied.map(({ question, answer }) => ({ question, answer }))).toEqual([WHY, HOW]);
  expect(new Set([...original, ...copied].map(({ questionId }) => questionId)).size).toBe(4);
});

test('a duplicate has what its form was left with, and nothing else of the original', async () => {
  const text = (words: string) => ({ __component: 'blocks.paragraph', text: words });
  await send('put', `/${documentId}`, { content: [text('One'), text('Two')] });
  const [, how] = (await draft()).faqs;
  const fewer = await send('post', `/clone/${documentId}`, {
    title: 'With less',
    faqs: [how],
    content: [text('Only')],
  });
  expect(texts(fewer.faqs)).toEqual(['How?']);
  expect(fewer.content).toMatchObject([{ text: 'Only' }]);
  const none = await send('post', `/clone/${documentId}`, { title: 'With nothing', faqs: [], content: [] });
  expect([none.faqs, none.content]).toEqual([[], []]);
  const { content } = await send('post', `/clone/${documentId}`, { title: 'With all' });
  expect(content).toMatchObject([{ text: 'One' }, { text: 'Two' }]);
});

test('a deleted article leaves no questions behind', async () => {
  const ids = (await live()).map(({ faq_id: id }) => id);
  await send('delete', `/${documentId}`);
  const left = await cms.strapi.db.query('parts.question').count({ where: { questionId: { $in: ids } } });
  expect(left).toBe(0);
});
