import path from 'node:path';
import { inRoot } from '../lib/files/root.ts';
import type { Counts } from './counts.ts';

/** Reads the counts of Jest's `--json` report. A file that could not be run counts as one failure. */
export function jestCounts(text: string): Counts | undefined {
  const report = getNumbers(text, [
    'numPassedTests',
    'numFailedTests',
    'numPendingTests',
    'numTodoTests',
    'numRuntimeErrorTestSuites',
  ]);
  if (!report) return undefined;
  const [passed, failed, pending, todo, unrunnable] = report;
  return {
    passed,
    failed: failed + unrunnable,
    skipped: pending + todo,
    failures: jestFailures(parsedObject(text)),
  };
}

/**
 * Reads the counts of Playwright's JSON report. Tests that passed only on retry count as failed, because retries hide
 * races.
 */
export function playwrightCounts(text: string): Counts | undefined {
  const stats = getNumbers(text, ['expected', 'unexpected', 'flaky', 'skipped'], 'stats');
  if (!stats) return undefined;
  const [passed, unexpected, flaky, skipped] = stats;
  return { passed, failed: unexpected + flaky, skipped, failures: playwrightFailures(parsedObject(text)) };
}

/** Reads the counts at the end of the TAP output of Node's test runner. */
export function tapCounts(text: string): Counts | undefined {
  const [passed, failed, cancelled, skipped, todo] = ['pass', 'fail', 'cancelled', 'skipped', 'todo'].map(
    (word) => new RegExp(`^# ${word} (\\d+)$`, 'm').exec(text)?.[1],
  );
  if (passed === undefined || failed === undefined) return undefined;
  return {
    passed: Number(passed),
    failed: Number(failed) + Number(cancelled ?? 0),
    skipped: Number(skipped ?? 0) + Number(todo ?? 0),
    failures: [...text.matchAll(/^ *not ok \d+ - (?!.*# (?:SKIP|TODO)\b)(.+)$/gm)].map(
      ([, title = '']) => title,
    ),
  };
}

/** Lists file and name of each failed test of a Jest report; for a file that could not be run, only the file. */
function jestFailures(report: Record<string, unknown> | undefined): string[] {
  return objectsIn(report?.testResults).flatMap((result) => {
    const file = path.relative(inRoot(), String(result.name));
    const tests = objectsIn(result.assertionResults);
    if (tests.length === 0 && result.status === 'failed') return [file];
    return tests
      .filter(({ status }) => status === 'failed')
      .map(({ fullName }) => `${file} › ${String(fullName)}`);
  });
}

/**
 * Lists file and title of each test of a Playwright report, or of one of its suites, that did not pass at the first
 * attempt.
 */
function playwrightFailures(suite: Record<string, unknown> | undefined): string[] {
  const failures = objectsIn(suite?.specs)
    .filter(({ tests }) =>
      objectsIn(tests).some(({ status }) => status === 'unexpected' || status === 'flaky'),
    )
    .map(({ file, title }) => `e2e/${String(file)} › ${String(title)}`);
  return [...failures, ...objectsIn(suite?.suites).flatMap(playwrightFailures)];
}

const objectsIn = (value: unknown): Record<string, unknown>[] =>
  Array.isArray(value) ? value.filter(isObject) : [];

type Numbers<Names extends readonly string[]> = { [Index in keyof Names]: number };

/**
 * Reads numbers by name from a JSON object, or from the object in its property `inside`; undefined if one is missing.
 */
function getNumbers<const Names extends readonly string[]>(
  text: string,
  names: Names,
  inside?: string,
): Numbers<Names> | undefined {
  const whole = parsedObject(text);
  const object = inside === undefined ? whole : getObject(whole?.[inside]);
  const values = names.map((name) => object?.[name]);
  return allNumbers<Names>(values, names.length) ? values : undefined;
}

function allNumbers<Names extends readonly string[]>(
  values: unknown,
  length: number,
): values is Numbers<Names> {
  return (
    Array.isArray(values) && values.length === length && values.every((value) => typeof value === 'number')
  );
}

function parsedObject(text: string): Record<string, unknown> | undefined {
  try {
    return getObject(JSON.parse(text));
  } catch {
    return undefined;
  }
}

function getObject(value: unknown): Record<string, unknown> | undefined {
  return isObject(value) ? value : undefined;
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;
