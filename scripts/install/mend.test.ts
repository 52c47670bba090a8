import assert from 'node:assert/strict';
import { test } from 'node:test';
import { mendFor } from './mend.mjs';

test('names the missing compiler tools after a failed compilation', () => {
  const text = mendFor('gyp ERR! find Python', ['python3', 'g++']);
  assert.match(text, /lacks: python3, g\+\+/);
  assert.match(text, /apt-get install -y python3 make g\+\+/);
});

test('does not blame missing compiler tools for another failure', () => {
  const text = mendFor('npm error code ENOTFOUND', ['python3']);
  assert.match(text, /registry cannot be reached/);
  assert.doesNotMatch(text, /python3/);
});

test('reports no missing tools when a compilation fails with a complete compiler', () => {
  assert.doesNotMatch(mendFor('gyp ERR! something else', []), /lacks/);
});

test('suggests the ignore-scripts setting for a driver that was never compiled', () => {
  assert.match(mendFor('Error: Could not locate the bindings file. Tried:', []), /ignore-scripts false/);
});
