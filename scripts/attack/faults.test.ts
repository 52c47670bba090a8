import assert from 'node:assert/strict';
import { test } from 'node:test';
import { findFaults } from './faults.ts';

const none = { responses: new Map(), faults: [] };
const readers = { failures: {} };
const clean = { rows: new Map([['up_users', 0]]), tempFiles: [], uploads: 0 };

test('reports nothing when every expectation is met', () => {
  assert.deepEqual(findFaults(none, readers, clean), []);
  assert.deepEqual(findFaults(none, readers, undefined), []);
});

test('reports readers who got no page', () => {
  assert.deepEqual(findFaults(none, { failures: { '502': 3 } }, clean), [
    'Readers were not answered: 3 × 502.',
  ]);
});

test('compares the stored rows with the responses', () => {
  const rows = new Map([['up_users', 5]]);
  assert.deepEqual(findFaults({ ...none, stored: { up_users: 5 } }, readers, { ...clean, rows }), []);
  assert.deepEqual(findFaults({ ...none, stored: { up_users: 6 } }, readers, { ...clean, rows }), [
    'up_users has 5 more rows; the answers say 6.',
  ]);
  assert.deepEqual(findFaults(none, readers, { ...clean, rows }), [
    'up_users has 5 more rows; the answers say 0.',
  ]);
});

test('reports files left behind', () => {
  assert.deepEqual(findFaults(none, readers, { ...clean, tempFiles: ['a'], uploads: 2 }), [
    '2 files came into the uploads folder; the answers say 0.',
    '1 files stayed in the temporary folder.',
  ]);
});
