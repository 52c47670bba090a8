import { readFileSync } from 'node:fs';

/** Linux counts in hundredths of a second, whatever its clock does (USER_HZ). */
const TICK_MICROSECONDS = 10_000;

/** What these processes have had of the processor so far, all threads, in µs; undefined where the machine is no Linux. */
export function processorTime(pids: (number | undefined)[]): number | undefined {
  try {
    return pids
      .map((pid) => ticksIn(readFileSync(`/proc/${pid}/stat`, 'utf8')) * TICK_MICROSECONDS)
      .reduce((sum, time) => sum + time, 0);
  } catch {
    return undefined;
  }
}

/**
 * What a process had for itself (the 14th value of its line) and for what the system did for it (the 15th).
 * @param stat its line in /proc: its name, the second value, may hold blanks and brackets
 */
export function ticksIn(stat: string): number {
  const afterName = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return Number(afterName[11]) + Number(afterName[12]);
}
