import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { ClientResponse } from '../target/client.ts';
import { requireAtMost, countByStatus, findUnexpectedResponses } from './tally.ts';

const response = (status: number, more: Partial<ClientResponse> = {}): ClientResponse => ({
  status,
  code: '',
  headers: {},
  text: '',
  milliseconds: 1,
  ...more,
});

test('counts responses by status, and failed requests by error code', () => {
  const counts = countByStatus([response(401), response(0, { code: 'ECONNRESET' }), response(401)]);
  assert.deepEqual(
    [...counts],
    [
      ['401', 2],
      ['ECONNRESET', 1],
    ],
  );
});

test('names unexpected statuses', () => {
  assert.deepEqual(
    findUnexpectedResponses('Logins', [response(401), response(500), response(0, { code: 'X' })], [401]),
    ['Logins: answered 1 × 500, 1 × X, expected 401.'],
  );
});

test('requires Retry-After on refusals', () => {
  const polite = response(429, { headers: { 'retry-after': '2' } });
  assert.deepEqual(findUnexpectedResponses('Logins', [polite], [429]), []);
  assert.deepEqual(findUnexpectedResponses('Logins', [polite, response(503)], [429, 503]), [
    'Logins: 1 refusals lack Retry-After.',
  ]);
});

test('accepts counts up to the maximum', () => {
  assert.deepEqual(requireAtMost('Comments', 20, 20), []);
  assert.deepEqual(requireAtMost('Comments', 21, 20), ['Comments: 21, at most 20 expected.']);
});
