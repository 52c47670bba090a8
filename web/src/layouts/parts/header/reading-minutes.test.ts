import { getReadingMinutes } from './reading-minutes';
import type { BlockFragment } from '../../../blocks/Blocks.gen';

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
  expect(getReadingMinutes([paragraph(words(count))])).toBe(minutes);
});

test('counts words in headings, lists, tables and markup but not in addresses or tags', () => {
  const heading: BlockFragment = { __typename: 'HeadingBlock', level: 2, text: words(100) };
  const link = { ...inline, kind: 'LINK' as const, text: words(90), url: 'https://example.org/' };
  const item = { __typename: 'ListItem' as const, heading: words(10), inline: [link] };
  const list: BlockFragment = { __typename: 'ListBlock', items: [item] };
  const cell = { __typename: 'TableCell' as const, inline: [{ ...inline, text: words(100) }] };
  const table: BlockFragment = {
    __typename: 'TableBlock',
    caption: null,
    headers: [],
    rows: [[cell]],
    boldFirstColumn: false,
  };
  const html = (count: number): BlockFragment => ({
    __typename: 'RawHtmlBlock',
    html: `<p class="a b c">${words(count)}</p><br>`,
  });
  // The second minute starts at word 357, so one word more or less would show.
  expect(getReadingMinutes([heading, list, table, html(56)])).toBe(1);
  expect(getReadingMinutes([heading, list, table, html(57)])).toBe(2);
});

const inline = {
  __typename: 'InlinePart' as const,
  kind: 'TEXT' as const,
  text: '',
  url: null,
  opensNewTab: false,
};
