import { cacheKey } from './cache-key';

const TEXTS = new Map([
  ['a', 'query Home { home { grid { id } } }'],
  ['b', 'query Other { home { gridlock: headlines { id } } }'],
]);
const key = (address: string, now = 0) => {
  const [path = '', query = ''] = address.split('?', 2);
  return cacheKey(path, query, now, (hash) => TEXTS.get(hash));
};
const byHash = (hash: string) =>
  `/graphql?extensions=${encodeURIComponent(JSON.stringify({ persistedQuery: { version: 1, sha256Hash: hash } }))}`;

test.each([
  ['/api/blogs?page=2&limit=6', '/api/blogs?limit=6&page=2'],
  ['/api/blogs?utm_source=x&fbclid=1', '/api/blogs'],
  ['/api/blogs?populate[0]=content&status=draft', '/api/blogs'],
  ['/api/blogs/slug/a?page=2', '/api/blogs/slug/a'],
  ['/api/blogs?limit=1000', '/api/blogs?limit=100'],
])('%s is answered as %s', (one, other) => {
  expect(key(one)).toBe(key(other));
});

test.each([
  ['/api/blogs?page=2', '/api/blogs?page=3'],
  ['/api/blogs?search=a', '/api/blogs?search=A'],
  ['/api/blogs/slug/a', '/api/blogs/slug/b'],
  ['/graphql?extensions=a', '/graphql?extensions=b'],
  ['/graphql?query={a}', '/graphql?query={a}&[variables]={}'],
])('%s is not answered as %s', (one, other) => {
  expect(key(one)).not.toBe(key(other));
});

test.each([
  '/api/comments/abc',
  '/api/users/me',
  '/content-version',
  '/admin',
  '/api/blogs?page=2&page=3',
  '/api/blogs?page[]=2',
  '/api/blogs?[limit]=1',
  '/graphql',
  '/graphql?variables={}',
])('%s is not kept', (path) => {
  expect(key(path)).toBeUndefined();
});

test.each([
  ['a list', '/api/blogs?type=random-blogs'],
  ['an operation of the site', byHash('a')],
  ['a text', `/graphql?query=${encodeURIComponent('{ home { mixed: grid { id } } }')}`],
])('%s that is shuffled is kept for a minute', (_title, address) => {
  expect(key(address, 59_999)).toBe(key(address, 0));
  expect(key(address, 60_000)).not.toBe(key(address, 0));
});

test.each(['/api/blogs?type=news-list', byHash('b'), byHash('unknown'), '/graphql?extensions=a'])(
  '%s is kept for longer',
  (address) => {
    expect(key(address, 60_000)).toBe(key(address, 0));
  },
);
