import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { ClientResponse } from '../client.ts';
import { requireAtMost, countByStatus, findUnexpectedResponses } from './tally.ts';

const answer = (status: number, more: Partial<ClientResponse> = {}): ClientResponse => ({
  status,
  code: '',
  headers: {},
  text: '',
  milliseconds: 1,
  ...more,
});

test('counts responses by status, and failed requests by error code', () => {
  const counts = countByStatus([answer(401), answer(0, { code: 'ECONNRESET' }), answer(401)]);
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
    findUnexpectedResponses('Logins', [answer(401), answer(500), answer(0, { code: 'X' })], [401]),
    ['Logins: answered 1 × 500, 1 × X, expected 401.'],
  );
});

test('requires Retry-After on refusals', () => {
  const said = answer(429, { headers: { 'retry-after': '2' } });
  assert.deepEqual(findUnexpectedResponses('Logins', [said], [429]), []);
  assert.deepEqual(findUnexpectedResponses('Logins', [said, answer(503)], [429, 503]), [
    'Logins: 1 refusals lack Retry-After.',
  ]);
});

test('accepts counts up to the maximum', () => {
  assert.deepEqual(requireAtMost('Comments', 20, 20), []);
  assert.deepEqual(requireAtMost('Comments', 21, 20), ['Comments: 21, at most 20 expected.']);
});
