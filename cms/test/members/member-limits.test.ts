import request from 'supertest';
import { bootCms, type Cms } from '../support/harness';
import { getCalls } from '../support/members/member-calls';
import { publishArticle } from '../support/content/publish-article';
import { createMember, type TestMember } from '../support/members/create-member';

let cms: Cms;
let blogId: string;
let commentId: number;

beforeAll(async () => {
  cms = await bootCms({
    THROTTLE_COMMENTS_OF_A_VISITOR_PER_10_MINUTES: '6',
    THROTTLE_COMMENTS_OF_A_NEWCOMER_PER_10_MINUTES: '2',
    THROTTLE_REPORTS_OF_A_VISITOR_PER_10_MINUTES: '6',
    THROTTLE_REPORTS_OF_A_NEWCOMER_PER_10_MINUTES: '2',
    THROTTLE_CONTACT_OF_A_VISITOR_PER_10_MINUTES: '6',
    THROTTLE_CONTACT_OF_A_NEWCOMER_PER_10_MINUTES: '2',
  });
  blogId = (await publishArticle(cms, { title: 'Discussed', slug: 'discussed' })).documentId;
  const { body } = await getCalls(cms, await createMember(cms))
    .comment(blogId, 'To be reported')
    .expect(201);
  commentId = body.comment_id;
});
afterAll(() => cms.stop());

const DAY_MS = 24 * 3600 * 1000;
const message = { name: 'Ada', email: 'ada@example.org', message: 'Hello' };
let visitors = 0;
const newVisitor = () => `198.51.100.${(visitors += 1)}`;

const CALLS: [string, (member: TestMember) => request.Test, number][] = [
  ['comments', (member) => getCalls(cms, member).comment(blogId, 'Text'), 201],
  // The second report of one comment is refused in any case.
  ['reports', (member) => getCalls(cms, member).report(commentId), 409],
  ['messages', (member) => request(cms.server).post('/api/contact').set(member.auth).send(message), 201],
];

describe.each(CALLS)('%s', (_what, call, done) => {
  const status = async (member: TestMember, visitor: string) => {
    const response = await call(member).set('x-forwarded-for', visitor);
    return response.status;
  };
  const times = async (
    count: number,
    member: () => TestMember | Promise<TestMember>,
    visitor = newVisitor(),
  ) => {
    const statuses: number[] = [];
    for (let time = 0; time < count; time += 1) statuses.push(await status(await member(), visitor));
    return statuses.map((one) => (one === 200 ? done : one));
  };

  test('are lower for a new account, whatever its addresses', async () => {
    const member = await createMember(cms);
    expect(await times(2, () => member)).toEqual([done, done]);
    expect(await times(1, () => member)).toEqual([429]);
  });

  test('are normal for an account that is a day old or has a confirmed address', async () => {
    const old = await createMember(cms, undefined, { createdAt: new Date(Date.now() - DAY_MS) });
    const proven = await createMember(cms, undefined, { confirmed: true });
    expect(await times(4, () => old)).toEqual([done, done, done, done]);
    expect(await times(4, () => proven)).toEqual([done, done, done, done]);
  });

  test('are shared by accounts with the same address', async () => {
    expect(await times(7, () => createMember(cms))).toEqual([...Array.from({ length: 6 }, () => done), 429]);
  });
});
