/** Numbers of passed, failed and skipped tests (or checks, such as the lint). */
export interface Counts {
  passed: number;
  failed: number;
  skipped: number;
  /** The failed tests, with file, title and reason if the report names them. The list may be shorter than `failed`. */
  failures: string[];
  /** The tests that failed and then passed when they were repeated. They count as passed. */
  unsteady: string[];
}

export const none: Counts = { passed: 0, failed: 0, skipped: 0, failures: [], unsteady: [] };
export const onePassed: Counts = { ...none, passed: 1 };
export const oneFailed: Counts = { ...none, failed: 1 };
export const oneSkipped: Counts = { ...none, skipped: 1 };

export function total(all: Counts[]): Counts {
  return all.reduce(
    (sum, { passed, failed, skipped, failures, unsteady }) => ({
      passed: sum.passed + passed,
      failed: sum.failed + failed,
      skipped: sum.skipped + skipped,
      failures: [...sum.failures, ...failures],
      unsteady: [...sum.unsteady, ...unsteady],
    }),
    none,
  );
}

/** Formats the last line of a test run. */
export const formatCounts = ({ passed, failed, skipped }: Counts): string =>
  `${passed} passed, ${failed} failed, ${skipped} skipped`;

/** Reads the counts at the end of the output of a test run, and the failed tests it names. */
export function parseCounts(output: string): Counts | undefined {
  const [, passed, failed, skipped] =
    /(?:^|\n)(\d+) passed, (\d+) failed, (\d+) skipped\s*$/.exec(output) ?? [];
  if (passed === undefined) return undefined;
  const [, named = ''] = /\nFailed:\n((?: {2}✗ .+\n)+)/.exec(output) ?? [];
  const failures = [...named.matchAll(/^ {2}✗ (.+)$/gm)].map(([, failure = '']) => failure);
  return { passed: Number(passed), failed: Number(failed), skipped: Number(skipped), failures, unsteady: [] };
}

/**
 * Returns the counts of a part from its report and the exit code of its program. A program that failed without a failed
 * test in its report (or without a report) counts as one failure, and so does one that ran no tests.
 */
export function countWithExitCode(counts: Counts | undefined, exitCode: number): Counts {
  if (counts === undefined) return oneFailed;
  const ran = counts.passed + counts.failed + counts.skipped > 0;
  if (counts.failed === 0 && (exitCode !== 0 || !ran)) return { ...counts, failed: 1 };
  return counts;
}
