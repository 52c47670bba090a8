/** The first characters with which a spreadsheet treats a cell as a formula; some read fullwidth signs like others. */
const FORMULA = /^[=+\-@＝＋－＠\t\r\n]/;
const QUOTED = /[",\r\n\t]/;

/**
 * A line of a CSV file (RFC 4180). Cells that start like a formula get a leading apostrophe, which spreadsheets read as
 * "this is text".
 */
export const toCsvLine = (cells: readonly string[]): string => `${cells.map(csvCell).join(',')}\n`;

function csvCell(text: string): string {
  const isFormula = FORMULA.test(text);
  const shown = isFormula ? `'${text}` : text;
  return isFormula || QUOTED.test(shown) ? `"${shown.replaceAll('"', '""')}"` : shown;
}
