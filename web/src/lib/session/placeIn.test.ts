import { placeIn } from './placeIn';

test.each([
  [{ from: '/my-account' }, '/my-account'],
  [{ from: '/search/sleep?page=2#list' }, '/search/sleep?page=2#list'],
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
  [{ from: 'javascript:alert(1)' }, '/'],
])('%j leads to %s', (state, place) => {
  expect(placeIn(state)).toBe(place);
});
