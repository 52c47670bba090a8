import { waitForIdleDatabase } from '../../src/platform/database/idle';
import { getDialect } from '../../src/platform/database/dialect';
import { toRows } from '../../src/platform/database/rows/rows';
import { bootCms, type Cms } from '../support/harness';
import { publishArticle } from '../support/content/publish-article';
import { getModeration } from '../support/members/moderation-calls';
import { createMember, type TestMember } from '../support/members/create-member';
import { getCalls } from '../support/members/member-calls';
import { loginAsAdmin } from '../support/members/sign-in';

/** Enough for a planner to prefer an index. */
const COMMENTS = 6000;

let cms: Cms;
let eve: TestMember;
let blogId: string;
let moderator: ReturnType<typeof getModeration>;

beforeAll(async () => {
  cms = await bootCms({ THROTTLE: 'off', HOLD_FIRST_COMMENTS: 'on' });
  moderator = getModeration(cms, await loginAsAdmin(cms, 'moderator'));
  eve = await createMember(cms, 'Eve');
  const members = await Promise.all(Array.from({ length: 20 }, () => createMember(cms)));
  blogId = (await publishArticle(cms, { title: 'Sleep', slug: 'sleep' })).documentId;
  const rows = Array.from({ length: COMMENTS }, (_, number) => ({
    document_id: `comment${number}`,
    blog_id: blogId,
    text: `Text ${number}`,
    hidden: number % 50 === 0,
    held: number % 100 === 0 ? 'first' : null,
    reports: number % 40 === 1 ? 1 + (number % 3) : 0,
    member_id: number % 200 === 0 ? eve.id : members[number % 20]?.id,
    created_at: new Date(Date.UTC(2026, 0, 1) + number * 1000),
  }));
  await cms.strapi.db.connection.batchInsert('comments', rows, 90);
  const tops: number[] = await cms.strapi.db.connection('comments').orderBy('id').limit(2000).pluck('id');
  const replies = tops.map((parent, number) => ({
    ...rows[number],
    document_id: `reply${number}`,
    parent_id: parent,
    reports: 0,
    held: null,
  }));
  await cms.strapi.db.connection.batchInsert('comments', replies, 90);
  const messages = Array.from({ length: 2000 }, (_, number) => ({
    document_id: `message${number}`,
    name: 'Eve',
    email: 'eve@example.org',
    message: 'Hello',
    state: number % 50 === 0 ? 'new' : 'closed',
    member_id: eve.id,
    created_at: new Date(),
  }));
  await cms.strapi.db.connection.batchInsert('contact_messages', messages, 90);
  await cms.strapi.db.connection.raw('ANALYZE');
});
afterAll(() => cms.stop());

const CALLS: Record<string, () => PromiseLike<{ status: number }>> = {
  counts: () => moderator.desk(),
  reported: () => moderator.list('queue=reported'),
  'reported, second page': () => moderator.list('queue=reported&before=2.3000'),
  held: () => moderator.list('queue=held'),
  'held, second page': () => moderator.list('queue=held&before=0.3000'),
  all: () => moderator.list('queue=all'),
  'all, a later page': () => moderator.list('queue=all&before=0.3000'),
  'of a member': () => moderator.list(`queue=all&member=${eve.documentId}`),
  'a member': () => moderator.member(eve.documentId),
  'banned members': () => moderator.banned(),
  'new messages': () => moderator.messages('state=new'),
  'closed messages': () => moderator.messages('state=closed&before=1000'),
  'waiting comments of the author': () => getCalls(cms, eve).get(`/api/comments/${blogId}/held`),
};

/** A whole table is read, or an index without a condition on it. */
const READS_ALL =
  /Seq Scan on (?:comments|contact_messages|comment_reports)|SCAN (?:c|r|p|m|comments|contact_messages)\b(?! USING INDEX comments_(?:held|reported))/;
/** From the newest row on, until there are enough. */
const NEWEST = /ORDER BY id DESC LIMIT 200$/;
/** How many comments there are, up to a thousand. */
const COUNTS = /AS everything/;

test.each(Object.keys(CALLS))('%s: read by ranges of indexes', async (name) => {
  await waitForIdleDatabase(cms.strapi);
  const knex = cms.strapi.db.connection;
  const found: { sql: string; bindings: unknown[] }[] = [];
  const note = ({ sql, bindings = [] }: { sql: string; bindings?: unknown[] }) => {
    if (/^\s*select/i.test(sql) && /\b(?:comments|contact_messages|member_bans)\b/.test(sql))
      found.push({ sql, bindings });
  };
  knex.on('query', note);
  const { status } = await CALLS[name]!();
  knex.removeListener('query', note);
  expect(status).toBe(200);
  const explain = getDialect(cms.strapi) === 'sqlite' ? 'EXPLAIN QUERY PLAN' : 'EXPLAIN';
  const plans = await Promise.all(
    found
      .filter(({ sql }) => !COUNTS.test(sql) && !(NEWEST.test(sql) && name.startsWith('all')))
      .map(async ({ sql, bindings }) =>
        JSON.stringify(
          toRows(await knex.raw(`${explain} ${sql.replaceAll(/\$\d+/g, '?')}`, bindings as string[])),
        ),
      ),
  );
  expect(found.length).toBeGreaterThan(0);
  expect(plans.filter((plan) => READS_ALL.test(plan))).toEqual([]);
});

test.each(['reported', 'held'])('the queue of %s comments is read from its own index', async (queue) => {
  const plan = async (sql: string, ...values: number[]) => {
    const explain = getDialect(cms.strapi) === 'sqlite' ? 'EXPLAIN QUERY PLAN' : 'EXPLAIN';
    return JSON.stringify(toRows(await cms.strapi.db.connection.raw(`${explain} ${sql}`, values)));
  };
  const knex = cms.strapi.db.connection;
  const found: string[] = [];
  const note = ({ sql }: { sql: string }) => void (/\bcomments\b/.test(sql) && found.push(sql));
  knex.on('query', note);
  await moderator.list(`queue=${queue}`).expect(200);
  knex.removeListener('query', note);
  const [page = ''] = found;
  const described = await plan(page.replaceAll(/\$\d+/g, '?'), 26);
  expect(described).toContain(`comments_${queue}`);
  expect(described).not.toMatch(/TEMP B-TREE|"Sort|Sort Key/);
});
