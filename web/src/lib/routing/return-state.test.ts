import { toReturnState } from './return-state';

const at = (pathname: string, state: unknown = null) => ({
  pathname,
  search: '?page=2',
  hash: '#comments',
  state,
});

test('remembers a page with its query and hash', () => {
  expect(toReturnState(at('/blog/sleep-well'))).toEqual({ from: '/blog/sleep-well?page=2#comments' });
});

test.each(['/login', '/signup', '/forgot-password', '/enter-code', '/change-password'])(
  'keeps the original page, if any, on %s',
  (path) => {
    expect(toReturnState(at(path, { from: '/blog/sleep-well' }))).toEqual({ from: '/blog/sleep-well' });
    expect(toReturnState(at(path))).toBeNull();
  },
);
