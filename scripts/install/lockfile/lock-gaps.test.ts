import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { inRoot } from '../../lib/files/root.ts';
import { findLockGaps } from './lock-gaps.mjs';

const gaps = (packages: object) =>
  findLockGaps(JSON.stringify({ lockfileVersion: 3, packages: { '': {}, ...packages } }));
const there = { version: '1.0.0', integrity: 'sha512-x' };

test('names a missing optional package', () => {
  const tool = { ...there, optionalDependencies: { 'tool-darwin': '1.0.0', 'tool-linux': '1.0.0' } };
  assert.deepEqual(gaps({ 'node_modules/tool': tool, 'node_modules/tool-linux': there }), [
    'node_modules/tool may need tool-darwin, which is missing',
  ]);
});

test('finds a package inside the one that needs it, or in a folder above', () => {
  const tool = { ...there, optionalDependencies: { part: '1.0.0' } };
  assert.deepEqual(gaps({ 'node_modules/a/node_modules/tool': tool, 'node_modules/part': there }), []);
  assert.deepEqual(gaps({ 'node_modules/tool': tool, 'node_modules/tool/node_modules/part': there }), []);
  assert.equal(gaps({ 'node_modules/tool': tool, 'node_modules/b/node_modules/part': there }).length, 1);
});

test('names a package without a checksum', () => {
  assert.deepEqual(gaps({ 'node_modules/a': { version: '1.0.0' } }), [
    'node_modules/a 1.0.0 has no checksum',
  ]);
});

for (const folder of ['.', 'cms', 'web']) {
  test(`the lockfile of ${folder} has the packages of every platform: npm run lockfiles -- --write`, () => {
    assert.deepEqual(findLockGaps(readFileSync(inRoot(folder, 'package-lock.json'), 'utf8')), []);
  });
}
