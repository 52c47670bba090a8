import { describePublications } from './describe-publications';

const publication = (title: string, messages: string[], more = 0) => ({
  documentId: title,
  title,
  problems: messages.map((message) => ({ path: [], message })),
  more,
});

test.each([
  [[publication('A', ['Block 1: a'])], 'Published. Not everything reaches all readers: Block 1: a.'],
  [
    [publication('A', ['Block 2 (rich-text): a'])],
    'Published. Not everything reaches all readers: Block 2: a.',
  ],
  [
    [publication('A', ['a.', 'b', 'c', 'd'], 3)],
    'Published. Not everything reaches all readers: a. b. c. And 4 more.',
  ],
  [
    [publication('A', ['a']), publication('B', ['b'])],
    'Published. Not everything reaches all readers: “A”: a. “B”: b.',
  ],
])('describes %j', (published, text) => {
  expect(describePublications(published)).toBe(text);
});
