import type { Speed } from './measure.ts';

/** Formats speeds as a table, each with its ratio to the row named `base`. */
export function formatTable(title: string, speeds: Map<string, Speed>, base: string): string {
  const rate = speeds.get(base)?.rate ?? Number.NaN;
  const counted = [...speeds.values()].every(({ processor }) => processor !== undefined);
  const rows = [...speeds].map(([name, speed]) =>
    line(name, [
      speed.rate.toFixed(0),
      speed.latency.toFixed(1),
      (speed.rate / rate).toFixed(3),
      ...(counted ? [(speed.processor ?? 0).toFixed(0)] : []),
    ]),
  );
  const heads = ['requests/s', 'median ms', 'ratio', ...(counted ? ['µs of CPU'] : [])];
  return ['', line(title, heads), ...rows, ''].join('\n');
}

const line = (name: string, figures: string[]): string =>
  [name.padEnd(44), ...figures.map((figure) => figure.padStart(12))].join('');
