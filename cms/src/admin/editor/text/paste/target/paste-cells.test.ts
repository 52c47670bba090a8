/** @jest-environment jsdom */
import { Node, Slice } from '@tiptap/pm/model';
import { EditorState, TextSelection, type Transaction } from '@tiptap/pm/state';
import { CellSelection } from '@tiptap/pm/tables';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { textSchema } from '../../schema/schema';
import { MOST_CELLS, toTableNode } from '../../table/table-node';
import { readHtml } from '../html/read-html';
import { clearNotices, getNotices } from '../notices/notice-list';
import { pasteCells } from './paste-cells';
import { toPasted } from '../paste-parser';
import { withoutNotes } from '../shared/pasted-text';
import { readPlain } from '../plain/read-plain';
import { describeText } from '../testing/describe-text';

const GRID = [
  ['Time', 'What'],
  ['21:00', 'Lights'],
  ['22:00', 'Bed'],
];

/** A text with a table, and the caret at the end of a cell. */
function open(cell: string, grid = GRID): EditorState {
  const table = toTableNode(
    grid.map((row) => row.map((text) => (text === '' ? [] : [{ type: 'text', text }]))),
    { caption: 'Evening' },
  );
  const doc = Node.fromJSON(textSchema, { type: 'doc', content: [table, { type: 'paragraph' }] });
  const at = find(doc, cell) + cell.length;
  return EditorState.create({ doc, selection: TextSelection.create(doc, at) });
}

function find(doc: Node, words: string): number {
  let at = 0;
  doc.descendants((node, position) => {
    if (node.text === words) at = position;
  });
  return at;
}

/** With the cells between two selected. */
function select(state: EditorState, from: string, to: string): EditorState {
  const [anchor, head] = [from, to].map((cell) => find(state.doc, cell) - 2);
  return state.apply(state.tr.setSelection(CellSelection.create(state.doc, anchor ?? 0, head)));
}

const fromHtml = (html: string): Slice => {
  const root = document.createElement('div');
  root.innerHTML = html;
  return toPasted(readHtml(root), textSchema).slice;
};
const fromText = (text: string): Slice =>
  toPasted(readPlain(text, { isInTable: true, isVerbatim: false, noteCount: 0 }), textSchema).slice;
const sample = (name: string) => readFileSync(join(__dirname, '../fixtures', name), 'utf8');

function describe(tr: Transaction | undefined): string[] | undefined {
  tr?.doc.check();
  const table = tr?.doc.firstChild;
  const kinds = table?.children.map((row) => new Set(row.children.map(({ type }) => type.name)));
  expect(kinds?.every((types) => types.size === 1)).toBe(true);
  expect(kinds?.map((types) => types.has('tableHeader'))).toEqual(kinds?.map((_, row) => row === 0));
  expect(new Set(table?.children.map(({ childCount }) => childCount)).size).toBe(1);
  expect(table?.attrs.caption).toBe('Evening');
  return describeText(tr?.doc.children.map((node) => node.toJSON()) ?? []).filter(
    (line) => line !== '' && !line.startsWith('caption'),
  );
}

beforeEach(clearNotices);

test('fills cells from the caret on, and adds the rows and columns that are missing', () => {
  const tr = pasteCells(open('Lights'), fromHtml(sample('libreoffice-calc.html')));
  expect(describe(tr)).toEqual([
    '| Time | What |  |  |',
    '| 21:00 | *Drink* | *Caffeine, mg* | *Share* |',
    '| 22:00 | [Coffee](https://example.org/coffee) | 1,234.5 | 62% |',
    '|  | _Tea & more_/_green_ | 30.0 | 38% |',
    '|  | Total |  | 100% |',
  ]);
  expect(tr?.selection.$from.parent.textContent).toBe('100%');
  expect(tr?.selection.$from.parentOffset).toBe(4);
});

test.each(['excel.html', 'excel-web.html'])('fills nine cells with those of %s', (name) => {
  const empty = ['a', 'b', 'c'].map((row) => [`${row}1`, `${row}2`, `${row}3`]);
  expect(describe(pasteCells(open('a1', empty), fromHtml(sample(name))))).toEqual([
    '| *No.* | *ID* | *Work Item Type* |',
    '| 1 | [link](http://www.microsoft.com/) | Bug |',
    '| 2 | [link](http://www.microsoft.com/) | Bug |',
  ]);
});

test('fills cells with tabbed text, whose rows may be short', () => {
  expect(describe(pasteCells(open('21:00'), fromText('1\t2\t3\n4\n7\t8')))).toEqual([
    '| Time | What |  |',
    '| 1 | 2 | 3 |',
    '| 4 |  |  |',
    '| 7 | 8 |  |',
  ]);
  expect(describe(pasteCells(open('22:00'), fromText('1\t2')))?.at(-1)).toBe('| 1 | 2 |');
});

test('fills all selected cells with one value, and from their first with several', () => {
  const range = select(open('Time'), '21:00', 'Bed');
  const value = pasteCells(range, Slice.maxOpen(fromHtml('<b>later</b>').content));
  expect(describe(value)).toEqual(['| Time | What |', '| *later* | *later* |', '| *later* | *later* |']);
  expect(describe(pasteCells(range, fromText('1\t2\n3\t4\n5\t6')))).toEqual([
    '| Time | What |',
    '| 1 | 2 |',
    '| 3 | 4 |',
    '| 5 | 6 |',
  ]);
});

test('pastes cells that were copied from a table of the text', () => {
  const copied = select(open('Time'), 'Time', 'Lights').selection.content();
  expect(describe(pasteCells(open('22:00'), copied))).toEqual([
    '| Time | What |',
    '| 21:00 | Lights |',
    '| Time | What |',
    '| 21:00 | Lights |',
  ]);
});

test('makes blocks lines of one cell, and puts what a cell cannot hold behind the table', () => {
  const slice = fromHtml(
    '<h2>Head</h2><p>One <b>two</b></p><ul><li>Three</li></ul><pre>a\nb</pre><img src="x.png" alt="X"><table><tr><td>1</td><td>2</td></tr></table>',
  );
  expect(describe(pasteCells(open('Lights'), slice))).toEqual([
    '| Time | What |',
    '| 21:00 | LightsHead/One *two*/Three/a/b |',
    '| 22:00 | Bed |',
    'picture x.png (X)',
    '| 1 | 2 |',
  ]);
});

test('puts pictures of pasted cells behind the table', () => {
  const slice = fromHtml('<table><tr><td>1</td><td>2<img src="x.png" alt="X"></td></tr></table>');
  expect(describe(pasteCells(open('22:00'), slice))).toEqual([
    '| Time | What |',
    '| 21:00 | Lights |',
    '| 1 | 2 |',
    'picture x.png (X)',
  ]);
});

test('leaves words to the usual way', () => {
  expect(pasteCells(open('Lights'), fromHtml('<b>words</b>'))).toBeUndefined();
  const below = open('Lights');
  const outside = below.apply(below.tr.setSelection(TextSelection.atEnd(below.doc)));
  expect(pasteCells(outside, fromText('1\t2'))).toBeUndefined();
});

test('makes too many cells a table of their own, and says so', () => {
  const rows = Array.from({ length: MOST_CELLS / 2 }, () => ['x', 'y']);
  const tr = pasteCells(
    open('What'),
    toPasted(
      withoutNotes([toTableNode(rows.map((row) => row.map((text) => [{ type: 'text', text }])))]),
      textSchema,
    ).slice,
  );
  expect(tr?.doc.children.map(({ type, childCount }) => [type.name, childCount])).toEqual([
    ['table', 3],
    ['table', MOST_CELLS / 2],
    ['paragraph', 0],
  ]);
  expect(getNotices()).toEqual(['The table would have too many cells. What was pasted is below it.']);
});
