import { readingMinutes } from './readingMinutes';
import type { BlockFragment } from '../../blocks/Blocks.gen';

const words = (count: number) => Array.from({ length: count }, () => 'word').join(' ');
const paragraph = (text: string): BlockFragment => ({
  __typename: 'ParagraphBlock',
  inline: [
    { __typename: 'InlinePart', kind: 'LINK', text, url: 'https://example.org/a b c', opensNewTab: false },
  ],
});

test.each([
  [0, 1],
  [100, 1],
  [238 * 4, 4],
  [238 * 4 + 120, 5],
])('%i words take %i minutes', (count, minutes) => {
  expect(readingMinutes([paragraph(words(count))])).toBe(minutes);
});

test('words in headings, lists, tables and markup count; addresses and tags do not', () => {
  const half: BlockFragment = { __typename: 'HeadingBlock', level: 2, text: words(120) };
  const cell = { __typename: 'TableCell' as const, inline: [{ ...inline, text: words(120) }] };
  const table: BlockFragment = {
    __typename: 'TableBlock',
    caption: null,
    headers: [],
    rows: [[cell]],
    boldFirstColumn: false,
  };
  const html: BlockFragment = { __typename: 'RawHtmlBlock', html: `<p class="a b c">${words(238)}</p><br>` };
  expect(readingMinutes([half, half, half, table])).toBe(2);
  expect(readingMinutes([half, half, half, table, html])).toBe(3);
});

const inline = {
  __typename: 'InlinePart' as const,
  kind: 'TEXT' as const,
  text: '',
  url: null,
  opensNewTab: false,
};
