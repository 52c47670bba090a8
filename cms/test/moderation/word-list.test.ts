import { bootCms, type Cms } from '../support/harness';
import { publishArticle } from '../support/content/publish-article';
import { getModeration } from '../support/members/moderation-calls';
import { createMember } from '../support/members/create-member';
import { getCalls } from '../support/members/member-calls';
import { loginAsAdmin } from '../support/members/sign-in';

let cms: Cms;
let moderator: ReturnType<typeof getModeration>;

beforeAll(async () => {
  cms = await bootCms({ THROTTLE: 'off' });
  moderator = getModeration(cms, await loginAsAdmin(cms, 'moderator'));
});
afterAll(() => cms.stop());
beforeEach(() => cms.strapi.db.connection('held_words').delete());

const add = async (words: unknown) => moderator.addWords(words);
const listed = async () =>
  (await moderator.words().expect(200)).body.data.words.map(({ word }: { word: string }) => word);

test('holds each word once, however it is spelled, with who added it', async () => {
  await add(['Casino', ' miracle  cure ']).then(({ status }) => expect(status).toBe(200));
  await add(['CÁSINO', 'betting']).then(({ status }) => expect(status).toBe(200));
  expect(await listed()).toEqual(['betting', 'Casino', 'miracle  cure']);
  const [first] = (await moderator.words()).body.data.words;
  expect(first).toEqual({
    key: 'betting',
    word: 'betting',
    addedAt: expect.any(Number),
    addedBy: 'moderator Test',
  });
  const removed = await moderator.removeWord('miracle cure').expect(200);
  expect(removed.body.data.words).toHaveLength(2);
  expect((await moderator.removeWord('miracle cure')).status).toBe(404);
});

test('without a setting, its words alone make comments wait, and a removed one no longer', async () => {
  const { documentId } = await publishArticle(cms, { title: 'Sleep', slug: 'sleep' });
  const calls = getCalls(cms, await createMember(cms));
  await add(['casino']);
  expect((await calls.comment(documentId, 'The c\u200basino').expect(201)).body).toMatchObject({
    held: true,
  });
  expect((await calls.comment(documentId, 'Casinos, http://x.example').expect(201)).body).not.toHaveProperty(
    'held',
  );
  await moderator.removeWord('casino').expect(200);
  expect((await calls.comment(documentId, 'The casino').expect(201)).body).not.toHaveProperty('held');
});

test.each([
  [[], 'at least one word'],
  [['!?'], 'no letter and no digit'],
  [['good', 'x'.repeat(81)], 'Shorten'],
  [['a\0b'], 'no letter and no digit'],
  ['casino', 'at least one word'],
  [[7], 'at least one word'],
  [Array.from({ length: 501 }, (_, number) => `word ${number}`), 'at most 500'],
])('refuses %j', async (words, message) => {
  const { status, body } = await add(words);
  expect([status, body.error?.message]).toEqual([400, expect.stringContaining(message)]);
  expect(await listed()).toEqual([]);
});

test('ends at 500 words, also when two editors add at the same time', async () => {
  const words = (prefix: string, length: number) =>
    Array.from({ length }, (_, number) => `${prefix}${String(number)}`);
  expect((await add(words('a', 450))).status).toBe(200);
  const statuses = await Promise.all([add(words('b', 30)), add(words('c', 30))]);
  const sorted = statuses.map(({ status }) => status).toSorted((one, other) => one - other);
  expect(sorted).toEqual([200, 400]);
  expect((await listed()).length).toBe(480);
  expect((await add(words('a', 450))).status).toBe(200);
});
