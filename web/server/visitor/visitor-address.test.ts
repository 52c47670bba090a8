import { fastify } from 'fastify';
import { NO_PROXY, trustHops, trustRanges } from './trusted-proxies';
import { createForwardingCheck, visitorAddress, warnAboutForwarding } from './visitor-address';

/** A server that responds with the visitor's address and collects its warnings. */
function setUp(proxies = NO_PROXY) {
  const warnings: string[] = [];
  const stream = { write: (line: string) => void warnings.push((JSON.parse(line) as { msg: string }).msg) };
  const app = fastify({
    logger: { level: 'warn', stream },
    trustProxy: proxies.hops !== 0 && proxies.trusts,
  });
  warnAboutForwarding(app, createForwardingCheck(proxies));
  app.get('/', (request) => visitorAddress(request));
  const sendRequest = async (forwarded?: string) =>
    (await app.inject({ url: '/', headers: forwarded ? { 'x-forwarded-for': forwarded } : {} })).body;
  return { sendRequest, warnings };
}

test('warns once that TRUST_PROXY is off while X-Forwarded-For arrives', async () => {
  const { sendRequest, warnings } = setUp();
  expect(await sendRequest()).toBe('127.0.0.1');
  expect(warnings).toEqual([]);
  expect([await sendRequest('203.0.113.9'), await sendRequest('203.0.113.10')]).toEqual([
    '127.0.0.1',
    '127.0.0.1',
  ]);
  expect(warnings).toEqual([expect.stringContaining('set TRUST_PROXY=on')]);
});

test('with TRUST_PROXY takes the last entry, whatever is around the address', async () => {
  const { sendRequest, warnings } = setUp(trustHops(1));
  expect(await sendRequest('1.1.1.1, 203.0.113.9:4711')).toBe('203.0.113.9');
  expect(await sendRequest('1.1.1.1, [2001:db8::1]:443')).toBe('2001:db8::1');
  expect(await sendRequest()).toBe('127.0.0.1');
  expect(warnings).toEqual([]);
});

test('with TRUST_PROXY warns once about an entry that is not an address, and uses the proxy’s own', async () => {
  const { sendRequest, warnings } = setUp(trustHops(1));
  expect([await sendRequest('unknown'), await sendRequest('unknown')]).toEqual(['127.0.0.1', '127.0.0.1']);
  expect(warnings).toEqual([expect.stringContaining('is not an IP address')]);
});

test('with two proxies takes the last entry but one, and ignores what the visitor wrote before it', async () => {
  const { sendRequest, warnings } = setUp(trustHops(2));
  expect(await sendRequest('1.1.1.1, 203.0.113.9, 198.51.100.1')).toBe('203.0.113.9');
  expect(warnings).toEqual([]);
});

test('warns once when fewer proxies than the setting says have added their entry', async () => {
  const { sendRequest, warnings } = setUp(trustHops(2));
  expect([await sendRequest('203.0.113.9'), await sendRequest('203.0.113.9')]).toEqual([
    '203.0.113.9',
    '203.0.113.9',
  ]);
  expect(warnings).toEqual([expect.stringContaining('2 proxies')]);
});

test('with addresses takes the last entry that is not one of theirs, however many proxies there are', async () => {
  const { sendRequest, warnings } = setUp(trustRanges('loopback, 198.51.100.0/24'));
  expect(await sendRequest('1.1.1.1, 203.0.113.9')).toBe('203.0.113.9');
  expect(await sendRequest('1.1.1.1, 203.0.113.9:4711, 198.51.100.1:80, 198.51.100.2')).toBe('203.0.113.9');
  expect(warnings).toEqual([]);
});

test('with addresses trusts nobody else, and warns once', async () => {
  const { sendRequest, warnings } = setUp(trustRanges('198.51.100.0/24'));
  expect([await sendRequest('203.0.113.9'), await sendRequest('203.0.113.9')]).toEqual([
    '127.0.0.1',
    '127.0.0.1',
  ]);
  expect(warnings).toEqual([expect.stringContaining('(198.51.100.0/24)')]);
});
