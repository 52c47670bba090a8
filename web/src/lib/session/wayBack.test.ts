import { wayBackFrom } from './wayBack';

const at = (pathname: string, state: unknown = null) => ({
  pathname,
  search: '?page=2',
  hash: '#comments',
  state,
});

test('a page is come back to with its query and its place', () => {
  expect(wayBackFrom(at('/blog/sleep-well'))).toEqual({ from: '/blog/sleep-well?page=2#comments' });
});

test.each(['/login', '/signup', '/forgot-password', '/enter-code', '/change-password'])(
  'from %s the way leads back to where it began',
  (path) => {
    expect(wayBackFrom(at(path, { from: '/blog/sleep-well' }))).toEqual({ from: '/blog/sleep-well' });
    expect(wayBackFrom(at(path))).toBeNull();
  },
);
