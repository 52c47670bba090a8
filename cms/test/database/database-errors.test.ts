import request from 'supertest';
import { bootCms, type Cms } from '../support/harness';
import { createMember } from '../support/members/create-member';

let cms: Cms;
beforeAll(async () => {
  cms = await bootCms();
});
afterAll(() => cms.stop());

test.each([
  [
    'a raw query',
    () => cms.strapi.db.connection.raw('SELECT * FROM no_such_table WHERE email = ?', ['ada@example.org']),
  ],
  [
    'a built query',
    () => cms.strapi.db.connection('no_such_table').where({ email: 'ada@example.org' }).select('*'),
  ],
  [
    'a query in a transaction',
    () =>
      cms.strapi.db.connection.transaction((trx) =>
        trx('no_such_table').insert({ email: 'ada@example.org' }),
      ),
  ],
])('a failed statement’s error omits its values: %s', async (_what, fail) => {
  const error: unknown = await fail().then(
    () => undefined,
    (thrown: unknown) => thrown,
  );
  expect(String(error)).toMatch(/no_such_table/);
  expect(String(error)).not.toContain('ada@');
  expect(String(Object(error).stack)).not.toContain('ada@');
});

test('the log of a failed request omits its values and PostgreSQL’s error details', async () => {
  const { auth, email } = await createMember(cms, 'Ada');
  const send = () =>
    request(cms.server).post('/api/contact').set(auth).send({ name: 'Ada', email, message: 'Hello' });
  await send().expect(201);
  // PostgreSQL's detail would be "Key (email)=(ada@example.org) already exists.".
  await cms.strapi.db.connection.raw('CREATE UNIQUE INDEX one_message ON contact_messages (email)');
  const written: string[] = [];
  const note = (line: object) => void written.push(String(Reflect.get(line, Symbol.for('message'))));
  cms.strapi.log.on('data', note);
  await send().expect(500);
  await cms.strapi.db.connection.raw('DROP INDEX one_message');
  cms.strapi.log.removeListener('data', note);
  const log = written.join();
  expect(log).toMatch(/contact_messages.*unique constraint/is);
  expect(log).not.toContain('ada@');
});
