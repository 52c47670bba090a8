import request from 'supertest';
import { ask } from './ask';
import { addressOf, askByHash } from './ask-by-hash';
import { bootCms, type Cms } from './harness';
import { PAGE_QUESTIONS } from './page-questions';

/** Ten times what it takes; what the limits are for took eight seconds. */
const AT_ONCE_MS = 2000;

let cms: Cms;

beforeAll(async () => {
  cms = await bootCms({ NODE_ENV: 'production', GRAPHQL_OPEN: 'on' });
});
afterAll(() => cms.stop());

test('with GRAPHQL_OPEN=on a text is answered in production, and the schema told', async () => {
  expect(await ask(cms, '{ home { headlines { id } } }')).toEqual({ home: { headlines: [] } });
  expect((await ask(cms, '{ __schema { queryType { name } } }')).__schema.queryType.name).toBe('Query');
});

test('the site’s operations are answered by their hash too', async () => {
  const { body } = await askByHash(cms, 'HomePage').expect(200);
  expect(body.data.home.headlines).toEqual([]);
  const unknown = request(cms.server).get(`/graphql?${addressOf('HomePage', {}, 'b'.repeat(64))}`);
  expect((await unknown.expect(400)).body.errors[0].extensions.code).toBe('PERSISTED_QUERY_NOT_FOUND');
});

test('a stale token keeps nobody from reading', async () => {
  const asked = request(cms.server).post('/graphql').set('authorization', 'Bearer stale');
  const { body } = await asked.send({ query: '{ home { headlines { id } } }' });
  expect(body).toEqual({ data: { home: { headlines: [] } } });
});

test.each([
  ['no JSON', 400, 'BAD_REQUEST', 'application/json', '{"query":'],
  ['a lone word', 400, 'BAD_REQUEST', 'application/json', '"{ home }"'],
  ['a form', 415, 'UNSUPPORTED_MEDIA_TYPE', 'application/x-www-form-urlencoded', 'query={home}'],
  ['a text', 415, 'UNSUPPORTED_MEDIA_TYPE', 'text/plain', '{"query":"{ home }"}'],
  ['too much', 413, 'PAYLOAD_TOO_LARGE', 'application/json', JSON.stringify({ query: ' '.repeat(102_400) })],
])('a body of %s is refused in GraphQL’s shape', async (_title, status, code, type, sent) => {
  const { body } = await request(cms.server).post('/graphql').type(type).send(sent).expect(status);
  expect(body).toEqual({ errors: [{ message: expect.any(String), extensions: { code } }] });
});

test.each(['gzip', 'deflate'])('a body that is no %s is the sender’s mistake', async (encoding) => {
  const asked = request(cms.server)
    .post('/graphql')
    .type('application/json')
    .set('content-encoding', encoding);
  const { body } = await asked.send('{"query":"{ home { headlines { id } } }"}').expect(400);
  expect(body).toEqual({ errors: [{ message: expect.any(String), extensions: { code: 'BAD_REQUEST' } }] });
});

test.each(['mutation', 'subscription'])('a %s is refused as what is not there', async (operation) => {
  const { body } = await request(cms.server)
    .post('/graphql')
    .send({ query: `${operation} { login { jwt } }` })
    .expect(400);
  expect(body.errors[0].message).toBe(`There is no ${operation} here: this API only reads.`);
});

test('what is nested too deeply to be read says so, and nothing of the program', async () => {
  const query = `{ topics(a: ${'['.repeat(2900)}${']'.repeat(2900)}) { id } }`;
  const { body } = await request(cms.server).post('/graphql').send({ query }).expect(400);
  expect(JSON.stringify(body)).not.toMatch(/stack/i);
});

/** Each fragment spreads the next one twice: thirty of them are a thousand million walks. */
const doubling = (count: number) =>
  Array.from({ length: count }, (_, n) => `fragment F${n} on Topic { ...F${n + 1} ...F${n + 1} }`).join(' ') +
  ` fragment F${count} on Topic { id }`;
const aliases = (asked: string) => Array.from({ length: 4 }, (_, n) => `a${n}: ${asked}`).join(' ');

test.each(Object.entries(PAGE_QUESTIONS))(
  'all that the page %s could ask is answered',
  async (_page, question) => {
    const variables = { slug: 'none', slugs: ['none'], search: 'none' };
    expect(Object.keys(await ask(cms, question, variables)).length).toBeGreaterThan(0);
  },
);

test('a few fields under other names are answered', async () => {
  const asked = '{ sleep: category(slug: "sleep") { total } home { first: headlines { address: slug } } }';
  expect(await ask(cms, asked)).toEqual({ sleep: null, home: { first: [] } });
});

test.each([
  ['too deep', `{ home ${'{ headlines '.repeat(14)}{ id }${' }'.repeat(14)} }`],
  [
    'too many things',
    '{ a: home { headlines { id } } b: home { headlines { id } } c: home { headlines { id } } d: home { headlines { id } } }',
  ],
  [
    'too many fields',
    `{ home { headlines { ${Array.from({ length: 1500 }, (_, n) => `a${n}: id`).join(' ')} } } }`,
  ],
  ['a field of each of many things under many names', `{ topics { subTopics { ${aliases('id')} } } }`],
  ['a section under many names', `{ home { ${aliases('justIn { id }')} } }`],
  [
    'a section under many names in a fragment',
    `{ home { grid { id } ...A ...B } } fragment A on Home { a: grid { id } b: grid { id } }
      fragment B on Home { ... on Home { c: grid { id } } }`,
  ],
  ['fragments in a circle', '{ topics { ...A } } fragment A on Topic { ...B } fragment B on Topic { ...A }'],
  ['a fragment in itself', '{ topics { ...A } } fragment A on Topic { id ...A }'],
  ['a fragment that is not there', '{ topics { ...constructor } }'],
  ['fragments that double', `{ topics { ...F0 } } ${doubling(25)}`],
  ['fragments that nobody spreads', `{ topics { id } } ${doubling(25)}`],
  ['one field again and again', `{ topics { ${'subTopics { id } '.repeat(1400)} } }`],
  ['too many words', `{ topics(${'a:1 '.repeat(3000)}) { id } }`],
  ['fragments without a name, one in another', `{ home ${'{ ...'.repeat(1900)} { id } ${'}'.repeat(1900)} }`],
  ['lists in lists', `{ topics(a: ${'['.repeat(5000)} ) { id } }`],
  [
    'circles of the schema',
    `{ __schema { types ${'{ fields { type '.repeat(9)} { name } ${'} }'.repeat(9)} } }`,
  ],
  ['a batch', [{ query: '{ __typename }' }, { query: '{ __typename }' }]],
])('a question of %s is refused', async (_title, question) => {
  const sent = typeof question === 'string' ? { query: question } : question;
  const started = performance.now();
  const { body } = await request(cms.server).post('/graphql').send(sent).expect(400);
  expect(performance.now() - started).toBeLessThan(AT_ONCE_MS);
  expect(body.errors.length).toBeGreaterThan(0);
  expect(JSON.stringify(body.errors)).not.toContain('INTERNAL_SERVER_ERROR');
});
