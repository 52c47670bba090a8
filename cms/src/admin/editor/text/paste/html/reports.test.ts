/** @jest-environment jsdom */
import { clearNotices, getNotices } from '../notices/notice-list';
import { readMarkdown } from '../plain/read-markdown';
import { describePasted } from '../testing/describe-text';
import { readHtml } from './read-html';

/** What is pasted as lines, and what the form says of it. */
function paste(html: string): [string[], readonly string[]] {
  const root = document.createElement('div');
  root.innerHTML = html;
  const read = readHtml(root);
  read.report.show();
  return [describePasted(read), getNotices()];
}

beforeEach(clearNotices);

const NESTED = 'A nested list was pasted. Readers get its points as one list.';
const QUOTED = 'A list in a quotation became lines of the quotation.';

test('names the number with which a list began', () => {
  const [lines, notices] = paste('<ol start="3"><li>Three</li><li>Four</li></ol>');
  expect(lines).toEqual(['1. Three', '1. Four']);
  expect(notices).toEqual(['A numbered list began with 3. Here it begins with 1.']);
});

test('stores no number with which a list began', () => {
  const root = document.createElement('div');
  root.innerHTML = '<ol start="3"><li>Three</li></ol>';
  expect(readHtml(root).nodes[0]?.attrs).toBeUndefined();
});

test('names the numbers of several lists, and of items', () => {
  expect(paste('<ol><li value="2">Two</li></ol><p>x</p><ol start="5"><li>Five</li></ol>')[1]).toEqual([
    'Numbered lists begin with 1 here. They began with: 2, 5.',
  ]);
});

test('names no number of a list that goes on after a nested one', () => {
  expect(
    paste('<ol><li>One</li></ol><ul><li aria-level="2">Inner</li></ul><ol start="2"><li>Two</li></ol>'),
  ).toEqual([['1. One', '  - Inner', '1. Two'], [NESTED]]);
});

test.each([
  ['3.', ['A numbered list began with 3. Here it begins with 1.']],
  ['2.4)', ['A numbered list began with 4. Here it begins with 1.']],
  ['1.', []],
  ['·', []],
  ['c)', []],
])('reads the number of a list of Word that begins with %j', (marker, expected) => {
  const item = (sign: string) =>
    `<p class=MsoListParagraph style='mso-list:l0 level1 lfo1'><span style='mso-list:Ignore'>${sign}&nbsp; </span>Words</p>`;
  expect(paste(item(marker) + item(marker))[1]).toEqual(expected);
});

test.each([
  ['3. three\n4. four', ['A numbered list began with 3. Here it begins with 1.']],
  ['1. one\n2. two', []],
  ['> - one\n> - two', [QUOTED]],
  ['> - one\n>   - two', [QUOTED]],
  ['- one\n  - two', [NESTED]],
])('names what becomes of the lists of %j in Markdown', (markdown, expected) => {
  readMarkdown(markdown).report.show();
  expect(getNotices()).toEqual(expected);
});

test('says that a list in a quotation became lines of it, and nothing of its kind or its number', () => {
  expect(
    paste(
      '<blockquote>Bring<ol start="3"><li>a lamp<ul><li>small</li></ul></li><li>a book</li></ol></blockquote>',
    ),
  ).toEqual([['quote: Bring/a lamp/small/a book'], [QUOTED]]);
});

test('says that a list in a cell became lines of it', () => {
  expect(
    paste(
      '<table><tr><td>a</td><td><ul><li>b<ul><li>c</li></ul></li><li>d</li></ul></td></tr><tr><td>e</td><td>f</td></tr></table>',
    ),
  ).toEqual([['| a | b/c/d |', '| e | f |'], ['A list in a table became lines of its cell.']]);
});

const INNER = '<table><tr><td>1</td><td>2</td></tr></table>';
const createTable = (attributes: string, cell: string) =>
  `<table ${attributes}><tr><${cell}>Room</${cell}><${cell}>Lux</${cell}></tr><tr><td>Bath</td><td>low${INNER}</td></tr></table>`;

test.each([
  ['headings', createTable('', 'th')],
  ['a border', createTable('border="1"', 'td')],
  ['a style of Word', createTable('class="MsoTableGrid"', 'td')],
  ['lines around its cells', createTable('', 'td').replaceAll('<td>', '<td style="border: solid #000 1pt">')],
])('keeps a table of data with %s, and says that the table in its cell follows it', (_, html) => {
  expect(paste(html)).toEqual([
    ['| Room | Lux |', '| Bath | low |', '| 1 | 2 |'],
    ['A table in a cell of another table follows that table now.'],
  ]);
});

test.each([
  ['without a sign of data', createTable('border="0"', 'td')],
  ['that says so', createTable('role="presentation" border="1"', 'td')],
])('reads a table %s as the layout of a page', (_, html) => {
  expect(paste(html)).toEqual([['Room', 'Lux', 'Bath', 'low', '| 1 | 2 |'], []]);
});
