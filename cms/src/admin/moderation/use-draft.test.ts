import { formatDraft, parseDraft } from './use-draft';

test.each(['Dear Ann', 'Two\n\nparagraphs\r\n', ''])('keeps %j with its key', (text) => {
  const draft = { key: 'a0b1c2d3-e4f5', text };
  expect(parseDraft(formatDraft(draft))).toEqual(draft);
});

test.each([null, '', 'no line'])('finds no draft in %j', (stored) => {
  expect(parseDraft(stored)).toBeUndefined();
});
