import { isDeepStrictEqual } from 'node:util';
import fc from 'fast-check';
import type { Write } from '../../src/rest/endpoints/endpoint';
import { WRITES, PRIVATE_READS } from '../../src/rest/endpoints/endpoints';
import { describedPath } from '../../src/rest/openapi/openapi';
import {
  callEndpoint,
  CONTRACT_BODIES,
  PRIVATE_READ_INPUTS,
  getName,
  type Scene,
  type CallInput,
} from '../support/rest/contract-bodies';
import { getApiDescription, FAILURE, findProblems } from '../support/rest/openapi-schema';
import { bootCms, type Cms } from '../support/harness';
import { hostileValue } from '../support/rest/hostile';
import { publishArticle } from '../support/content/publish-article';
import { createMember } from '../support/members/create-member';

let cms: Cms;
let blogId: string;

beforeAll(async () => {
  // One member sends hundreds of requests.
  cms = await bootCms({ THROTTLE: 'off' });
  ({ documentId: blogId } = await publishArticle(cms, { title: 'Whole', slug: 'whole' }));
});
afterAll(() => cms.stop());

/** A separate member for each request, because some end the account. */
const scene = async (): Promise<Scene> => ({ cms, member: await createMember(cms), blogId });
const sentTo = async (call: Write, met: Scene): Promise<CallInput> =>
  CONTRACT_BODIES[getName(call)]?.(met) ?? {};
const getOperation = ({ method, path }: Write) =>
  getApiDescription.paths[describedPath(path)]?.[method === 'POST' ? 'post' : 'delete'];

test('has a test body for every endpoint that writes, and no other', () => {
  expect(Object.keys(CONTRACT_BODIES).toSorted()).toEqual(WRITES.map(getName).toSorted());
});

describe('every endpoint that writes responds as described', () => {
  test.each(WRITES.map((one) => [getName(one), one] as const))('%s', async (_name, acting) => {
    const met = await scene();
    const sent = await sentTo(acting, met);
    const start = () => callEndpoint(acting, met, sent);
    const failures = {
      400: await start().type('json').send('{'),
      413: await start().send({ long: 'x'.repeat(1_100_000) }),
      // Links in mails accept the mail program's form.
      ...(!acting.byLink && { 415: await start().type('form').send('a=b') }),
      ...(acting.caller === 'member' && { 401: await start().unset('authorization').send(sent.body) }),
    };
    for (const [status, response] of Object.entries(failures)) {
      expect(response.status).toBe(Number(status));
      expect(Object.keys(getOperation(acting)?.responses ?? {})).toContain(status);
      expect(findProblems(FAILURE, response.body)).toBeNull();
    }
    expect(findProblems(acting.body ?? {}, sent.body)).toBeNull();
    const { body, headers } = await start().send(sent.body).expect(acting.status);
    expect(findProblems(acting.response, body)).toBeNull();
    expect(headers['cache-control']).toMatch(/no-store/);
  });
});

describe('every endpoint that reads personal data responds as described', () => {
  test.each(PRIVATE_READS.map((one) => [getName(one), one] as const))('%s', async (name, personal) => {
    const met = await scene();
    const sent = (await PRIVATE_READ_INPUTS[name]?.(met)) ?? {};
    const { body, headers } = await callEndpoint(personal, met, sent).expect(200);
    expect(findProblems(personal.response, body)).toBeNull();
    expect(headers['cache-control']).toMatch(/no-store/);
    expect(headers.etag).toBeUndefined();
  });
});

/** Replaces the whole body by any value, or some of its fields; each field of the longest body has its turn. */
const hostileChange = fc.oneof(
  fc.jsonValue({ maxDepth: 3 }).map((whole) => () => whole),
  fc
    .array(fc.option(hostileValue, { nil: undefined }), { minLength: 6, maxLength: 6 })
    .map(
      (values) => (body: object) =>
        Object.fromEntries(
          Object.entries(body).map(([name, good], index) => [
            name,
            values[index] === undefined ? good : values[index],
          ]),
        ),
    ),
);

const TABLES = ['up_users', 'comments', 'ratings', 'saved_blogs', 'contact_messages', 'subscribers'];
/** The number of stored rows from members and readers. */
const stored = (): Promise<unknown> =>
  Promise.all(TABLES.map((table) => cms.strapi.db.connection(table).count({ rows: '*' })));

test('responds to any body in a described format and stores nothing that it refuses', async () => {
  const scenes = new Map<Write, { met: Scene; sent: CallInput }>();
  for (const acting of WRITES) {
    const met = await scene();
    scenes.set(acting, { met, sent: await sentTo(acting, met) });
  }
  let visitors = 0;
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...scenes), hostileChange, async ([acting, { met, sent }], change) => {
      visitors += 1;
      const before = await stored();
      const { status, body } = await callEndpoint(acting, met, sent)
        .set('x-forwarded-for', `2001:db8:${visitors.toString(16)}::1`)
        .type('json')
        .send(JSON.stringify(change(sent.body ?? {})));
      expect([acting.status, 400, 401, 403, 404, 409]).toContain(status);
      expect(Object.keys(getOperation(acting)?.responses ?? {})).toContain(String(status));
      expect(findProblems(status === acting.status ? acting.response : FAILURE, body)).toBeNull();
      const isUnchanged = status < 400 || isDeepStrictEqual(await stored(), before);
      expect(isUnchanged).toBe(true);
    }),
    { numRuns: 100 + 50 * WRITES.length },
  );
});
