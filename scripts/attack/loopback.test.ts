import assert from 'node:assert/strict';
import { test } from 'node:test';
import { loopbackSite } from './loopback.ts';

test('accepts a site on loopback', () => {
  assert.equal(loopbackSite('http://127.0.0.1:3000/about'), 'http://127.0.0.1:3000');
  assert.equal(loopbackSite('http://127.1:3000'), 'http://127.0.0.1:3000');
});

for (const address of [
  'http://example.org',
  'http://10.0.0.1:3000',
  'http://127.0.0.1.example.org',
  'http://localhost.example.org',
  'http://127.0.0.1@example.org',
]) {
  test(`refuses ${address} by name`, () => {
    assert.throws(() => loopbackSite(address), {
      message: new RegExp(`${new URL(address).hostname} is not on`),
    });
  });
}

test('refuses an invalid address', () => {
  assert.throws(() => loopbackSite('127.0.0.1:3000'), { message: /is not an address/ });
  assert.throws(() => loopbackSite('https://127.0.0.1'), { message: /is not an address/ });
});
