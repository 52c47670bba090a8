import { stemWord } from './stem';

test.each([
  ['pregnant', 'pregn'],
  ['depressed', 'depress'],
  ['allergic', 'allerg'],
  ['sleeping', 'sleep'],
  ['strokes', 'strok'],
])('stems %s to %s', (word, stem) => {
  expect(stemWord(word)).toBe(stem);
});

test.each(['aging', 'anxious', 'heart', 'b12', 'schlafrigkeit', '睡眠', ''])(
  'returns "%s" unchanged because it has no usable stem',
  (word) => {
    expect(stemWord(word)).toBe(word);
  },
);
