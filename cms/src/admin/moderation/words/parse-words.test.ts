import { parseWords } from './parse-words';

test('reads one word or phrase a line, each once', () => {
  expect(parseWords(' casino \r\n\nmiracle cure\ncasino\n')).toEqual(['casino', 'miracle cure']);
  expect(parseWords(' \n ')).toEqual([]);
});
