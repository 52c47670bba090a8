import type { Block } from './block';
import { readingMinutes } from './reading-minutes';

const words = (count: number): Block => ({
  type: 'paragraph',
  inline: [{ type: 'text', text: Array(count).fill('sleep').join(' ') }],
});

test.each([
  [1, 1],
  [238, 1],
  [239, 2],
  [476, 2],
  [2380, 10],
])('%i words take %i minutes', (count, minutes) => {
  expect(readingMinutes([words(count)])).toBe(minutes);
});
test('the words of all blocks are added up', () => {
  expect(readingMinutes([words(200), { type: 'divider' }, words(39)])).toBe(2);
});
test('an article without words takes one minute', () => {
  expect(readingMinutes([])).toBe(1);
});
