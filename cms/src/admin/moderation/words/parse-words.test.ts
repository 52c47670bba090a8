import { parseWords, removeWords } from './parse-words';

test('reads one word or phrase a line, each once', () => {
  expect(parseWords(' casino \r\n\nmiracle cure\ncasino\n')).toEqual(['casino', 'miracle cure']);
  expect(parseWords(' \n ')).toEqual([]);
});

test('keeps what was refused, and what was typed meanwhile', () => {
  const added = new Set(['casino', 'miracle cure']);
  expect(removeWords('casino\r\n !? \nmiracle cure\ncasi', added)).toBe('!?\ncasi');
  expect(removeWords('casino\n\ncasino', added)).toBe('');
});
