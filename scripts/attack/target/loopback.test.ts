import assert from 'node:assert/strict';
import { test } from 'node:test';
import { requireLoopback } from './loopback.ts';

test('accepts a site on loopback', () => {
  assert.equal(requireLoopback('http://127.0.0.1:3000/about'), 'http://127.0.0.1:3000');
  assert.equal(requireLoopback('http://127.1:3000'), 'http://127.0.0.1:3000');
});

for (const address of [
  'http://example.org',
  'http://10.0.0.1:3000',
  'http://127.0.0.1.example.org',
  'http://localhost.example.org',
  'http://127.0.0.1@example.org',
]) {
  test(`refuses ${address} by name`, () => {
    assert.throws(() => requireLoopback(address), {
      message: new RegExp(`${new URL(address).hostname} is not on`),
    });
  });
}

test('refuses an invalid address', () => {
  assert.throws(() => requireLoopback('127.0.0.1:3000'), { message: /is not an address/ });
  assert.throws(() => requireLoopback('https://127.0.0.1'), { message: /is not an address/ });
});
