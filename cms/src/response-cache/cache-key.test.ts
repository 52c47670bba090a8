import { cachePlace } from './cache-key';

const TEXTS = new Map([
  ['a', 'query Home { home { grid { id } } }'],
  ['b', 'query Other { home { gridlock: headlines { id } } }'],
  ['c', 'query Rated($slug: String!) { article(slug: $slug) { told: discussion { ratingCount } } }'],
]);
const place = (address: string, now = 0) => {
  const [path = '', query = ''] = address.split('?', 2);
  return cachePlace(path, query, now, (hash) => TEXTS.get(hash));
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

const withVariables = (hash: string, variables: unknown) =>
  `${byHash(hash)}&variables=${encodeURIComponent(JSON.stringify(variables))}`;

describe('an answer that tells what readers made of an article', () => {
  test('depends on the article that the operation names', () => {
    expect(place(withVariables('c', { slug: 'sleep-well' }))?.discussed).toBe('sleep-well');
    expect(place(withVariables('b', { slug: 'sleep-well' }))?.discussed).toBeNull();
  });

  test.each([{}, { slug: null }, { slug: 7 }, { other: 'sleep-well' }])(
    'is not kept where %j names none',
    (variables) => expect(place(withVariables('c', variables))).toBeUndefined(),
  );

  test('is not kept where somebody asks in words of their own', () => {
    const text = '{ article(slug: "sleep-well") { discussion { ratingCount } } }';
    expect(place(`/graphql?query=${encodeURIComponent(text)}`)).toBeUndefined();
  });
});
