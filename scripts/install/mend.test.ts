import assert from 'node:assert/strict';
import { test } from 'node:test';
import { mendFor } from './mend.mjs';

test('a failed compilation names the missing parts of a compiler', () => {
  const text = mendFor('gyp ERR! find Python', ['python3', 'g++']);
  assert.match(text, /lacks: python3, g\+\+/);
  assert.match(text, /apt-get install -y python3 make g\+\+/);
});

test('missing compiler parts are not blamed for another failure', () => {
  const text = mendFor('npm error code ENOTFOUND', ['python3']);
  assert.match(text, /registry cannot be reached/);
  assert.doesNotMatch(text, /python3/);
});

test('a compilation that fails with a whole compiler is not blamed on it', () => {
  assert.doesNotMatch(mendFor('gyp ERR! something else', []), /lacks/);
});

test('a driver that was never compiled is blamed on the setting that forbids it', () => {
  assert.match(mendFor('Error: Could not locate the bindings file. Tried:', []), /ignore-scripts false/);
});
