import type { TableCellFragment } from './TableCell.gen';

interface Cells {
  headers: TableCellFragment[];
  rows: TableCellFragment[][];
}

const EMPTY: TableCellFragment = { __typename: 'TableCell', inline: [] };

/** Pads short rows with empty cells to the length of the longest. A table without headers stays without headers. */
export function padRows(
  headers: readonly TableCellFragment[],
  rows: readonly (readonly TableCellFragment[])[],
): Cells {
  const width = Math.max(headers.length, ...rows.map((row) => row.length));
  const fill = (row: readonly TableCellFragment[]) => [
    ...row,
    ...Array.from({ length: width - row.length }, () => EMPTY),
  ];
  return { headers: headers.length > 0 ? fill(headers) : [], rows: rows.map(fill) };
}
