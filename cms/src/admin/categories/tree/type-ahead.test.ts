import { TypeAhead } from './type-ahead';

test('letters that follow each other soon belong together', () => {
  const typed = new TypeAhead();
  expect(typed.isTyping(0)).toBe(false);
  expect(typed.add('s', 0)).toBe('s');
  expect(typed.isTyping(600)).toBe(true);
  expect(typed.add('l', 600)).toBe('sl');
  expect(typed.add('e', 1200)).toBe('sle');
  expect(typed.isTyping(2000)).toBe(false);
  expect(typed.add('n', 2000)).toBe('n');
});
