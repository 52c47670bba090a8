import { admit, type GraphqlRequest } from './admit';

const HASH = 'a'.repeat(64);
const TEXT = 'query A($x: String) { a(x: $x) }';
const closed = { open: false, findText: (hash: string) => (hash === HASH ? TEXT : undefined) };
const open = { ...closed, open: true };

const extensions = (sha256Hash: unknown = HASH, version = 1) =>
  JSON.stringify({ persistedQuery: { version, sha256Hash } });
const query = (params: Record<string, string>) => new URLSearchParams(params).toString();
const get = (querystring: string): GraphqlRequest => ({
  method: 'GET',
  querystring,
  bodyLength: 0,
  bodyIsJson: true,
});
const post = (changes: Partial<GraphqlRequest> = {}): GraphqlRequest => ({
  ...get(''),
  method: 'POST',
  bodyLength: 100,
  ...changes,
});
const code = (request: GraphqlRequest, door = closed) => {
  const admission = admit(request, door);
  return admission.kind === 'refused'
    ? `${admission.refusal.status} ${admission.refusal.code}`
    : admission.kind;
};

test.each([closed, open])(
  'replaces a known hash with its query text and preserves the other parameters (%#)',
  (door) => {
    const variables = '{"x":"ä&b=c"}';
    const request = get(query({ operationName: 'A', variables, extensions: extensions(), utm_source: 'x' }));
    const admission = admit(request, door);
    const params = admission.kind === 'operation' ? new URLSearchParams(admission.querystring) : [];
    expect(Object.fromEntries(params)).toEqual({ query: TEXT, operationName: 'A', variables });
  },
);

test.each([
  ['a query text', get(query({ query: TEXT }))],
  ['a query text with a known hash', get(query({ query: TEXT, extensions: extensions() }))],
  ['other extensions', get(query({ extensions: '{"tracing":true}' }))],
  ['an empty query string', get('')],
  ['a POST request', post()],
  ['a POST request with a hash', post({ querystring: query({ extensions: extensions() }) })],
  ['a HEAD request', { ...get(query({ extensions: extensions() })), method: 'HEAD' }],
])('%s is refused in production and passed to Apollo Server when the API is open', (_title, request) => {
  expect(code(request)).toBe('400 PERSISTED_QUERY_REQUIRED');
  expect(code(request, open)).toBe('text');
});

test.each([closed, open])('reports a hash that is not in the manifest (%#)', (door) => {
  const request = get(query({ extensions: extensions('b'.repeat(64)) }));
  expect(code(request, door)).toBe('400 PERSISTED_QUERY_NOT_FOUND');
});

test.each([
  ['extensions that are not JSON', query({ extensions: '{' })],
  ['extensions with a NUL character', query({ extensions: extensions('\0') })],
  ['a hash that is not a string', query({ extensions: extensions(7) })],
  ['an unsupported version', query({ extensions: extensions(HASH, 2) })],
  ['repeated extensions', `${query({ extensions: extensions() })}&${query({ extensions: extensions() })}`],
  ['repeated variables', `${query({ extensions: extensions(), variables: '{}' })}&variables={}`],
  ['variables that are not JSON', query({ extensions: extensions(), variables: 'x' })],
  ['variables given as a list', query({ extensions: extensions(), variables: '[1]' })],
  ['variables given as a number', query({ extensions: extensions(), variables: '1e999' })],
  ['variables with a NUL character', query({ extensions: extensions(), variables: '{"x":["\\u0000"]}' })],
])('refuses %s as a bad request', (_title, querystring) => {
  expect(code(get(querystring))).toBe('400 BAD_REQUEST');
});

test.each([
  ['', '{}'],
  ['{}', '{}'],
  ['null', 'null'],
])('accepts the empty variables "%s" and passes on "%s"', (variables, passedOn) => {
  const admission = admit(get(query({ extensions: extensions(), variables })), closed);
  expect(admission).toEqual({ kind: 'operation', querystring: query({ query: TEXT, variables: passedOn }) });
});

test.each([closed, open])(
  'refuses requests with an invalid size or content type before anything else (%#)',
  (door) => {
    const long = query({ extensions: extensions(), variables: JSON.stringify({ x: 'x'.repeat(8192) }) });
    expect(code(get(long), door)).toBe('414 URI_TOO_LONG');
    expect(code(post({ bodyLength: 100 * 1024 + 1 }), door)).toBe('413 PAYLOAD_TOO_LARGE');
    expect(code(post({ bodyLength: undefined }), door)).toBe('411 LENGTH_REQUIRED');
    expect(code(post({ bodyIsJson: false }), door)).toBe('415 UNSUPPORTED_MEDIA_TYPE');
  },
);
