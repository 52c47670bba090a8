import assert from 'node:assert/strict';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { test } from 'node:test';
import { none } from './counts.ts';
import type { Result } from './suite.ts';
import { markdownTable, formatMinutes, plainTable, recordTable } from './times.ts';

const result = (title: string, passed: number, failed: number, milliseconds: number): Result => ({
  part: { name: title, title, run: () => Promise.reject(new Error('not run')) },
  counts: { ...none, passed, failed },
  milliseconds,
});
const RESULTS = [result('Lint', 5, 0, 31_400), result('API tests on SQLite', 1279, 2, 120_000)];

test('prints a line for each part and their sum', () => {
  assert.equal(
    plainTable(RESULTS),
    [
      '  Part                 passed  failed  skipped  time',
      '  Lint                      5       0        0  0:31',
      '  API tests on SQLite    1279       2        0  2:00',
      '  In all                 1284       2        0  2:31',
    ].join('\n'),
  );
});

test('writes times as minutes and seconds', () => {
  assert.deepEqual([0, 999, 59_600, 3_605_000].map(formatMinutes), ['0:00', '0:01', '1:00', '60:05']);
});

test('replaces the table of one command in the documentation', (context) => {
  const folder = mkdtempSync(path.join(tmpdir(), 'wellfolio-times-'));
  context.after(() => rmSync(folder, { recursive: true }));
  const file = path.join(folder, 'testing.md');
  writeFileSync(file, 'A\n\n<!-- times of npm test -->\n\nold\n\n<!-- end of times of npm test -->\n\nB\n');
  recordTable('npm test', markdownTable(RESULTS, new Date('2026-11-26T10:00:00Z')), file);
  const text = readFileSync(file, 'utf8');
  assert.match(
    text,
    /^A\n\n<!-- times of npm test -->\n\nMeasured on 2026-11-26[^]*\| Lint {16}\| {6}5 \| {6}0 \| {7}0 \| 0:31 \|/,
  );
  assert.match(text, /<!-- end of times of npm test -->\n\nB\n$/);
  assert.doesNotMatch(text, /old/);
  assert.throws(() => recordTable('npm run other', '', file), /lacks the comments/);
});
