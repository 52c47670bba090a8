import { getReturnPath } from './return-path';

test.each([
  [{ from: '/my-account' }, '/my-account'],
  [{ from: '/search/sleep?page=2#list' }, '/search/sleep?page=2#list'],
  [{ from: '/blog/x?ref=https://news.example/' }, '/blog/x?ref=https://news.example/'],
  [{ from: '/blog-list?category=Heart health' }, '/blog-list?category=Heart health'],
  [{ from: String.raw`/blog/x?q=a\\b#//c` }, String.raw`/blog/x?q=a\\b#//c`],
  [{ from: '/?next=//elsewhere.example' }, '/?next=//elsewhere.example'],
  [null, '/'],
  ['/my-account', '/'],
  [{ from: 7 }, '/'],
  [{ from: '' }, '/'],
  [{ from: 'my-account' }, '/'],
  [{ from: 'https://elsewhere.example/' }, '/'],
  [{ from: '//elsewhere.example' }, '/'],
  [{ from: '/\\elsewhere.example' }, '/'],
  [{ from: '/\t/elsewhere.example' }, '/'],
  [{ from: '/.//elsewhere.example' }, '/'],
  [{ from: '/blog/x\n?page=2' }, '/'],
  [{ from: '/blog/x?page=2\n' }, '/'],
  [{ from: '/blog/x#a\u0000b' }, '/'],
  [{ from: 'javascript:alert(1)' }, '/'],
])('the router state %j leads to %s', (state, place) => {
  expect(getReturnPath(state)).toBe(place);
});
