import { deleteCells } from './delete-cells';
import { openTable } from './table.testing';

const CELLS = [
  ['Time', 'What', 'Why'],
  ['21:00', 'Lights', 'Dim'],
  ['22:00', 'Bed', 'Dark'],
];

function remove(cell: string, what: 'row' | 'column', cells = CELLS) {
  const tr = deleteCells(openTable(cells, cell), what);
  const table = tr?.doc.firstChild;
  return {
    rows: table?.type.name === 'table' && table.children.map((row) => row.children.map((c) => c.textContent)),
    caretIn: tr?.selection.$from.parent.textContent,
  };
}

test('the caret stays in its column when a row is deleted, and in its row when a column is', () => {
  expect(remove('Lights', 'row')).toEqual({ rows: [CELLS[0], CELLS[2]], caretIn: 'Bed' });
  expect(remove('Bed', 'row')).toEqual({ rows: [CELLS[0], CELLS[1]], caretIn: 'Lights' });
  expect(remove('Lights', 'column')).toEqual({
    rows: CELLS.map((row) => row.toSpliced(1, 1)),
    caretIn: 'Dim',
  });
  expect(remove('Why', 'column').caretIn).toBe('What');
});

test('the row below takes the place of the headings', () => {
  expect(remove('What', 'row')).toEqual({ rows: CELLS.slice(1), caretIn: 'Lights' });
});

test('without its last row or column, there is no table', () => {
  expect(remove('Bed', 'row', [['Time', 'Bed']]).rows).toBe(false);
  expect(remove('Bed', 'column', [['What'], ['Bed']]).rows).toBe(false);
});
