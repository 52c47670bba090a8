import { admit, type Asked } from './admit';

const HASH = 'a'.repeat(64);
const TEXT = 'query A($x: String) { a(x: $x) }';
const closed = { open: false, textOf: (hash: string) => (hash === HASH ? TEXT : undefined) };
const open = { ...closed, open: true };

const extensions = (sha256Hash: unknown = HASH, version = 1) =>
  JSON.stringify({ persistedQuery: { version, sha256Hash } });
const query = (params: Record<string, string>) => new URLSearchParams(params).toString();
const get = (querystring: string): Asked => ({
  method: 'GET',
  querystring,
  bodyLength: 0,
  bodyIsJson: true,
});
const post = (changes: Partial<Asked> = {}): Asked => ({
  ...get(''),
  method: 'POST',
  bodyLength: 100,
  ...changes,
});
const code = (asked: Asked, door = closed) => {
  const admission = admit(asked, door);
  return admission.kind === 'refused'
    ? `${admission.refusal.status} ${admission.refusal.code}`
    : admission.kind;
};

test.each([closed, open])('a hash becomes its text; the rest is as it was asked (%#)', (door) => {
  const variables = '{"x":"ä&b=c"}';
  const asked = get(query({ operationName: 'A', variables, extensions: extensions(), utm_source: 'x' }));
  const admission = admit(asked, door);
  const params = admission.kind === 'operation' ? new URLSearchParams(admission.querystring) : [];
  expect(Object.fromEntries(params)).toEqual({ query: TEXT, operationName: 'A', variables });
});

test.each([
  ['a text', get(query({ query: TEXT }))],
  ['a text with a known hash', get(query({ query: TEXT, extensions: extensions() }))],
  ['other extensions', get(query({ extensions: '{"tracing":true}' }))],
  ['nothing', get('')],
  ['a POST', post()],
  ['a POST of a hash', post({ querystring: query({ extensions: extensions() }) })],
  ['another method', { ...get(query({ extensions: extensions() })), method: 'HEAD' }],
])('%s is refused in production, and left to Apollo Server where it is open', (_title, asked) => {
  expect(code(asked)).toBe('400 PERSISTED_QUERY_REQUIRED');
  expect(code(asked, open)).toBe('text');
});

test.each([closed, open])('a hash that is not in the manifest is told so (%#)', (door) => {
  const asked = get(query({ extensions: extensions('b'.repeat(64)) }));
  expect(code(asked, door)).toBe('400 PERSISTED_QUERY_NOT_FOUND');
});

test.each([
  ['extensions that are no JSON', query({ extensions: '{' })],
  ['extensions with a NUL', query({ extensions: extensions('\0') })],
  ['a hash that is no text', query({ extensions: extensions(7) })],
  ['another version', query({ extensions: extensions(HASH, 2) })],
  ['extensions twice', `${query({ extensions: extensions() })}&${query({ extensions: extensions() })}`],
  ['variables twice', `${query({ extensions: extensions(), variables: '{}' })}&variables={}`],
  ['variables that are no JSON', query({ extensions: extensions(), variables: 'x' })],
  ['variables in a list', query({ extensions: extensions(), variables: '[1]' })],
  ['a number for variables', query({ extensions: extensions(), variables: '1e999' })],
  ['a NUL in variables', query({ extensions: extensions(), variables: '{"x":["\\u0000"]}' })],
])('%s is a bad request', (_title, querystring) => {
  expect(code(get(querystring))).toBe('400 BAD_REQUEST');
});

test.each(['', '{}', 'null'])('variables "%s" are none', (variables) => {
  expect(code(get(query({ extensions: extensions(), variables })))).toBe('operation');
});

test.each([closed, open])('what is too large is refused before anything else is looked at (%#)', (door) => {
  const long = query({ extensions: extensions(), variables: JSON.stringify({ x: 'x'.repeat(8192) }) });
  expect(code(get(long), door)).toBe('414 URI_TOO_LONG');
  expect(code(post({ bodyLength: 100 * 1024 + 1 }), door)).toBe('413 PAYLOAD_TOO_LARGE');
  expect(code(post({ bodyLength: undefined }), door)).toBe('411 LENGTH_REQUIRED');
  expect(code(post({ bodyIsJson: false }), door)).toBe('415 UNSUPPORTED_MEDIA_TYPE');
});
