import { stemOf } from './stem';

test.each([
  ['pregnant', 'pregn'],
  ['depressed', 'depress'],
  ['allergic', 'allerg'],
  ['sleeping', 'sleep'],
  ['strokes', 'strok'],
])('%s begins as its relatives do: %s', (word, stem) => {
  expect(stemOf(word)).toBe(stem);
});

test.each(['aging', 'anxious', 'heart', 'b12', 'schlafrigkeit', '睡眠', ''])(
  '%s, where too little is left or it begins otherwise, is taken as it is',
  (word) => {
    expect(stemOf(word)).toBe(word);
  },
);
