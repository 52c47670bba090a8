import request from 'supertest';
import { API_BUDGETS } from '../../src/rest/budgets/api-budgets';
import { BUDGETS, budgetFor } from '../../src/rest/budgets/table';
import { FIELD_LIMITS } from '../../src/platform/text/field-limits';
import { SCHEMAS } from '../../src/rest/endpoints/schemas/schemas';
import { WRITES } from '../../src/rest/endpoints/endpoints';
import { bootCms, type Cms } from '../support/harness';
import { getStatements } from '../support/statements';
import { PASSWORD, createMember, type TestMember } from '../support/members/create-member';

let cms: Cms;
let ada: TestMember;
beforeAll(async () => {
  cms = await bootCms({ THROTTLE: 'off' });
  ada = await createMember(cms, 'Ada');
});
afterAll(() => cms.stop());

/** Other layers of the routers: middlewares for any path, and the admin's pages and static files. */
const NO_CALL =
  /^\/?(api)?\(\[\^\/\]\*\)$|^\/\(\(\?!uploads\/\)\.\+\)$|^\/$|^\/_health$|^\/admin(\/:path\*)?$/;

test('every route of the CMS has a budget', () => {
  const routes: { methods: string[]; path: string }[] = cms.strapi.server.listRoutes();
  const without = routes
    .filter(({ path, methods }) => methods.length > 0 && !NO_CALL.test(path))
    .flatMap(({ path, methods }) => methods.map((method) => [method, path] as const))
    .filter(([method, path]) => !budgetFor(method, path))
    .map((call) => call.join(' '));
  expect(routes.length).toBeGreaterThan(200);
  expect(without).toEqual([]);
});

test('every budget of the REST API lists the text fields of its body', () => {
  const missing = WRITES.flatMap(({ method, path, body }) => {
    const reference: unknown = body?.$ref;
    const name = typeof reference === 'string' ? (reference.split('/').at(-1) ?? '') : '';
    const properties = Object.entries(
      (SCHEMAS[name]?.properties ?? {}) as Record<string, { type?: unknown }>,
    );
    const texts = properties.filter(([field, { type }]) => type === 'string' && field !== 'leave_empty');
    const { fields } = budgetFor(method, path) ?? { fields: {} };
    return texts.filter(([field]) => !(field in fields)).map(([field]) => `${method} ${path}: ${field}`);
  });
  expect(missing).toEqual([]);
});

test('every call that costs a hash, an image or a mail is limited', () => {
  const free = BUDGETS.filter(
    ({ cost, caller, limits }) =>
      ['hash', 'image', 'mail'].includes(cost) && caller !== 'admin' && limits.length === 0,
  );
  expect(free).toEqual([]);
});

const GOOD: Record<string, string> = {
  username: 'Somebody',
  email: 'somebody@example.org',
  password: PASSWORD,
  currentPassword: PASSWORD,
  newPassword: 'N3w!password',
  otp: '123456',
  resetToken: 'x',
  blog_id: 'x',
  comment_text: 'x',
  name: 'x',
  message: 'x',
};

const FIELDS = API_BUDGETS.filter(({ method }) => method !== 'GET').flatMap(({ method, path, fields }) =>
  Object.entries(fields).map(([name, field]) => [method, path, name, FIELD_LIMITS[field]] as const),
);

test.each(FIELDS)(
  '%s %s refuses a longer %s before it does anything with it',
  async (method, path, name, limit) => {
    const known = Object.keys(budgetFor(method, path)?.fields ?? {});
    const body = Object.fromEntries(known.map((one) => [one, GOOD[one]]));
    // Combining marks on one letter: normalising, splitting or matching this many takes minutes.
    const long = `a${'\u0301'.repeat(100_000)}${'\u0316'.repeat(100_000)}`;
    expect(long.length).toBeGreaterThan(limit);
    let status = 0;
    const statements = await getStatements(cms, async () => {
      const req = method === 'POST' ? request(cms.server).post(path) : request(cms.server).delete(path);
      const response = await req.set(ada.auth).send({ ...body, [name]: long });
      status = response.status;
    });
    // Identifiers that match nothing get their usual response (C8, C10), and nothing is done.
    expect(status).not.toBe(500);
    expect(statements.filter((sql) => /^(insert|update|delete)/i.test(sql))).toEqual([]);
  },
);
