import { describeBlock } from '../../testing/describe-block';
import { table } from './table';
import { tableFixture } from './table.fixture';

describe('table', () => {
  describeBlock(table, tableFixture);

  const cells = (...texts: string[]) => texts.map((text) => ({ text, inline: [] }));
  const toRows = (count: number, row: unknown[]) => Array.from({ length: count }, () => ({ cells: row }));
  const shape = (entry: object) => {
    const block = table.read(entry);
    return block && table.toRest(block);
  };

  test('pads a short row at its end', () => {
    expect(shape({ headers: cells('a', 'b', 'c'), rows: [{ cells: cells('1') }] })).toMatchObject({
      headers: ['a', 'b', 'c'],
      rows: [['1', '', '']],
    });
  });
  test('preserves all cells of a long row and pads the headers', () => {
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
  test('leaves the other cells in their columns when some are empty or invalid', () => {
    expect(
      shape({ headers: cells('a', 'b', 'c'), rows: [{ cells: [null, { text: '' }, { text: '3' }] }] }),
    ).toMatchObject({
      rows: [['', '', '3']],
    });
  });
  test('drops rows without text', () => {
    expect(
      shape({ headers: cells('a'), rows: [{ cells: cells('', ' ') }, { cells: [] }, { cells: cells('1') }] }),
    ).toMatchObject({
      headers: ['a'],
      rows: [['1']],
    });
  });
  test('accepts headers without rows and rows without header text', () => {
    expect(shape({ headers: cells('a') })).toMatchObject({ headers: ['a'], rows: [] });
    expect(shape({ headers: cells(''), rows: [{ cells: cells('1', '2') }] })).toMatchObject({
      headers: ['', ''],
      rows: [['1', '2']],
    });
  });
  test('makes the first column bold only when the setting is true', () => {
    expect(shape({ headers: cells('a'), boldFirstColumn: true })).toMatchObject({ boldFirstColumn: true });
    expect(shape({ headers: cells('a') })).toMatchObject({ boldFirstColumn: false });
    expect(shape({ headers: cells('a'), boldFirstColumn: 'yes' })).toMatchObject({ boldFirstColumn: false });
  });
  test('rejects a table whose padding to one very long row would be too large', () => {
    const rows = [{ cells: cells(...Array<string>(1000).fill('x')) }, ...toRows(1000, cells('y'))];
    expect(shape({ headers: cells('a'), rows })).toBeNull();
  });
  test('accepts hundreds of rows', () => {
    const rows = toRows(900, cells('1', '2', '3', '4'));
    expect(table.read({ headers: cells('a'), rows })?.rows).toHaveLength(900);
  });
});
