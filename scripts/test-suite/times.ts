import { availableParallelism } from 'node:os';
import { markdownTable as markdown } from 'markdown-table';
import { writeDocsSection } from '../lib/codegen/docs-section.ts';
import { inRoot } from '../lib/files/root.ts';
import { none, total, type Counts } from './counts.ts';
import type { Result } from './suite.ts';

const DOCS = 'docs/testing.md';

/** Formats the table at the end of a test command: a line per part with its counts and time, and the totals. */
export function plainTable(results: Result[]): string {
  const rows = [['Part', 'passed', 'failed', 'skipped', 'time'], ...toRows(results)];
  const widths = (rows[0] ?? []).map((_, column) =>
    Math.max(...rows.map((row) => (row[column] ?? '').length)),
  );
  return rows.map((row) => `  ${padded(row, widths).join('  ')}`).join('\n');
}

/** Formats the same table in Markdown, as Prettier would, with the date and the number of cores. */
export function markdownTable(results: Result[], now = new Date()): string {
  const rows = [['Part', 'Passed', 'Failed', 'Skipped', 'Time'], ...toRows(results)];
  const day = now.toISOString().slice(0, 10);
  const table = markdown(rows, { align: ['', 'r', 'r', 'r', 'r'] });
  return `Measured on ${day}, on ${availableParallelism()} cores:\n\n${table}`;
}

/** Aligns titles to the left and figures to the right. */
const padded = (row: string[], widths: number[]): string[] =>
  row.map((cell, column) =>
    column === 0 ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0),
  );

function toRows(results: Result[]): string[][] {
  const sum = total([none, ...results.map(({ counts }) => counts)]);
  const time = results.reduce((all, { milliseconds }) => all + milliseconds, 0);
  return [
    ...results.map(({ part, counts, milliseconds }) => toRow(part.title, counts, milliseconds)),
    toRow('In all', sum, time),
  ];
}

const toRow = (title: string, { passed, failed, skipped }: Counts, milliseconds: number): string[] => [
  title,
  String(passed),
  String(failed),
  String(skipped),
  formatMinutes(milliseconds),
];

/** Formats milliseconds as minutes and seconds: `4:05`. */
export function formatMinutes(milliseconds: number): string {
  const whole = Math.round(milliseconds / 1000);
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`;
}

/** Writes the table of a command into docs/testing.md. */
export const recordTable = (command: string, table: string, file = inRoot(DOCS)): void =>
  writeDocsSection(file, `times of ${command}`, table);
