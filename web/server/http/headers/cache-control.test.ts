import { cacheControl } from './cache-control';

const none = { sMaxAge: 0, staleWhileRevalidate: 0, staleIfError: 0 };

test.each([
  [none, 'public, max-age=0, must-revalidate'],
  [{ ...none, sMaxAge: 30 }, 'public, max-age=0, s-maxage=30'],
  [{ ...none, staleIfError: 600 }, 'public, max-age=0, stale-if-error=600'],
  [
    { sMaxAge: 30, staleWhileRevalidate: 60, staleIfError: 600 },
    'public, max-age=0, s-maxage=30, stale-while-revalidate=60, stale-if-error=600',
  ],
])('for %o sends %s', (settings, header) => {
  expect(cacheControl(settings)).toBe(header);
});

test('omits s-maxage but keeps the stale directives for a page that is not current', () => {
  const settings = { sMaxAge: 30, staleWhileRevalidate: 60, staleIfError: 600 };
  expect(cacheControl(settings, { current: false })).toBe(
    'public, max-age=0, stale-while-revalidate=60, stale-if-error=600',
  );
});
