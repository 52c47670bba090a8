import { findWordChanges, type WordChange } from './word-changes';

const marked = (before: string, after: string): string =>
  findWordChanges(before, after)
    .map(({ text, change }) => ({ same: text, added: `[+${text}]`, removed: `[-${text}]` })[change])
    .join('');
const side = (changes: WordChange[], hidden: WordChange['change']): string =>
  changes.flatMap(({ text, change }) => (change === hidden ? [] : [text])).join('');

test.each([
  ['a word', 'Walk at a pace', 'Walk at that pace', 'Walk at [-a][+that] pace'],
  ['an added word', 'Walk slowly', 'Walk very slowly', 'Walk [+very ]slowly'],
  ['a removed word', 'Walk very slowly', 'Walk slowly', 'Walk [-very ]slowly'],
  [
    'neighbouring words, as one',
    'Ten minutes on foot after dinner',
    'A short walk after dinner',
    '[-Ten minutes on foot ][+A short walk ]after dinner',
  ],
  ['nothing', 'Walk slowly', 'Walk slowly', 'Walk slowly'],
  ['names as a whole', 'home-sleep', 'child-sleep', '[-home-sleep][+child-sleep]'],
  ['a text in place of nothing', '', 'Walk slowly', '[+Walk slowly]'],
  ['everything', 'Changed by mistake', 'As it was', '[-Changed by mistake][+As it was]'],
])('marks %s', (_what, before, after, expected) => {
  expect(marked(before, after)).toBe(expected);
});

test('each side reads as its own text', () => {
  const before = 'Why ten minutes on foot after dinner do more than you would expect.';
  const after = 'A short walk after dinner  lowers the peak of blood sugar.\n';
  const changes = findWordChanges(before, after);
  expect(side(changes, 'added')).toBe(before);
  expect(side(changes, 'removed')).toBe(after);
});

const long = (word: string) => Array.from({ length: 30_000 }, (_, index) => `${word}${index * 7}`).join(' ');

test.each([
  ['in place of a word', 'start', long('a')],
  ['without a common word', long('a'), long('b')],
  ['with a change in each sentence', long('a'), long('a').replaceAll('1 ', '2. ')],
])('a text of 200,000 characters %s is compared within a second', (_what, before, after) => {
  const start = performance.now();
  const changes = findWordChanges(before, after);
  expect(performance.now() - start).toBeLessThan(1500);
  expect(side(changes, 'added')).toBe(before);
  expect(side(changes, 'removed')).toBe(after);
});

test('of long texts with many changes, sentences are compared', () => {
  const write = (word: string) =>
    Array.from({ length: 800 }, (_sentence, number) => {
      const stem = number % 8 === 0 ? word : 'same';
      return `${Array.from({ length: 30 }, (_word, index) => `${stem}${number}x${index}`).join(' ')}.`;
    }).join(' ');
  const same = findWordChanges(write('a'), write('b')).filter(({ change }) => change === 'same');
  expect(same.length).toBeGreaterThan(90);
});
