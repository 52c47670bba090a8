import type { Counts } from './counts.ts';

/** Of a file, so many failed tests are named: one cause often fails all of them, and the end of a log is short. */
const NAMED = 3;

/** @param failures as in `Counts`: `file › title: reason`, or only a file */
export function failureLines(
  part: string,
  { failed, failures }: Pick<Counts, 'failed' | 'failures'>,
): string[] {
  if (failed > 0 && failures.length === 0) return [`  ✗ ${part}`];
  const files = new Set(failures.map(fileOf));
  return [...files].flatMap((file) => {
    const tests = failures.filter((failure) => fileOf(failure) === file);
    const more = tests.length - NAMED;
    const named = tests.slice(0, NAMED).map((failure) => `  ✗ ${part} › ${failure}`);
    return more > 0 ? [...named, `  ✗ ${part} › ${file} › and ${more} more`] : named;
  });
}

const fileOf = (failure: string): string => failure.split(' › ', 1)[0] ?? '';
