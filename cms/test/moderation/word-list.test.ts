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
  ['casino', 'at least one word'],
  [[7], 'at least one word'],
  [Array.from({ length: 5001 }, (_, number) => `word ${number}`), 'at most 5,000'],
])('refuses %j', async (words, message) => {
  const { status, body } = await add(words);
  expect([status, body.error?.message]).toEqual([400, expect.stringContaining(message)]);
  expect(await listed()).toEqual([]);
});

test('takes the good words of a paste, and returns each bad one with its reason', async () => {
  await add(['casino']);
  const bad: [string, string][] = [
    ['!?', 'nothing to look for'],
    ['x'.repeat(81), 'too long'],
    ['x'.repeat(2000), 'too long'],
    ['a\0b', 'nothing to look for'],
    ['\uD800', 'nothing to look for'],
    // Compared as eighteen letters each.
    ['\uFDFA'.repeat(80), 'too long'],
    [' ', 'nothing to look for'],
  ];
  const words = [' betting ', ...bad.map(([word]) => word), 'CASINO', 'Betting', 'x'.repeat(80)];
  const { status, body } = await add(words);
  expect([status, body.data.added]).toEqual([200, 2]);
  expect(body.data.refused).toEqual(bad.map(([word, problem]) => ({ word, problem })));
  const now = ['betting', 'casino', 'x'.repeat(80)];
  expect([await listed(), body.data.words.map(({ word }: { word: string }) => word)]).toEqual([now, now]);
});

test('ends at 500 words, also when two editors add at the same time', async () => {
  const words = (prefix: string, length: number) =>
    Array.from({ length }, (_, number) => `${prefix}${String(number)}`);
  expect((await add(words('a', 450))).status).toBe(200);
  const both = await Promise.all([add(words('b', 30)), add(words('c', 30))]);
  expect(both.map(({ status }) => status)).toEqual([200, 200]);
  expect(both.reduce((sum, { body }) => sum + body.data.added, 0)).toBe(50);
  const refused = both.flatMap(({ body }) => body.data.refused);
  expect(refused).toHaveLength(10);
  expect(refused).toContainEqual({ word: expect.stringMatching(/^[bc]\d+$/), problem: 'list is full' });
  expect((await listed()).length).toBe(500);
  // Those that are there already fit.
  expect((await add(words('a', 450))).body.data).toMatchObject({ added: 0, refused: [] });
});
