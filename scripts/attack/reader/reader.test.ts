import assert from 'node:assert/strict';
import { test } from 'node:test';
import { summarize } from './reader.ts';

const seen = (status: number, milliseconds: number, cached = true, code = '') => ({
  look: { cached },
  response: { status, code, headers: {}, text: '', milliseconds },
});

test('reports how many requests succeeded and the slowest response', () => {
  const all = [seen(200, 5), seen(200, 7), seen(200, 90, false), seen(503, 4, false)];
  assert.deepEqual(summarize(all), {
    requested: 4,
    answered: 75,
    failures: { '503': 1 },
    cachedP99: 7,
    madeP99: 90,
  });
});

test('counts a missing response as a failure', () => {
  const { answered, failures } = summarize([seen(0, 10_000, true, 'ETIMEDOUT')]);
  assert.deepEqual([answered, failures], [0, { ETIMEDOUT: 1 }]);
});
