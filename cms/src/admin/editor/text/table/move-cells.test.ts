import { TextSelection } from '@tiptap/pm/state';
import { moveCells, type Move } from './move-cells';
import { openTable } from './table.testing';

const CELLS = [
  ['Time', 'What'],
  ['21:00', 'Lights'],
  ['22:00', 'Bed'],
];

const open = (cell: string) => openTable(CELLS, cell);

function move(cell: string, by: Move) {
  const tr = moveCells(open(cell), by);
  const table = tr?.doc.firstChild;
  return {
    rows: table?.children.map((row) => row.children.map(({ textContent }) => textContent)),
    kinds: table?.children.map(({ firstChild }) => firstChild?.type.name),
    caption: table?.attrs.caption,
    caretIn: tr?.selection.$from.parent.textContent,
  };
}

test('moves a row with the caret in it, and keeps the headings in the first row', () => {
  expect(move('Lights', { what: 'row', by: -1 })).toEqual({
    rows: [CELLS[1], CELLS[0], CELLS[2]],
    kinds: ['tableHeader', 'tableCell', 'tableCell'],
    caption: 'Evening',
    caretIn: 'Lights',
  });
  expect(move('21:00', { what: 'row', by: 1 }).rows).toEqual([CELLS[0], CELLS[2], CELLS[1]]);
});

test('moves a column with the caret in it', () => {
  expect(move('Bed', { what: 'column', by: -1 })).toMatchObject({
    rows: CELLS.map((row) => row.toReversed()),
    caretIn: 'Bed',
  });
});

test('moves nothing past the edges, and nothing outside a table', () => {
  expect(moveCells(open('Time'), { what: 'row', by: -1 })).toBeUndefined();
  expect(moveCells(open('Bed'), { what: 'row', by: 1 })).toBeUndefined();
  expect(moveCells(open('Time'), { what: 'column', by: -1 })).toBeUndefined();
  expect(moveCells(open('What'), { what: 'column', by: 1 })).toBeUndefined();
  const state = open('Time');
  const below = state.apply(state.tr.setSelection(TextSelection.atEnd(state.doc)));
  expect(moveCells(below, { what: 'row', by: 1 })).toBeUndefined();
});
