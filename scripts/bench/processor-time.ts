import { readFileSync } from 'node:fs';

/** Linux reports CPU time in hundredths of a second, regardless of its clock rate (USER_HZ). */
const TICK_MICROSECONDS = 10_000;

/** The CPU time of these processes so far, all threads, in µs; undefined if the system is not Linux. */
export function getCpuTime(pids: (number | undefined)[]): number | undefined {
  try {
    return pids
      .map((pid) => parseCpuTicks(readFileSync(`/proc/${pid}/stat`, 'utf8')) * TICK_MICROSECONDS)
      .reduce((sum, time) => sum + time, 0);
  } catch {
    return undefined;
  }
}

/**
 * The user time (14th value of the line) and system time (15th) of a process.
 * @param stat its line in /proc; the second value, its name, may contain spaces and parentheses
 */
export function parseCpuTicks(stat: string): number {
  const afterName = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return Number(afterName[11]) + Number(afterName[12]);
}
