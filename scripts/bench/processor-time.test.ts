import assert from 'node:assert/strict';
import { test } from 'node:test';
import { getCpuTime, parseCpuTicks } from './processor-time.ts';

test('adds the user and system time of a process, whatever its name', () => {
  const stat = '42 (node (a) b) S 1 42 42 0 -1 4194560 100 0 0 0 250 50 7 8 20 0 11 0 900 1 2 3';
  assert.equal(parseCpuTicks(stat), 300);
});

test('returns undefined when a process id is missing', () => {
  assert.equal(getCpuTime([process.pid, undefined]), undefined);
});
