import request from 'supertest';
import { waitForIdleDatabase } from '../../src/platform/database/idle';
import { getDialect } from '../../src/platform/database/dialect';
import { toRows } from '../../src/platform/database/rows/rows';
import { bootCms, type Cms } from '../support/harness';
import { getCalls, refusal } from '../support/members/member-calls';
import { getStatements } from '../support/statements';
import { publishArticle } from '../support/content/publish-article';
import { createMember } from '../support/members/create-member';

/** Of 250 top-level comments every fifth is hidden, and every second has two replies, one of them hidden. */
const TOP = 250;
const SEEN = 200;

let cms: Cms;
let blogId: string;

beforeAll(async () => {
  cms = await bootCms({ THROTTLE: 'off' });
  blogId = (await publishArticle(cms, { title: 'Discussed', slug: 'discussed' })).documentId;
  await written(blogId);
});
afterAll(() => cms.stop());

const rows = () => cms.strapi.db.connection('comments');
const read = (query: string, id = blogId) => request(cms.server).get(`/api/comments/${id}${query}`);
const texts = async (query: string): Promise<string[]> => {
  const { body } = await read(query).expect(200);
  return body.map(({ comment_text: text }: { comment_text: string }) => text);
};

async function written(id: string) {
  const comment = (text: string, n: number, more: object = {}) => ({
    document_id: `${id}${text}`,
    blog_id: id,
    text,
    hidden: false,
    reports: 0,
    // Five share each timestamp: the higher id comes first.
    created_at: new Date(Date.UTC(2026, 0, 1) + Math.floor(n / 5) * 60_000),
    ...more,
  });
  const top = Array.from({ length: TOP }, (_, n) => comment(`top ${n}`, n, { hidden: n % 5 === 0 }));
  await cms.strapi.db.connection.batchInsert('comments', top, 50);
  const ids: { id: number; text: string }[] = await rows().where({ blog_id: id }).select('id', 'text');
  const replies = ids
    .filter((_, n) => n % 2 === 0)
    .flatMap(({ id: parent, text }) => [
      comment(`reply to ${text}`, TOP, { parent_id: parent }),
      comment(`hidden reply to ${text}`, TOP, { parent_id: parent, hidden: true }),
    ]);
  await cms.strapi.db.connection.batchInsert('comments', replies, 50);
}

test('returns a page of comments with their replies and the total in X-Total-Count', async () => {
  const { body, headers } = await read('?page=1&limit=3').expect(200);
  expect(headers).toMatchObject({ 'x-total-count': String(SEEN), 'cache-control': 'no-cache' });
  expect(body).toMatchObject([
    { comment_text: 'top 249', replies: [] },
    { comment_text: 'top 248', replies: [{ comment_text: 'reply to top 248' }] },
    { comment_text: 'top 247', replies: [] },
  ]);
  expect(body[1].replies).toHaveLength(1);
});

test('pages together contain every comment once, in order', async () => {
  const whole = await texts('');
  expect(whole).toHaveLength(SEEN);
  const pages: string[] = [];
  for (let page = 1; page <= 7; page += 1) pages.push(...(await texts(`?page=${page}`)));
  expect(pages).toEqual(whole);
  expect(await texts('?page=8')).toEqual([]);
  expect(await texts('?page=999999999&limit=100')).toEqual([]);
});

test('returns thirty per page by default, a hundred at most, and all without parameters', async () => {
  expect(await texts('?page=1')).toHaveLength(30);
  expect(await texts('?limit=7')).toHaveLength(7);
  expect(await texts('?limit=5000')).toHaveLength(100);
  expect(await texts('?utm_source=x&sort=old')).toHaveLength(SEEN);
});

test.each([
  'page=0',
  'page=-1',
  'page=1.5',
  'page=x',
  'limit=0',
  'limit=abc',
  'page=1&page=2',
  'page[]=1',
  'limit[$gt]=1',
])('refuses %s with 400', async (query) => {
  const { body } = await read(`?${query}`).expect(400);
  expect(body).toEqual(refusal(body.error));
});

test('responds 404 for an unknown article', async () => {
  await read('?page=1', 'unknown').expect(404, refusal('Blog not found.'));
});

test('reads a page with two indexed statements, however many comments there are', async () => {
  const { documentId } = await publishArticle(cms, { title: 'Quiet', slug: 'quiet' });
  const getCommentStatements = async (id: string, query: string) => {
    await waitForIdleDatabase(cms.strapi);
    const statements = await getStatements(cms, () => read(query, id).expect(200));
    return statements.filter((sql) => sql.includes('comments'));
  };
  expect((await getCommentStatements(documentId, '?page=1')).length).toBeLessThanOrEqual(2);
  expect(await getCommentStatements(blogId, '')).toHaveLength(2);
  // Databases plan by table sizes, which they know only after ANALYZE. PostgreSQL reads small tables as a whole.
  for (let n = 0; n < 40; n += 1) await written(`elsewhere${n}`);
  await cms.strapi.db.connection.raw('ANALYZE comments');
  const page = await getCommentStatements(blogId, '?page=2');
  expect(page).toHaveLength(2);
  const [count = '', list = ''] = page;
  expect(await getPlan(count, [blogId, blogId])).toMatch(/comments_in_order/);
  const plan = await getPlan(list, [blogId, 30, 30]);
  expect(plan).toMatch(/comments_in_order/);
  expect(plan).toMatch(/comments_parent_/);
  expect(plan).not.toMatch(/Seq Scan on comments|SCAN (?:c|r)\b/);
});

async function getPlan(sql: string, values: (string | number)[]): Promise<string> {
  const explain = getDialect(cms.strapi) === 'sqlite' ? 'EXPLAIN QUERY PLAN' : 'EXPLAIN';
  const question = sql.replaceAll(/\$\d+/g, '?');
  return JSON.stringify(toRows(await cms.strapi.db.connection.raw(`${explain} ${question}`, values)));
}

describe('of an article with more than a thousand comments', () => {
  let manyId: string;
  beforeAll(async () => {
    manyId = (await publishArticle(cms, { title: 'Busy', slug: 'busy' })).documentId;
    const many = Array.from({ length: 1005 }, (_, n) => ({
      document_id: `many ${n}`,
      blog_id: manyId,
      text: `comment ${n}`,
      hidden: false,
      reports: 0,
      created_at: new Date(Date.UTC(2026, 0, 1) + n * 1000),
    }));
    await cms.strapi.db.connection.batchInsert('comments', many, 50);
  });

  test('the newest thousand are returned without parameters, with a link to the rest (C45)', async () => {
    const { body, headers } = await read('', manyId).expect(200);
    expect([body.length, headers['x-total-count']]).toEqual([1000, '1005']);
    expect(body[0].comment_text).toBe('comment 1004');
    const [, next = ''] = /^<(.*)>; rel="next"$/.exec(headers.link ?? '') ?? [];
    const rest = await request(cms.server).get(next).expect(200);
    expect(rest.body.map((one: { comment_text: string }) => one.comment_text)).toEqual(
      [4, 3, 2, 1, 0].map((n) => `comment ${n}`),
    );
    expect(rest.headers.link).toBeUndefined();
  });

  test('a page links to the next one', async () => {
    const { headers } = await read('?page=2&limit=40', manyId).expect(200);
    expect(headers.link).toBe(`</api/comments/${manyId}?page=3&limit=40>; rel="next"`);
  });
});

describe('of long comments with many replies', () => {
  const EMOJI = '🙂'.repeat(4999);
  let longId: string;
  const comment = (text: string, n: number, more: object = {}) => ({
    document_id: `${longId} ${n}`,
    blog_id: longId,
    text,
    hidden: false,
    reports: 0,
    created_at: new Date(Date.UTC(2026, 0, 1) + n * 1000),
    ...more,
  });
  const getBytes = (text: string) => Buffer.byteLength(text);
  beforeAll(async () => {
    longId = (await publishArticle(cms, { title: 'Long', slug: 'long' })).documentId;
    const top = Array.from({ length: 130 }, (_, n) => comment(EMOJI, n));
    await cms.strapi.db.connection.batchInsert('comments', top, 50);
    const ids: { id: number }[] = await rows().where({ blog_id: longId }).select('id').orderBy('id');
    const replies = ids.flatMap(({ id }, at) =>
      Array.from({ length: at < 100 ? 6 : 0 }, (_, n) =>
        comment(EMOJI, 1000 + at * 10 + n, { parent_id: id }),
      ),
    );
    await cms.strapi.db.connection.batchInsert('comments', replies, 50);
  });

  test.each(['', '?page=1&limit=1', '?page=2&limit=50', '?limit=100'])(
    'the response to "%s" is limited in size',
    async (query) => {
      const { text, body } = await read(query, longId).expect(200);
      expect(body.length).toBeGreaterThan(0);
      expect(getBytes(text)).toBeLessThan(1_250_000);
    },
  );

  test.each(['', '?page=1&limit=100', '?page=1&limit=30'])(
    'links from "%s" lead through all of them, each once',
    async (query) => {
      const seen: number[] = [];
      let next = `/api/comments/${longId}${query}`;
      while (next !== '') {
        const { body, headers } = await request(cms.server).get(next).expect(200);
        seen.push(...body.map((one: { comment_id: number }) => one.comment_id));
        next = /^<(.*)>; rel="next"$/.exec(headers.link ?? '')?.[1] ?? '';
      }
      expect([seen.length, new Set(seen).size]).toEqual([130, 130]);
    },
  );

  test('a comment accepts at most 100,000 bytes of replies, and 200 of them', async () => {
    const member = getCalls(cms, await createMember(cms, 'Replier'));
    const { body: long } = await member.comment(longId, 'Reply at length').expect(201);
    const reply = (id: number, text: string) => member.comment(longId, text, { parent_comment_id: id });
    for (let n = 0; n < 5; n += 1) await reply(long.comment_id, EMOJI).expect(201);
    const full = await reply(long.comment_id, EMOJI).expect(400);
    expect(full.body).toEqual(refusal('This comment cannot have more replies. Please write a new comment.'));
    const { body: short } = await member.comment(longId, 'Reply often').expect(201);
    const many = Array.from({ length: 199 }, (_, n) =>
      comment('Yes', 5000 + n, { parent_id: short.comment_id }),
    );
    await cms.strapi.db.connection.batchInsert('comments', many, 50);
    await reply(short.comment_id, 'The last one').expect(201);
    await reply(short.comment_id, 'One more').expect(400);
    await reply(999_999_999, 'To nobody').expect(
      400,
      refusal('You can only reply to a comment on this blog, and not to a reply.'),
    );
    const { body } = await read('?page=1&limit=2', longId).expect(200);
    expect(body.map((one: { replies: unknown[] }) => one.replies.length)).toEqual([200, 5]);
  });
});
