/** How a cell begins that a spreadsheet runs as a formula. */
const FORMULA = /^[=+\-@\t\r]/;
const QUOTED = /[",\r\n\t]/;

/** A line of a CSV file (RFC 4180). A cell that begins like a formula gets an apostrophe, which spreadsheets take for "this is text". */
export const csvLine = (cells: readonly string[]): string => `${cells.map(csvCell).join(',')}\n`;

function csvCell(text: string): string {
  const isFormula = FORMULA.test(text);
  const shown = isFormula ? `'${text}` : text;
  return isFormula || QUOTED.test(shown) ? `"${shown.replaceAll('"', '""')}"` : shown;
}
