import assert from 'node:assert/strict';
import { test } from 'node:test';
import { findLockDrift } from './lock-drift.mjs';

const lock = (packages: object): string => JSON.stringify({ lockfileVersion: 3, packages });
const a = { version: '1.0.0' };

test('reports no drift when only the download URL differs', () => {
  const elsewhere = { ...a, resolved: 'https://elsewhere.example/a.tgz' };
  assert.deepEqual(findLockDrift(lock({ 'node_modules/a': a }), lock({ 'node_modules/a': elsewhere })), []);
});

test('names an optional package that the committed lockfile lacks', () => {
  const other = { version: '2.0.0', optional: true };
  assert.deepEqual(findLockDrift(lock({}), lock({ 'node_modules/for-another-platform': other })), [
    'node_modules/for-another-platform 2.0.0 is missing',
  ]);
});

test('names each missing, changed and left-over package', () => {
  const committed = lock({ 'node_modules/a': a, 'node_modules/old': a });
  const madeAnew = lock({ 'node_modules/a': { version: '1.1.0' }, 'node_modules/new': a });
  assert.deepEqual(findLockDrift(committed, madeAnew), [
    'node_modules/a is 1.0.0, not 1.1.0',
    'node_modules/new 1.0.0 is missing',
    'node_modules/old is left over',
  ]);
});
