import { bootCms, type Cms } from './harness';

let cms: Cms;
beforeAll(async () => {
  cms = await bootCms();
});
afterAll(() => cms.stop());

test.each([
  [
    'a raw one',
    () => cms.strapi.db.connection.raw('SELECT * FROM no_such_table WHERE email = ?', ['ada@example.org']),
  ],
  [
    'a built one',
    () => cms.strapi.db.connection('no_such_table').where({ email: 'ada@example.org' }).select('*'),
  ],
  [
    'one in a transaction',
    () =>
      cms.strapi.db.connection.transaction((trx) =>
        trx('no_such_table').insert({ email: 'ada@example.org' }),
      ),
  ],
])('the error of a statement does not tell what it was given: %s', async (_what, fail) => {
  const error: unknown = await fail().then(
    () => undefined,
    (thrown: unknown) => thrown,
  );
  expect(String(error)).toMatch(/no_such_table/);
  expect(String(error)).not.toContain('ada@');
  expect(String(Object(error).stack)).not.toContain('ada@');
});
