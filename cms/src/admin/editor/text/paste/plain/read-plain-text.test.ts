/** @jest-environment jsdom */
import { clearNotices, getNotices } from '../notices/notice-list';
import { describePasted } from '../testing/describe-text';
import { readPlain } from './read-plain';
import { readTabbed } from './read-plain-text';

const paste = (text: string, isInTable = false) =>
  describePasted(readPlain(text, { isInTable, isVerbatim: false, noteCount: 0 }));

test('reads cells with line ends and quotation marks as spreadsheets write them', () => {
  expect(readTabbed('a\t"two\r\nlines ""x"""\t"said" he\r\n\t"\n')).toEqual([
    ['a', 'two\r\nlines "x"', '"said" he'],
    ['', '"'],
  ]);
  expect(paste('a\t"b\nc"\r\nd\te')).toEqual(['| a | b/c |', '| d | e |']);
});

test('reads rows of different lengths as cells only in a table', () => {
  expect(paste('a\tb\nc')).toEqual(['a\tb', 'c']);
  expect(paste('a\tb\nc', true)).toEqual(['| a | b |', '| c |  |']);
  expect(paste('\tif x:\n\treturn')).toEqual(['if x:', 'return']);
});

test('drops soft hyphens and signs without width', () => {
  expect(paste('Bed\u00ADtime\u200B\r\rnow')).toEqual(['Bedtime', 'now']);
});

test('reads Markdown with a long line, a long table and a long list', () => {
  const text = `# Title

${'-'.repeat(60)}

| a | b |
| --- | --- |
${'| **Time** and place | Lights, low |\n'.repeat(600)}
${'- **One** of many things\n'.repeat(600)}`;
  const lines = paste(text);
  expect(lines.slice(0, 3)).toEqual(['## Title', 'blocks.divider', '| a | b |']);
  expect(lines.slice(-1)).toEqual(['- *One* of many things']);
  expect(lines).toHaveLength(2 + 601 + 600);
});

test('reads text that only looks like Markdown', () => {
  const signs = ['[', '*', '- a\n\n', '|', '`', '> ', '- ', '"\t', '**a*', '![]('];
  for (const sign of signs) expect(paste(sign.repeat(500)).length).toBeGreaterThan(0);
});

test.each([
  ['very long', 'Words.\n\n'.repeat(30_000)],
  ['a very long list', '- item\n\n'.repeat(3001)],
  ['full of marks', '**a*'.repeat(7000)],
])('pastes Markdown line by line if it is %s, and says so', (_, text) => {
  clearNotices();
  expect(paste(`# Title\n\n${text}`)[0]).toBe('# Title');
  expect(getNotices()).toEqual([
    'This is too much Markdown to read at once. Paste it in parts to get its headings and lists.',
  ]);
});
