import { deletionRefusal } from './deletion-refusal';

const getName = (id: number) => `${id}.webp`;
const inArticles = (fileId: number, ...titles: string[]) =>
  titles.map((title) => ({ fileId, place: `the article “${title}”` }));

test('names the file, where readers see it, and what to do instead', () => {
  expect(
    deletionRefusal(
      [...inArticles(1, 'Naps', 'Rest'), { fileId: 1, place: 'the category “Sleep”' }],
      getName,
    ),
  ).toBe(
    'Nothing was deleted. Readers see “1.webp” in the article “Naps”, the article “Rest”, and the category “Sleep”. ' +
      'Replace the file (open it, then “Replace media”), or take it out of there first.',
  );
});

test('names five places at most, and says that there are others', () => {
  expect(deletionRefusal(inArticles(1, 'A', 'B', 'C', 'D', 'E', 'F'), getName)).toBe(
    'Nothing was deleted. Readers see “1.webp” in the article “A”, the article “B”, the article “C”, the article “D”, the article “E”, and other places. ' +
      'Replace the file (open it, then “Replace media”), or take it out of there first.',
  );
});

test('names each of several files, and articles of one title once', () => {
  expect(deletionRefusal([...inArticles(1, 'A', 'A'), ...inArticles(2, 'B')], getName)).toBe(
    'Nothing was deleted. Readers see “1.webp” in the article “A”. Readers see “2.webp” in the article “B”. ' +
      'Replace the files (open them, then “Replace media”), or take them out of there first.',
  );
});
