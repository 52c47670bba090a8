import { removeHiddenCharacters } from './hidden-characters';

test.each([
  ['\u202ERoy\u202C', 'Roy'],
  ['A\u2066n\u2069n\u200F', 'Ann'],
  ['Ann\0\n\t\u2028', 'Ann'],
  ['An\u200Bn\uFEFF\u00AD', 'Ann'],
])('%j', (text, shown) => {
  expect(removeHiddenCharacters(text)).toBe(shown);
});

test.each(['Ann Lee', 'Ørsted-O’Neil', '李', 'می\u200Cخواهم', '👩\u200D🔬'])('leaves %s', (text) => {
  expect(removeHiddenCharacters(text)).toBe(text);
});
