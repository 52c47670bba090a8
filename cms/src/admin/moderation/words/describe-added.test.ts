import { describeAdded, describeRefused } from './describe-added';

const refused = (problem: 'too long' | 'nothing to look for' | 'list is full', ...words: string[]) =>
  words.map((word) => ({ word, problem }));

test('says how many words are new', () => {
  expect(describeAdded({ added: 1, refused: [] }, 1)).toBe('1 word is added.');
  expect(describeAdded({ added: 2, refused: refused('too long', 'x') }, 5)).toBe(
    '2 words are added. 2 were on the list already.',
  );
});

test('names each refused word with its reason, those of one reason together', () => {
  expect(
    describeRefused([
      ...refused('nothing to look for', '!?', '…'),
      ...refused('too long', 'x'.repeat(81)),
      ...refused('list is full', 'casino'),
    ]),
  ).toEqual([
    '“!?”, “…” contain no letter and no digit to look for.',
    `“${'x'.repeat(20)}…” is longer than 80 characters.`,
    'The list holds 500 words and phrases and is full: “casino” was not added.',
  ]);
  const many = Array.from({ length: 12 }, (_, number) => `w${number}`);
  expect(describeRefused(refused('list is full', ...many))[0]).toContain('“w9” and 2 more were not added.');
  expect(describeRefused([])).toEqual([]);
});
