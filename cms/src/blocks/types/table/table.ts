import * as v from 'valibot';
import type { TableCell } from '../../block';
import type { BlockDefinition } from '../../block-definition';
import { toRuns, textAndRuns } from '../../parts/inline';
import { eachValid, reader } from '../../parts/parsing';
import { toPlainText, plainWords, withoutStruck } from '../../parts/runs';
import { optionalWords } from '../../parts/text';
import type { RestCell } from '../../rest-block';

/** One row of a thousand cells must not make every other row as long. */
export const MOST_CELLS = 20_000;

/** A bad cell is an empty one: to leave it out would move its row's other cells under the wrong headers. */
const cell = v.fallback(
  v.pipe(
    v.object(textAndRuns),
    v.transform((fields): TableCell => ({ inline: toRuns(fields) })),
  ),
  () => ({ inline: [] }),
);

const entry = v.object({
  caption: optionalWords,
  headers: eachValid(cell),
  rows: eachValid(v.object({ cells: eachValid(cell) })),
  boldFirstColumn: v.fallback(v.boolean(), false),
});

/**
 * A table is a rectangle: the longest row decides how many columns there are, and shorter rows and the headers are
 * filled up with empty cells at their end. To cut a row at the last header would lose what an editor wrote. Rows
 * without words go; without words anywhere but in the caption there is no table.
 */
export const table: BlockDefinition<'table'> = {
  read: reader(entry, ({ caption, headers, boldFirstColumn, ...given }) => {
    const rows = given.rows.map(({ cells }) => cells).filter(hasWords);
    if (rows.length === 0 && !hasWords(headers)) return null;
    const columns = rows.reduce((most, row) => Math.max(most, row.length), headers.length);
    if (columns * (rows.length + 1) > MOST_CELLS) return null;
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

/** A cell is a string, or holds inline parts. */
function restCell({ inline }: TableCell): RestCell {
  const valid = withoutStruck(inline);
  return plainWords(valid) ?? { inlineBlocks: valid };
}

function rowText(row: TableCell[]): string {
  return row.flatMap(({ inline }) => toPlainText(inline) || []).join(' ');
}
