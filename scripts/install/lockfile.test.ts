import assert from 'node:assert/strict';
import { test } from 'node:test';
import { installedMatches, lockStamp } from './lockfile.mjs';

const lock = (packages: object): string => JSON.stringify({ lockfileVersion: 3, packages });
const wanted = lock({
  '': { version: '0.1.0' },
  'node_modules/a': { version: '1.0.0' },
  'node_modules/other-platform': { version: '2.0.0', optional: true },
});

test('an install holds what the lockfile asks for; optional packages may be absent', () => {
  assert.equal(installedMatches(wanted, lock({ 'node_modules/a': { version: '1.0.0' } })), true);
});

test('another version, a missing package and a left-over one are all told apart', () => {
  assert.equal(installedMatches(wanted, lock({ 'node_modules/a': { version: '1.0.1' } })), false);
  assert.equal(installedMatches(wanted, lock({})), false);
  const extra = lock({ 'node_modules/a': { version: '1.0.0' }, 'node_modules/b': { version: '1.0.0' } });
  assert.equal(installedMatches(wanted, extra), false);
});

test('the stamp changes with the lockfile', () => {
  assert.equal(lockStamp(wanted), lockStamp(wanted));
  assert.notEqual(lockStamp(wanted), lockStamp(lock({})));
});
