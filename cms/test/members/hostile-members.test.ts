import fc from 'fast-check';
import request from 'supertest';
import { WRITES } from '../../src/rest/endpoints/endpoints';
import { bootCms, type Cms } from '../support/harness';
import { hostileText, hostileValue } from '../support/rest/hostile';
import { getCalls } from '../support/members/member-calls';
import { publishArticle } from '../support/content/publish-article';
import { createMember, type TestMember } from '../support/members/create-member';

/** The rows of members; an article's numbers belong to nobody, and change with everyone's actions. */
const OF_MEMBERS = ['saved_blogs', 'ratings', 'comments', 'comment_reports'];

let cms: Cms;
let ada: TestMember;
let bea: TestMember;
let blogId: string;
let commentId: number;

beforeAll(async () => {
  cms = await bootCms({ THROTTLE: 'off' });
  [ada, bea] = [await createMember(cms, 'Ada'), await createMember(cms, 'Bea')];
  blogId = (await publishArticle(cms, { title: 'Discussed', slug: 'discussed' })).documentId;
  const { body } = await getCalls(cms, bea).comment(blogId, 'By Bea').expect(201);
  commentId = body.comment_id;
  await getCalls(cms, bea).save(blogId).expect(200);
  await getCalls(cms, bea).rate(blogId, 3).expect(200);
});
afterAll(() => cms.stop());

const toRows = (table: string) => cms.strapi.db.connection(table);
const stored = async () =>
  JSON.stringify(await Promise.all([...OF_MEMBERS, 'article_activity'].map((table) => toRows(table))));
const getStored = async (member: TestMember) =>
  JSON.stringify(await Promise.all(OF_MEMBERS.map((table) => toRows(table).where({ member_id: member.id }))));

/** Valid values among hostile ones: almost valid input gets further. */
const value = (...good: unknown[]) =>
  fc.oneof(hostileValue, fc.constantFrom<unknown>(...good, 0, -1, 2 ** 31, 1e300, 1.5, true, null, [], {}));
const body = fc.record(
  {
    blog_id: value(() => blogId, 'unknown', '1'),
    user_id: value(
      () => ada.id,
      () => String(ada.id),
      () => bea.id,
    ),
    username: hostileValue,
    rating: value(1, 5, 6, '5'),
    comment_text: value('Text', ' ', '\0', '\ud800', 'x'.repeat(5001)),
    parent_comment_id: value(() => commentId, 999_999),
    id: hostileValue,
    member_id: value(() => bea.id),
    hidden: value(true),
    // In an object literal the plain name would set the prototype.
    ['__proto__']: hostileValue,
  },
  { requiredKeys: [] },
);
/** Values known only once the CMS runs. */
const known = (sent: object): object =>
  Object.fromEntries(
    Object.entries(sent).map(([name, given]) => [name, typeof given === 'function' ? given() : given]),
  );
const MINE = WRITES.filter(({ path }) => /saved_blogs|ratings|comments/.test(path));
const METHODS = { POST: 'post', DELETE: 'delete' } as const;

test('refused requests change nothing, and no request changes another member’s data', async () => {
  expect(MINE).toHaveLength(6);
  const ofBea = await getStored(bea);
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...MINE), body, hostileText, async ({ method, path }, sent, inPath) => {
      const before = await stored();
      const address = path.replace('{commentId}', encodeURIComponent(Buffer.from(inPath).toString()));
      const call = METHODS[method];
      const req = request(cms.server)[call](address).set(ada.auth).type('json');
      const { status, text } = await req.send(JSON.stringify(known(sent)));
      expect([200, 201, 400, 403, 404, 409]).toContain(status);
      expect(text).not.toMatch(/at .*\.[jt]s:\d|select |insert /i);
      const after = await stored();
      expect(status < 400 || after === before).toBe(true);
      expect(await getStored(bea)).toBe(ofBea);
    }),
    { numRuns: 400 },
  );
});

test('never responds 500 to hostile path segments', async () => {
  const articles = fc.oneof(hostileText, fc.constant(null));
  const path = fc.constantFrom('/api/saved_blogs', '/api/ratings');
  const written = (text: string | null) => encodeURIComponent(Buffer.from(text ?? blogId).toString());
  const getStatus = async (before: string, who: string, what: string | null) =>
    (await getCalls(cms, ada).get(`${before}/${written(who)}/${written(what)}`)).status;
  await fc.assert(
    fc.asyncProperty(path, hostileText, articles, async (before, who, what) => {
      expect([400, 403, 404]).toContain(await getStatus(before, who, what));
      expect([200, 404]).toContain(await getStatus(before, `${ada.id}`, what));
      expect([403, 404]).toContain(await getStatus(before, `${bea.id}`, what));
    }),
    { numRuns: 100 },
  );
});
