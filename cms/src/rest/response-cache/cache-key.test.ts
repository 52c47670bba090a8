import { getCacheKey } from './cache-key';
import { FIELDS_CHANGING_WITH } from './cache-policy.gen';

const TEXTS = new Map([
  ['a', 'query Home { home { grid { id } } }'],
  ['b', 'query Other { home { gridlock: headlines { id } } }'],
  ['c', 'query Rated($slug: String!) { article(slug: $slug) { alias: discussion { ratingCount } } }'],
]);
const place = (address: string, now = 0) => {
  const [path = '', querystring = ''] = address.split('?', 2);
  return getCacheKey({ path, querystring, state: {} }, now, (hash) => TEXTS.get(hash));
};
const key = (address: string, now = 0) => place(address, now)?.key;
const byHash = (hash: string) =>
  `/graphql?extensions=${encodeURIComponent(JSON.stringify({ persistedQuery: { version: 1, sha256Hash: hash } }))}`;

test.each([
  ['/api/blogs?page=2&limit=6', '/api/blogs?limit=6&page=2'],
  ['/api/blogs?utm_source=x&fbclid=1', '/api/blogs'],
  ['/api/blogs?populate[0]=content&status=draft', '/api/blogs'],
  ['/api/blogs/slug/a?page=2', '/api/blogs/slug/a'],
  ['/api/blogs?limit=1000', '/api/blogs?limit=100'],
])('%s has the same cache key as %s', (one, other) => {
  expect(key(one)).toBeDefined();
  expect(key(one)).toBe(key(other));
});

test.each([
  ['/api/blogs?page=2', '/api/blogs?page=3'],
  ['/api/blogs?search=a', '/api/blogs?search=A'],
  ['/api/blogs/slug/a', '/api/blogs/slug/b'],
  ['/graphql?extensions=a', '/graphql?extensions=b'],
  ['/graphql?query={a}', '/graphql?query={a}&[variables]={}'],
])('%s has a different cache key than %s', (one, other) => {
  expect(key(one)).not.toBe(key(other));
});

test.each([
  '/api/users/me',
  '/content-version',
  '/admin',
  '/api/blogs?page=2&page=3',
  '/api/blogs?page[]=2',
  '/api/blogs?[limit]=1',
  '/graphql',
  '/graphql?variables={}',
])('%s is not cached', (path) => {
  expect(key(path)).toBeUndefined();
});

test.each([
  ['a shuffled REST list', '/api/blogs?type=random-blogs'],
  ['a persisted operation with a shuffled list', byHash('a')],
  [
    'a query text with a shuffled list',
    `/graphql?query=${encodeURIComponent('{ home { mixed: grid { id } } }')}`,
  ],
])('%s gets a new cache key every minute', (_title, address) => {
  expect(key(address, 59_999)).toBe(key(address, 0));
  expect(key(address, 60_000)).not.toBe(key(address, 0));
});

test.each(['/api/blogs?type=news-list', byHash('b'), byHash('unknown'), '/graphql?extensions=a'])(
  '%s keeps its cache key after a minute',
  (address) => {
    expect(key(address, 0)).toBeDefined();
    expect(key(address, 60_000)).toBe(key(address, 0));
  },
);

test('recognises every field with a cache policy', () => {
  const text = (field: string) => `/graphql?query=${encodeURIComponent(`{ a { other: ${field} { id } } }`)}`;
  const { MINUTE, DISCUSSION } = FIELDS_CHANGING_WITH;
  expect(MINUTE).not.toHaveLength(0);
  for (const field of MINUTE) expect(key(text(field), 60_000)).not.toBe(key(text(field), 0));
  expect(DISCUSSION).not.toHaveLength(0);
  for (const field of DISCUSSION) expect(place(text(field))).toBeUndefined();
});

const withVariables = (hash: string, variables: unknown) =>
  `${byHash(hash)}&variables=${encodeURIComponent(JSON.stringify(variables))}`;

describe('a response with the discussion of an article', () => {
  test('is tied to the article named in the variables', () => {
    expect(place(withVariables('c', { slug: 'sleep-well' }))?.discussed).toEqual({ slug: 'sleep-well' });
    expect(place(withVariables('b', { slug: 'sleep-well' }))?.discussed).toBeNull();
  });

  test('is tied to the article in the path of its comments', () => {
    expect(place('/api/comments/abc?page=2')?.discussed).toEqual({ blogId: 'abc' });
    expect(place('/api/faqs/abc')?.discussed).toBeNull();
  });

  test.each([{}, { slug: null }, { slug: 7 }, { other: 'sleep-well' }])(
    'is not cached when the variables %j name no article',
    (variables) => expect(place(withVariables('c', variables))).toBeUndefined(),
  );

  test('is not cached for an ad hoc query', () => {
    const text = '{ article(slug: "sleep-well") { discussion { ratingCount } } }';
    expect(place(`/graphql?query=${encodeURIComponent(text)}`)).toBeUndefined();
  });
});
