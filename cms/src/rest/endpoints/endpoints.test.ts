import { ENDPOINTS, endpointsAt, findPrivateEndpoint, findPublicRead, getEndpoints } from './endpoints';

const paths = (path: string) => endpointsAt(path).map((endpoint) => endpoint.path);

test.each([
  ['/api/blogs', ['/api/blogs']],
  ['/api/blogs/slug/insomnia', ['/api/blogs/slug/{slug}']],
  ['/api/blogs/slug/', []],
  ['/api/blogs/slug/a/b', []],
  ['/api/blogs/insomnia', []],
  ['/api/docsxjson', []],
  ['/api/faqs/abc', ['/api/faqs/{blogId}']],
  ['/api', []],
])('the path %s matches %j', (path, expected) => {
  expect(paths(path)).toEqual(expected);
});

test('no endpoint is listed twice', () => {
  const calls = ENDPOINTS.map(({ method, path }) => `${method} ${path}`);
  expect(new Set(calls).size).toBe(calls.length);
});

test('looks up the endpoints of a request once', () => {
  const request = { path: '/api/blogs', state: {} };
  expect(getEndpoints(request)).toBe(getEndpoints(request));
});

test('finds public reads by path, and other endpoints by path and method', () => {
  const readingAt = (path: string) => findPublicRead({ path, state: {} });
  const callAt = (method: string, path: string) => findPrivateEndpoint({ method, path, state: {} });
  expect(readingAt('/api/blogs')?.path).toBe('/api/blogs');
  expect(callAt('POST', '/api/blogs')).toBeUndefined();
  expect(callAt('GET', '/api/blogs')).toBeUndefined();
  expect(readingAt('/api/subscribe')).toBeUndefined();
  expect(callAt('POST', '/api/subscribe')?.limit).toBe('subscribe');
  expect(callAt('DELETE', '/api/subscribe')).toBeUndefined();
});
