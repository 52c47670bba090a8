import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import fc from 'fast-check';
import request from 'supertest';
import { issueToken } from '../../src/domain/members/token';
import { API_BUDGETS } from '../../src/rest/budgets/api-budgets';
import type { Budget } from '../../src/rest/budgets/budget';
import { OTHER_BUDGETS } from '../../src/rest/budgets/other-budgets';
import { FIELD_LIMITS } from '../../src/platform/text/field-limits';
import { COUNTS } from '../../src/platform/rate-limit/counts-table';
import { LIMITS } from '../../src/platform/settings/rate-limits';
import { bootCms, type Cms } from '../support/harness';
import { getStatements } from '../support/member-calls';
import { someone, type Someone } from '../support/someone';
import { deepestBody, longText } from '../support/worst-inputs';

/** Every row that a guest or a member reaches at one address. */
const ROWS = [...API_BUDGETS, ...OTHER_BUDGETS].filter(
  ({ caller, path }) => ['anybody', 'member'].includes(caller) && !path.includes('*'),
);
const named = (rows: readonly Budget[]) => rows.map((row) => [`${row.method} ${row.path}`, row] as const);
const WITH_BODY = ROWS.filter(({ bodyBytes }) => bodyBytes > 0);
const METHODS = { GET: 'get', POST: 'post', DELETE: 'delete', '*': 'post' } as const;

const temporary = fs.mkdtempSync(path.join(os.tmpdir(), 'wellfolio-worst-'));
let visitors = 0;
const newVisitor = () => `198.18.${(visitors += 1) >> 8}.${visitors & 255}`;

/** Asks what a row stands for. Paths name nothing that is there. */
function ask(cms: Cms, { method, path }: Budget, who: Someone, visitor = newVisitor()) {
  const call = METHODS[method as keyof typeof METHODS];
  const asked = request(cms.server)[call](path.replaceAll(/\{\w+\}/g, '1'));
  return asked.set(who.auth).set('x-forwarded-for', visitor);
}

/**
 * What a call did in the database, besides what comes before all work: the number of the content's version, which every
 * answer of the API tells, whose token it is, and how often they called. Strapi notes things of its own in its store at any time.
 */
const workIn = (statements: string[]) =>
  statements.filter(
    (sql) => !/ FROM content_version | FROM up_users|strapi_core_store/.test(sql) && !sql.includes(COUNTS),
  );

/** What is stored of what members, guests and editors send. */
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
// Whatever was sent and however it was refused: no file of it stays.
afterEach(() => {
  const left = fs.readdirSync(temporary);
  if (left.length > 0) throw new Error(`In the temporary folder stayed ${left.join(', ')}.`);
});

describe('the worst body', () => {
  let cms: Cms;
  beforeAll(async () => {
    cms = await bootCms({ THROTTLE: 'off', TMPDIR: temporary });
  });
  afterAll(() => cms.stop());

  const send = (row: Budget, who: Someone, body: string) => ask(cms, row, who).type('json').send(body);

  test.each(named(WITH_BODY))(
    '%s takes one that is as large, as deep and as long as may be, and one with longer texts, without a failure',
    async (_name, row) => {
      const limits = Object.entries(row.fields).map(([name, field]) => [name, FIELD_LIMITS[field]] as const);
      const texts = (more: number) =>
        fc.record(Object.fromEntries(limits.map(([name, limit]) => [name, longText(limit + more)])));
      await fc.assert(
        fc.asyncProperty(fc.oneof(texts(0), texts(1)), async (fields) => {
          // A call may end a session, or an account.
          const who = await someone(cms);
          const before = await stored(cms);
          const { status } = await send(row, who, deepestBody(fields, row.bodyBytes));
          expect(status).not.toBe(413);
          expect(status).toBeLessThan(500);
          // Names, addresses and ids of such texts are none: nothing of them is stored.
          expect(await stored(cms)).toEqual(before);
        }),
        { numRuns: 8 },
      );
    },
    60_000,
  );

  test.each(named(WITH_BODY))(
    '%s gets 413 for one more byte, before anything is done',
    async (_name, row) => {
      const bcrypt = strapiHost.requireCompiled('../node_modules/bcryptjs');
      const spies = [jest.spyOn(bcrypt, 'compare'), jest.spyOn(bcrypt, 'hash')];
      const who = await someone(cms);
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

/** Whether every call counts; what searches may cost is counted where one is asked for (`search-limits.test.ts`). */
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
    '%s answers 429 with Retry-After, before it reads a body or does anything',
    async (_name, row) => {
      const [who, visitor] = [await someone(cms), newVisitor()];
      const call = () => {
        // With a token of its own: the call before may have ended the session.
        const auth = { authorization: `Bearer ${issueToken(cms.strapi, who, 0)}` };
        const asked = ask(cms, row, { ...who, auth }, visitor);
        return row.bodyBytes > 0 ? asked.type('json').send(deepestBody({}, row.bodyBytes)) : asked;
      };
      const { status } = await call();
      expect(status).not.toBe(429);
      expect(status).toBeLessThan(500);
      let answer = { status: 0, headers: {} as Record<string, string> };
      const statements = await getStatements(cms, async () => {
        answer = await call();
      });
      expect(answer.status).toBe(429);
      expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
      expect(workIn(statements)).toEqual([]);
    },
  );
});
