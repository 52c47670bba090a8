import { readFilters, toQuery } from './filters';

test('reads the filters in the address of the page, and nothing else', () => {
  const search = new URLSearchParams('kind=token&text=a%20b&from=2026-11-01&actor=&page=2');
  expect(readFilters(search)).toEqual({ kind: 'token', text: 'a b', from: '2026-11-01' });
});

test('asks for whole days of the calendar of the browser', () => {
  const query = new URLSearchParams(toQuery({ from: '2026-11-27', to: '2026-11-27', kind: 'token' }, '5-1'));
  const from = Number(query.get('from'));
  const to = Number(query.get('to'));
  expect(new Date(from).toString()).toMatch(/^Fri Nov 27 2026 00:00:00/);
  expect(new Date(to + 1).toString()).toMatch(/^Sat Nov 28 2026 00:00:00/);
  expect([query.get('kind'), query.get('before')]).toEqual(['token', '5-1']);
});

test('ignores what is no day', () => {
  expect(toQuery({ from: 'soon', to: '0001-01-01' })).toBe('');
});
