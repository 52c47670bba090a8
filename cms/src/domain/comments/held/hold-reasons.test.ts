import { formatReasons, parseReasons } from './hold-reasons';

test('stores several reasons in one text', () => {
  expect(formatReasons(['first', 'links'])).toBe('first,links');
  expect(parseReasons('links,first')).toEqual(['first', 'links']);
});

test('a comment that does not wait has none', () => {
  expect(formatReasons([])).toBeNull();
  expect(parseReasons(null)).toEqual([]);
  expect(parseReasons('of a later release')).toEqual([]);
});
