import assert from 'node:assert/strict';
import { test } from 'node:test';
import { matchesLockfile, lockStamp } from './lockfile.mjs';

const lock = (packages: object): string => JSON.stringify({ lockfileVersion: 3, packages });
const wanted = lock({
  '': { version: '0.1.0' },
  'node_modules/a': { version: '1.0.0' },
  'node_modules/other-platform': { version: '2.0.0', optional: true },
});

test('an install matches the lockfile even without optional packages', () => {
  assert.equal(matchesLockfile(wanted, lock({ 'node_modules/a': { version: '1.0.0' } })), true);
});

test('an install with a different, missing or left-over package does not match', () => {
  assert.equal(matchesLockfile(wanted, lock({ 'node_modules/a': { version: '1.0.1' } })), false);
  assert.equal(matchesLockfile(wanted, lock({})), false);
  const extra = lock({ 'node_modules/a': { version: '1.0.0' }, 'node_modules/b': { version: '1.0.0' } });
  assert.equal(matchesLockfile(wanted, extra), false);
});

test('the stamp changes with the lockfile', () => {
  assert.equal(lockStamp(wanted), lockStamp(wanted));
  assert.notEqual(lockStamp(wanted), lockStamp(lock({})));
});
