import { availableParallelism } from 'node:os';
import { markdownTable as markdown } from 'markdown-table';
import type { Aim } from '../bench/aims.ts';
import { judgeAttacks } from './aims.ts';
import type { Memory } from './measure/observe.ts';
import type { Result } from './run.ts';

const HEADS = [
  'Attack',
  'Finding',
  'Answers',
  'Readers answered',
  'p99 ready',
  'p99 made',
  'CMS held',
  'CMS memory',
  'Site memory',
  'Disk',
  'Held?',
];

/** A table for the terminal: columns of equal width. */
export const plainTable = (results: readonly Result[]): string => plain([HEADS, ...results.map(cells)]);

export const markdownTable = (results: readonly Result[]): string => markdown([HEADS, ...results.map(cells)]);

/** The results of the same attacks on two builds, below each other. */
export const plainComparison = (before: readonly Result[], after: readonly Result[]): string =>
  plain(compared(before, after));

export const markdownComparison = (before: readonly Result[], after: readonly Result[]): string =>
  markdown(compared(before, after));

/** Faults and attacks that could not be run, by attack. */
export const faultList = (results: readonly Result[]): string =>
  results
    .flatMap(({ attack, faults, notMade }) =>
      [...new Set([...faults, ...(notMade === undefined ? [] : [`Could not be run: ${notMade}`])])].map(
        // A server's response may span several lines.
        (fault) => `- **${attack.name}**: ${fault.replaceAll(/\s+/g, ' ').slice(0, 300)}`,
      ),
    )
    .join('\n');

/** The section of `docs/attacks.md` that compares two builds. */
export function toRecord(before: readonly Result[], after: readonly Result[], isShort: boolean): string {
  const [day] = new Date().toISOString().split('T');
  return [
    `${isShort ? 'The short' : 'The long'} form on ${day}, Node ${process.version.slice(1)}, SQLite, ${availableParallelism()} cores:`,
    markdownComparison(before, after),
    'Failed expectations before:',
    faultList(before) || 'None.',
    'Failed expectations now:',
    faultList(after) || 'None.',
    markdown([
      ['Aim', 'Before', 'After'],
      ...judgeAttacks(after).map(({ aim, figure, met }, at) => [
        aim,
        judged(judgeAttacks(before)[at]),
        judged({ figure, met }),
      ]),
    ]),
  ].join('\n\n');
}

const judged = (aim: Pick<Aim, 'figure' | 'met'> | undefined): string =>
  aim ? `${aim.met ? 'met' : '**missed**'}: ${aim.figure}` : '';

function compared(before: readonly Result[], after: readonly Result[]): string[][] {
  const row = (result: Result, build: string): string[] => {
    const [name = '', finding = '', ...rest] = cells(result);
    return [name, finding, build, ...rest];
  };
  const [name = '', finding = '', ...rest] = HEADS;
  return [
    [name, finding, 'Build', ...rest],
    ...after.flatMap((result, at) => {
      const earlier = before[at];
      return [...(earlier ? [row(earlier, 'before')] : []), row(result, 'after')];
    }),
  ];
}

/** Pads each column to one width. */
function plain(rows: readonly (readonly string[])[]): string {
  const widths = (rows[0] ?? []).map((_, at) => Math.max(...rows.map((row) => (row[at] ?? '').length)));
  const line = (row: readonly string[]): string =>
    row.map((cell, at) => cell.padEnd(widths[at] ?? 0)).join('  ');
  return rows.map((row) => line(row).trimEnd()).join('\n');
}

/** The JSON output. */
export const asJson = (value: unknown): string => JSON.stringify(value, undefined, 2);

/** A result for the JSON output. */
export const toJsonResults = (results: readonly Result[]): object[] =>
  results.map(({ attack, outcome, readings, observed, milliseconds, faults, notMade }) => ({
    name: attack.name,
    finding: attack.finding,
    does: attack.does,
    holds: attack.holds,
    milliseconds,
    answers: Object.fromEntries(outcome.responses),
    note: outcome.note,
    readers: readings,
    observed: observed && { ...observed, rows: Object.fromEntries(observed.rows) },
    faults,
    notMade,
  }));

function cells({ attack, outcome, readings, observed, faults, notMade }: Result): string[] {
  if (notMade !== undefined)
    return [attack.name, attack.finding, ...HEADS.slice(3).map(() => ''), 'not made'];
  const { requested, answered, cachedP99, madeP99 } = readings;
  return [
    attack.name,
    attack.finding,
    [...outcome.responses].map(([name, count]) => `${count} × ${name}`).join(', '),
    `${answered.toFixed(answered === 100 ? 0 : 1)} % of ${requested}`,
    `${cachedP99.toFixed(0)} ms`,
    `${madeP99.toFixed(0)} ms`,
    observed?.cmsHeld === undefined ? '' : `${observed.cmsHeld.toFixed(0)} ms`,
    observed ? memory(observed.cms) : '',
    observed ? memory(observed.site) : '',
    observed ? `data ${signed(observed.dataGrowth)}, temp ${signed(observed.tempGrowth)} MB` : '',
    faults.length === 0 ? 'yes' : 'no',
  ];
}

const memory = ({ before, peak, after }: Memory): string => `${before} → ${peak} → ${after} MB`;

const signed = (megabytes: number): string => `${megabytes < 0 ? '' : '+'}${megabytes.toFixed(1)}`;
