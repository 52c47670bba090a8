import request from 'supertest';
import { runQuery } from '../support/graphql/run-query';
import { getAddress, requestByHash } from '../support/graphql/request-by-hash';
import { bootCms, type Cms } from '../support/harness';
import { PAGE_QUERIES } from '../support/graphql/page-queries';

/** Ten times the expected duration; the attacks that the limits prevent took eight seconds. */
const AT_ONCE_MS = 2000;

let cms: Cms;

beforeAll(async () => {
  cms = await bootCms({ NODE_ENV: 'production', GRAPHQL_OPEN: 'on' });
});
afterAll(() => cms.stop());

test('accepts text queries and introspection in production with GRAPHQL_OPEN=on', async () => {
  expect(await runQuery(cms, '{ home { headlines { id } } }')).toEqual({ home: { headlines: [] } });
  const { queryType } = (await runQuery(cms, '{ __schema { queryType { name fields { name } } } }')).__schema;
  expect(queryType.name).toBe('Query');
  // Strapi's builder adds it where it generates no types.
  expect(queryType.fields).not.toContainEqual({ name: 'ok' });
});

test('accepts the site’s operations by hash and refuses an unknown hash', async () => {
  const { body } = await requestByHash(cms, 'HomePage').expect(200);
  expect(body.data.home.headlines).toEqual([]);
  const unknown = request(cms.server).get(`/graphql?${getAddress('HomePage', {}, 'b'.repeat(64))}`);
  expect((await unknown.expect(400)).body.errors[0].extensions.code).toBe('PERSISTED_QUERY_NOT_FOUND');
});

test('ignores a stale token', async () => {
  const req = request(cms.server).post('/graphql').set('authorization', 'Bearer stale');
  const { body } = await req.send({ query: '{ home { headlines { id } } }' });
  expect(body).toEqual({ data: { home: { headlines: [] } } });
});

test.each([
  ['malformed JSON', 400, 'BAD_REQUEST', 'application/json', '{"query":'],
  ['a JSON string', 400, 'BAD_REQUEST', 'application/json', '"{ home }"'],
  ['form data', 415, 'UNSUPPORTED_MEDIA_TYPE', 'application/x-www-form-urlencoded', 'query={home}'],
  ['plain text', 415, 'UNSUPPORTED_MEDIA_TYPE', 'text/plain', '{"query":"{ home }"}'],
  [
    'more than 100 KB',
    413,
    'PAYLOAD_TOO_LARGE',
    'application/json',
    JSON.stringify({ query: ' '.repeat(102_400) }),
  ],
])('refuses a body of %s in GraphQL’s error shape', async (_title, status, code, type, sent) => {
  const { body } = await request(cms.server).post('/graphql').type(type).send(sent).expect(status);
  expect(body).toEqual({ errors: [{ message: expect.any(String), extensions: { code } }] });
});

test.each(['gzip', 'deflate'])('responds 400 to a body that is not valid %s', async (encoding) => {
  const req = request(cms.server).post('/graphql').type('application/json').set('content-encoding', encoding);
  const { body } = await req.send('{"query":"{ home { headlines { id } } }"}').expect(400);
  expect(body).toEqual({ errors: [{ message: expect.any(String), extensions: { code: 'BAD_REQUEST' } }] });
});

test.each(['mutation', 'subscription'])('refuses a %s because the API is read-only', async (operation) => {
  const { body } = await request(cms.server)
    .post('/graphql')
    .send({ query: `${operation} { login { jwt } }` })
    .expect(400);
  expect(body.errors[0].message).toBe(`There is no ${operation} here: this API only reads.`);
});

test('refuses excessive nesting without revealing a stack trace', async () => {
  const query = `{ topics(a: ${'['.repeat(2900)}${']'.repeat(2900)}) { id } }`;
  const { body } = await request(cms.server).post('/graphql').send({ query }).expect(400);
  expect(JSON.stringify(body)).not.toMatch(/stack/i);
});

/** Each fragment spreads the next one twice: thirty of them result in a thousand million visits. */
const doubling = (count: number) =>
  Array.from({ length: count }, (_, n) => `fragment F${n} on Topic { ...F${n + 1} ...F${n + 1} }`).join(' ') +
  ` fragment F${count} on Topic { id }`;
const aliases = (field: string) => Array.from({ length: 4 }, (_, n) => `a${n}: ${field}`).join(' ');

test.each(Object.entries(PAGE_QUERIES))(
  'accepts everything that page %s could query',
  async (_page, question) => {
    const variables = { slug: 'none', slugs: ['none'], search: 'none' };
    expect(Object.keys(await runQuery(cms, question, variables)).length).toBeGreaterThan(0);
  },
);

test('accepts a few aliased fields', async () => {
  const query = '{ sleep: category(slug: "sleep") { total } home { first: headlines { address: slug } } }';
  expect(await runQuery(cms, query)).toEqual({ sleep: null, home: { first: [] } });
});

test.each([
  ['too much depth', `{ home ${'{ headlines '.repeat(14)}{ id }${' }'.repeat(14)} }`],
  [
    'too many root fields',
    '{ a: home { headlines { id } } b: home { headlines { id } } c: home { headlines { id } } d: home { headlines { id } } }',
  ],
  [
    'too many fields',
    `{ home { headlines { ${Array.from({ length: 1500 }, (_, n) => `a${n}: id`).join(' ')} } } }`,
  ],
  ['a field of nested lists under many aliases', `{ topics { subTopics { ${aliases('id')} } } }`],
  ['a section under many aliases', `{ home { ${aliases('justIn { id }')} } }`],
  [
    'a section under many aliases in fragments',
    `{ home { grid { id } ...A ...B } } fragment A on Home { a: grid { id } b: grid { id } }
      fragment B on Home { ... on Home { c: grid { id } } }`,
  ],
  [
    'fragments that form a cycle',
    '{ topics { ...A } } fragment A on Topic { ...B } fragment B on Topic { ...A }',
  ],
  ['a fragment that spreads itself', '{ topics { ...A } } fragment A on Topic { id ...A }'],
  ['an unknown fragment', '{ topics { ...constructor } }'],
  ['exponentially nested fragments', `{ topics { ...F0 } } ${doubling(25)}`],
  ['unused exponentially nested fragments', `{ topics { id } } ${doubling(25)}`],
  ['one field repeated many times', `{ topics { ${'subTopics { id } '.repeat(1400)} } }`],
  ['too many tokens', `{ topics(${'a:1 '.repeat(3000)}) { id } }`],
  ['deeply nested inline fragments', `{ home ${'{ ...'.repeat(1900)} { id } ${'}'.repeat(1900)} }`],
  ['deeply nested lists', `{ topics(a: ${'['.repeat(5000)} ) { id } }`],
  [
    'cycles through introspection',
    `{ __schema { types ${'{ fields { type '.repeat(9)} { name } ${'} }'.repeat(9)} } }`,
  ],
  ['a batch of queries', [{ query: '{ __typename }' }, { query: '{ __typename }' }]],
])('refuses a query with %s', async (_title, question) => {
  const sent = typeof question === 'string' ? { query: question } : question;
  const started = performance.now();
  const { body } = await request(cms.server).post('/graphql').send(sent).expect(400);
  expect(performance.now() - started).toBeLessThan(AT_ONCE_MS);
  expect(body.errors.length).toBeGreaterThan(0);
  expect(JSON.stringify(body.errors)).not.toContain('INTERNAL_SERVER_ERROR');
});
