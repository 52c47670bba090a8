import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
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
    unsteady: [],
  };
}

/** Reads the counts of Playwright's JSON report. Tests that passed only when repeated are named. */
export function playwrightCounts(text: string): Counts | undefined {
  const stats = getNumbers(text, ['expected', 'unexpected', 'flaky', 'skipped'], 'stats');
  if (!stats) return undefined;
  const [passed, unexpected, flaky, skipped] = stats;
  const report = parsedObject(text);
  return {
    passed: passed + flaky,
    failed: unexpected,
    skipped,
    failures: playwrightTests(report, 'unexpected'),
    unsteady: playwrightTests(report, 'flaky'),
  };
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
    unsteady: [],
  };
}

/** Lists file, name and reason of each failed test of a Jest report; for a file that could not be run, only the file. */
function jestFailures(report: Record<string, unknown> | undefined): string[] {
  return objectsIn(report?.testResults).flatMap((result) => {
    const file = path.relative(inRoot(), String(result.name));
    const tests = objectsIn(result.assertionResults);
    if (tests.length === 0 && result.status === 'failed') return [file];
    return tests
      .filter(({ status }) => status === 'failed')
      .map(({ fullName, failureMessages }) =>
        withReason(`${file} › ${String(fullName)}`, stringsIn(failureMessages)[0]),
      );
  });
}

/**
 * Lists file, title and reason of each test with that status in a Playwright report, or in one of its suites: the reason
 * is what its first attempt failed on.
 */
function playwrightTests(
  suite: Record<string, unknown> | undefined,
  wanted: 'unexpected' | 'flaky',
): string[] {
  const found = objectsIn(suite?.specs)
    .filter(({ tests }) => objectsIn(tests).some(({ status }) => status === wanted))
    .map(({ file, title, tests }) =>
      withReason(`e2e/${String(file)} › ${String(title)}`, getPlaywrightReason(objectsIn(tests))),
    );
  return [...found, ...objectsIn(suite?.suites).flatMap((inside) => playwrightTests(inside, wanted))];
}

/** The first error of a test, with the line of the test at which it arose. */
function getPlaywrightReason(tests: Record<string, unknown>[]): string | undefined {
  const [error] = tests
    .flatMap(({ results }) => objectsIn(results))
    .flatMap(({ errors }) => objectsIn(errors));
  const line = getObject(error?.location)?.line;
  return typeof error?.message === 'string' ? `${error.message}\nline ${String(line)}` : undefined;
}

/** Long enough for what was expected, what was found and where. */
const REASON_CHARACTERS = 300;

/** Adds what a test failed on, in one line, because a log may be cut before the place where the test ran. */
function withReason(test: string, reason: string | undefined): string {
  const lines = stripVTControlCharacters(reason ?? '')
    .split('\n')
    .map((line) => line.trim());
  const text = lines.filter((line) => line !== '' && !line.startsWith('at ')).join(' · ');
  return text === '' ? test : `${test}: ${text.slice(0, REASON_CHARACTERS)}`;
}

const stringsIn = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((entry) => typeof entry === 'string') : [];

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
