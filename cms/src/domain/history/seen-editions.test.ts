import { parseSeenEditions } from './seen-editions';

test('reads the edition of each document', () => {
  expect([...parseSeenEditions('abc=3, def=12')]).toEqual([
    ['abc', 3],
    ['def', 12],
  ]);
});

test.each(['', 'abc', 'abc=', '=3', 'abc=-1', 'abc=1.5', 'abc=1e3', 'a b=1', 'abc=12345678901'])(
  'ignores %j',
  (header) => {
    expect(parseSeenEditions(header).size).toBe(0);
  },
);
