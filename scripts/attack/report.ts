import type { Memory } from './observe.ts';
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
export function plainTable(results: readonly Result[]): string {
  const rows = [HEADS, ...results.map(cells)];
  const widths = HEADS.map((_, at) => Math.max(...rows.map((row) => (row[at] ?? '').length)));
  return rows
    .map((row) =>
      row
        .map((cell, at) => cell.padEnd(widths[at] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

export function markdownTable(results: readonly Result[]): string {
  const rows = [HEADS, HEADS.map(() => '---'), ...results.map(cells)];
  return rows.map((row) => `| ${row.join(' | ')} |`).join('\n');
}

/** For programs. */
export function asJson(results: readonly Result[]): string {
  return JSON.stringify(
    results.map(({ attack, outcome, readings, observed, milliseconds, faults }) => ({
      name: attack.name,
      finding: attack.finding,
      does: attack.does,
      holds: attack.holds,
      milliseconds,
      answers: Object.fromEntries(outcome.answers),
      note: outcome.note,
      readers: readings,
      observed: observed && { ...observed, rows: Object.fromEntries(observed.rows) },
      faults,
    })),
    undefined,
    2,
  );
}

function cells({ attack, outcome, readings, observed, faults }: Result): string[] {
  const { asked, answered, cachedP99, madeP99 } = readings;
  return [
    attack.name,
    attack.finding,
    [...outcome.answers].map(([name, count]) => `${count} × ${name}`).join(', '),
    `${answered.toFixed(answered === 100 ? 0 : 1)} % of ${asked}`,
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
