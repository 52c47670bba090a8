import { cacheKey } from './cache-key';

const key = (address: string, now = 0) => {
  const [path = '', query = ''] = address.split('?');
  return cacheKey(path, new URLSearchParams(query), now);
};

test.each([
  ['/api/blogs?page=2&limit=6', '/api/blogs?limit=6&page=2'],
  ['/api/blogs?utm_source=x&fbclid=1', '/api/blogs'],
  ['/api/blogs?populate[0]=content&status=draft', '/api/blogs'],
  ['/api/blogs/slug/a?page=2', '/api/blogs/slug/a'],
])('%s is answered as %s', (one, other) => {
  expect(key(one)).toBe(key(other));
});

test.each([
  ['/api/blogs?page=2', '/api/blogs?page=3'],
  ['/api/blogs?page=2', '/api/blogs?page=2&page=3'],
  ['/api/blogs?page=2', '/api/blogs?page[]=2'],
  ['/api/blogs?search=a', '/api/blogs?search=A'],
  ['/api/blogs/slug/a', '/api/blogs/slug/b'],
  ['/graphql?extensions=a', '/graphql?extensions=b'],
])('%s is not answered as %s', (one, other) => {
  expect(key(one)).not.toBe(key(other));
});

test.each(['/api/comments/abc', '/api/users/me', '/content-version', '/admin'])('%s is not kept', (path) => {
  expect(key(path)).toBeUndefined();
});

test('a shuffled list is kept for a minute', () => {
  expect(key('/api/blogs?type=random-blogs', 59_999)).toBe(key('/api/blogs?type=random-blogs', 0));
  expect(key('/api/blogs?type=random-blogs', 60_000)).not.toBe(key('/api/blogs?type=random-blogs', 0));
});
