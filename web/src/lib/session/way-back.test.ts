import { wayBackFrom } from './way-back';

const at = (pathname: string, state: unknown = null) => ({
  pathname,
  search: '?page=2',
  hash: '#comments',
  state,
});

test('remembers a page with its query and hash', () => {
  expect(wayBackFrom(at('/blog/sleep-well'))).toEqual({ from: '/blog/sleep-well?page=2#comments' });
});

test.each(['/login', '/signup', '/forgot-password', '/enter-code', '/change-password'])(
  'keeps the original page, if any, on %s',
  (path) => {
    expect(wayBackFrom(at(path, { from: '/blog/sleep-well' }))).toEqual({ from: '/blog/sleep-well' });
    expect(wayBackFrom(at(path))).toBeNull();
  },
);
