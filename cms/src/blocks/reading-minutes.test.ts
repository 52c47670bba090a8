import type { Block } from './block';
import { readingMinutes } from './reading-minutes';
import { nightSky } from './testing/media';

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
test('counts the words of all blocks', () => {
  expect(readingMinutes([words(200), { type: 'divider' }, words(39)])).toBe(2);
});
test('an empty article takes one minute', () => {
  expect(readingMinutes([])).toBe(1);
});
test('the alternative texts of pictures do not count', () => {
  const pictures = Array.from({ length: 100 }, (): Block => ({
    type: 'image',
    image: nightSky,
    caption: null,
  }));
  expect(readingMinutes(pictures)).toBe(1);
});
