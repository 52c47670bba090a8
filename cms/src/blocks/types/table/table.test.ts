import { describeBlock } from '../../testing/describe-block';
import { table } from './table';
import { tableFixture } from './table.fixture';

describe('table', () => {
  describeBlock(table, tableFixture);

  const cells = (...texts: string[]) => texts.map((text) => ({ text, inline: [] }));
  const rowsOf = (count: number, row: unknown[]) => Array.from({ length: count }, () => ({ cells: row }));
  const shape = (entry: object) => {
    const block = table.read(entry);
    return block && table.toRest(block);
  };

  test('a short row is filled up at its end', () => {
    expect(shape({ headers: cells('a', 'b', 'c'), rows: [{ cells: cells('1') }] })).toMatchObject({
      headers: ['a', 'b', 'c'],
      rows: [['1', '', '']],
    });
  });
  test('a long row keeps its cells and the headers are filled up', () => {
    expect(
      shape({ headers: cells('a'), rows: [{ cells: cells('1', '2', '3') }, { cells: cells('4') }] }),
    ).toMatchObject({
      headers: ['a', '', ''],
      rows: [
        ['1', '2', '3'],
        ['4', '', ''],
      ],
    });
  });
  test('empty cells keep the others in their columns, bad ones too', () => {
    expect(
      shape({ headers: cells('a', 'b', 'c'), rows: [{ cells: [null, { text: '' }, { text: '3' }] }] }),
    ).toMatchObject({
      rows: [['', '', '3']],
    });
  });
  test('rows without words go', () => {
    expect(
      shape({ headers: cells('a'), rows: [{ cells: cells('', ' ') }, { cells: [] }, { cells: cells('1') }] }),
    ).toMatchObject({
      headers: ['a'],
      rows: [['1']],
    });
  });
  test('headers alone are a table, and so are rows alone', () => {
    expect(shape({ headers: cells('a') })).toMatchObject({ headers: ['a'], rows: [] });
    expect(shape({ headers: cells(''), rows: [{ cells: cells('1', '2') }] })).toMatchObject({
      headers: ['', ''],
      rows: [['1', '2']],
    });
  });
  test('the first column is bold only when the editor says so', () => {
    expect(shape({ headers: cells('a') })).toMatchObject({ boldFirstColumn: false });
    expect(shape({ headers: cells('a'), boldFirstColumn: 'yes' })).toMatchObject({ boldFirstColumn: false });
  });
  test('one endless row does not make every row endless', () => {
    const rows = [{ cells: cells(...Array<string>(1000).fill('x')) }, ...rowsOf(1000, cells('y'))];
    expect(shape({ headers: cells('a'), rows })).toBeNull();
  });
  test('hundreds of rows are a table', () => {
    const rows = rowsOf(900, cells('1', '2', '3', '4'));
    expect(table.read({ headers: cells('a'), rows })?.rows).toHaveLength(900);
  });
});
