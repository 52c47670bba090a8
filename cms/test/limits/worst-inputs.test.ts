import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import fc from 'fast-check';
import request from 'supertest';
import { issueToken } from '../../src/domain/members/tokens/token';
import { API_BUDGETS } from '../../src/rest/budgets/api-budgets';
import type { Budget } from '../../src/rest/budgets/budget';
import { OTHER_BUDGETS } from '../../src/rest/budgets/other-budgets';
import { FIELD_LIMITS } from '../../src/platform/text/field-limits';
import { COUNTS_TABLE } from '../../src/platform/rate-limit/counts-table';
import { LIMITS } from '../../src/platform/settings/rate-limits';
import { bootCms, type Cms } from '../support/harness';
import { getStatements } from '../support/statements';
import { createMember, type TestMember } from '../support/members/create-member';
import { deepestBody, longText } from '../support/rest/worst-inputs';

/** Every endpoint for guests or members with a fixed path. */
const ROWS = [...API_BUDGETS, ...OTHER_BUDGETS].filter(
  ({ caller, path }) => ['anybody', 'member'].includes(caller) && !path.includes('*'),
);
const named = (rows: readonly Budget[]) => rows.map((row) => [`${row.method} ${row.path}`, row] as const);
const WITH_BODY = ROWS.filter(({ bodyBytes }) => bodyBytes > 0);
const METHODS = { GET: 'get', POST: 'post', DELETE: 'delete', '*': 'post' } as const;

const temporary = fs.mkdtempSync(path.join(os.tmpdir(), 'wellfolio-worst-'));
let visitors = 0;
const newVisitor = () => `198.18.${(visitors += 1) >> 8}.${visitors & 255}`;

/** Calls an endpoint. Its path parameters match nothing. */
function callEndpoint(cms: Cms, { method, path }: Budget, who: TestMember, visitor = newVisitor()) {
  const call = METHODS[method as keyof typeof METHODS];
  const req = request(cms.server)[call](path.replaceAll(/\{\w+\}/g, '1'));
  return req.set(who.auth).set('x-forwarded-for', visitor);
}

/**
 * The statements of a call's actual work. Excluded are those that precede it: the content version, which every API
 * response contains, authentication and rate limits.
 */
const workIn = (statements: string[]) =>
  statements.filter(
    (sql) => !/ FROM content_version | FROM up_users/.test(sql) && !sql.includes(COUNTS_TABLE),
  );

/** The number of stored rows from members, guests and editors. */
async function stored(cms: Cms): Promise<unknown> {
  const tables = [
    'up_users',
    'comments',
    'ratings',
    'saved_blogs',
    'contact_messages',
    'subscribers',
    'admin_users',
  ];
  return Promise.all(tables.map((table) => cms.strapi.db.connection(table).count({ count: '*' })));
}

afterAll(() => fs.rmSync(temporary, { recursive: true }));
// However a request was refused, none of its files may stay.
afterEach(() => {
  const left = fs.readdirSync(temporary);
  if (left.length > 0) throw new Error(`These files stayed in the temporary folder: ${left.join(', ')}.`);
});

describe('the worst body', () => {
  let cms: Cms;
  beforeAll(async () => {
    cms = await bootCms({ THROTTLE: 'off', TMPDIR: temporary });
  });
  afterAll(() => cms.stop());

  const send = (row: Budget, who: TestMember, body: string) =>
    callEndpoint(cms, row, who).type('json').send(body);

  test.each(named(WITH_BODY))(
    '%s accepts the largest, deepest and longest body allowed, and handles longer texts, without a failure',
    async (_name, row) => {
      const limits = Object.entries(row.fields).map(([name, field]) => [name, FIELD_LIMITS[field]] as const);
      const texts = (more: number) =>
        fc.record(Object.fromEntries(limits.map(([name, limit]) => [name, longText(limit + more)])));
      await fc.assert(
        fc.asyncProperty(fc.oneof(texts(0), texts(1)), async (fields) => {
          // A call may end a session or an account.
          const who = await createMember(cms);
          const before = await stored(cms);
          const { status } = await send(row, who, deepestBody(fields, row.bodyBytes));
          expect(status).not.toBe(413);
          expect(status).toBeLessThan(500);
          // Such texts are no valid names, addresses or ids: nothing is stored.
          expect(await stored(cms)).toEqual(before);
        }),
        { numRuns: 8 },
      );
    },
  );

  test.each(named(WITH_BODY))(
    '%s gets 413 for one more byte, before anything is done',
    async (_name, row) => {
      const bcrypt = strapiHost.requireCompiled('../node_modules/bcryptjs');
      const spies = [jest.spyOn(bcrypt, 'compare'), jest.spyOn(bcrypt, 'hash')];
      const who = await createMember(cms);
      let status = 0;
      const statements = await getStatements(cms, async () => {
        ({ status } = await send(row, who, deepestBody({}, row.bodyBytes + 1)));
      });
      expect(status).toBe(413);
      expect(workIn(statements)).toEqual([]);
      for (const spy of spies) {
        expect(spy).not.toHaveBeenCalled();
        spy.mockRestore();
      }
    },
  );
});

/** Whether every call is counted; the costs of searches are counted separately (`search-limits.test.ts`). */
const isCounted = ({ limits }: Budget) =>
  limits.some((limit) => limit !== 'search' && limit !== 'suggestions');

describe('a limit that is used up', () => {
  let cms: Cms;
  beforeAll(async () => {
    const once = Object.values(LIMITS).map(({ setting }) => [setting, '1']);
    cms = await bootCms({ ...Object.fromEntries(once), TMPDIR: temporary });
  });
  afterAll(() => cms.stop());

  test.each(named(ROWS.filter(isCounted)))(
    '%s gets 429 with Retry-After, before it reads a body or does anything else',
    async (_name, row) => {
      const [who, visitor] = [await createMember(cms), newVisitor()];
      const call = () => {
        // A new token, because the previous call may have ended its session.
        const auth = { authorization: `Bearer ${issueToken(cms.strapi, who, 0)}` };
        const req = callEndpoint(cms, row, { ...who, auth }, visitor);
        return row.bodyBytes > 0 ? req.type('json').send(deepestBody({}, row.bodyBytes)) : req;
      };
      const { status } = await call();
      expect(status).not.toBe(429);
      expect(status).toBeLessThan(500);
      let response = { status: 0, headers: {} as Record<string, string> };
      const statements = await getStatements(cms, async () => {
        response = await call();
      });
      expect(response.status).toBe(429);
      expect(Number(response.headers['retry-after'])).toBeGreaterThan(0);
      expect(workIn(statements)).toEqual([]);
    },
  );
});
