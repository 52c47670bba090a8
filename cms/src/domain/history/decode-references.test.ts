import { decodeReferences } from './decode-references';

// As the writer of Markdown (`cli/content-files/markdown`) escapes what is at the edge of a line or of bold words.
test.each([
  ['Words&#x20;', 'Words '],
  ['&#x20;One&#x20;\n&#x20;two', ' One \n two'],
  ['**bold&#x20;**', '**bold **'],
  ['**bold:**&#x78;y', '**bold:**xy'],
  ['Plain & simple', 'Plain & simple'],
  [String.raw`What is typed: \&#x20;`, String.raw`What is typed: \&#x20;`],
])('%j is read as %j', (markdown, read) => {
  expect(decodeReferences(markdown)).toBe(read);
});
