import type { Outcome } from './attack.ts';
import type { Observation } from './measure/observe.ts';
import type { ReaderResults } from './reader/reader.ts';

/** Every violated expectation of an attack that does not depend on the machine's speed. */
export function findFaults(
  { faults, stored = {}, uploaded = 0 }: Outcome,
  { failures }: Pick<ReaderResults, 'failures'>,
  observed: Pick<Observation, 'rows' | 'tempFiles' | 'uploads'> | undefined,
): string[] {
  const failed = Object.entries(failures)
    .map(([name, count]) => `${count} × ${name}`)
    .join(', ');
  return [
    ...faults,
    ...(failed === '' ? [] : [`Readers were not answered: ${failed}.`]),
    ...(observed ? leftovers(observed, stored, uploaded) : []),
  ];
}

/** Differences between what is stored and what the responses say. */
function leftovers(
  { rows, tempFiles, uploads }: Pick<Observation, 'rows' | 'tempFiles' | 'uploads'>,
  stored: Readonly<Record<string, number>>,
  uploaded: number,
): string[] {
  const wrong = [...rows].filter(([table, count]) => count !== (stored[table] ?? 0));
  return [
    ...wrong.map(
      ([table, count]) => `${table} has ${count} more rows; the answers say ${stored[table] ?? 0}.`,
    ),
    ...(uploads > uploaded
      ? [`${uploads} files came into the uploads folder; the answers say ${uploaded}.`]
      : []),
    ...(tempFiles.length > 0 ? [`${tempFiles.length} files stayed in the temporary folder.`] : []),
  ];
}
