import * as v from 'valibot';
import type { TableCell } from '../../block';
import type { BlockDefinition } from '../../block-definition';
import { toRuns, textAndRuns } from '../../parts/inline';
import { validItems, reader } from '../../parts/parsing';
import { toPlainText, plainTextOrNull, withoutStruck } from '../../parts/runs';
import { optionalText } from '../../parts/text';
import type { RestCell } from '../../rest-block';

/** One row of a thousand cells must not make every other row that long. */
export const MAX_CELLS = 20_000;

/** An invalid cell becomes an empty one: omitting it would move the other cells of its row under the wrong headers. */
const cell = v.fallback(
  v.pipe(
    v.object(textAndRuns),
    v.transform((fields): TableCell => ({ inline: toRuns(fields) })),
  ),
  () => ({ inline: [] }),
);

const entry = v.object({
  caption: optionalText,
  headers: validItems(cell),
  rows: validItems(v.object({ cells: validItems(cell) })),
  boldFirstColumn: v.fallback(v.boolean(), false),
});

/**
 * A table is a rectangle: the longest row sets the number of columns, and shorter rows and the headers are padded with
 * empty cells. Cutting rows at the last header would lose what an editor wrote. Rows without text are dropped, and a
 * table with text only in its caption is rejected.
 */
export const table: BlockDefinition<'table'> = {
  read: reader(entry, ({ caption, headers, boldFirstColumn, ...given }) => {
    const rows = given.rows.map(({ cells }) => cells).filter(hasWords);
    if (rows.length === 0 && !hasWords(headers)) return null;
    const columns = rows.reduce((most, row) => Math.max(most, row.length), headers.length);
    if (columns * (rows.length + 1) > MAX_CELLS) return null;
    return {
      type: 'table',
      caption,
      headers: filledUp(headers, columns),
      rows: rows.map((row) => filledUp(row, columns)),
      boldFirstColumn,
    };
  }),
  toRest: ({ type, caption, headers, rows, boldFirstColumn }) => ({
    type,
    caption,
    headers: headers.map(restCell),
    rows: rows.map((row) => row.map(restCell)),
    boldFirstColumn,
  }),
  plainText: ({ caption, headers, rows }) =>
    [caption ?? '', ...[headers, ...rows].map(rowText)].filter((line) => line !== '').join('\n'),
};

function hasWords(row: TableCell[]): boolean {
  return row.some(({ inline }) => inline.length > 0);
}

function filledUp(row: TableCell[], columns: number): TableCell[] {
  return Array.from({ length: columns }, (_, column) => row[column] ?? { inline: [] });
}

/** A cell is a string, or an object with inline parts. */
function restCell({ inline }: TableCell): RestCell {
  const valid = withoutStruck(inline);
  return plainTextOrNull(valid) ?? { inlineBlocks: valid };
}

function rowText(row: TableCell[]): string {
  return row.flatMap(({ inline }) => toPlainText(inline) || []).join(' ');
}
