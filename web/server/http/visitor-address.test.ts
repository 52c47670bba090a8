import { fastify } from 'fastify';
import { parseAddress, visitorAddress, warnAboutForwarding } from './visitor-address';

test.each([
  ['203.0.113.9', '203.0.113.9'],
  ['203.0.113.9:4711', '203.0.113.9'],
  [' 203.0.113.9 ', '203.0.113.9'],
  ['2001:db8::1', '2001:db8::1'],
  ['[2001:db8::1]', '2001:db8::1'],
  ['[2001:db8::1]:443', '2001:db8::1'],
  ['"[2001:db8::1]:443"', '2001:db8::1'],
  ['::ffff:203.0.113.9', '::ffff:203.0.113.9'],
  ['[fe80::1%eth0]:443', 'fe80::1%eth0'],
  ['unknown', undefined],
  ['_hidden', undefined],
  ['', undefined],
  ['203.0.113.999', undefined],
  ['203.0.113.9:port', undefined],
  ['[203.0.113.9', undefined],
  [`${'1'.repeat(50_000)}:1`, undefined],
])('reads the entry %j as %j', (entry, address) => {
  expect(parseAddress(entry)).toBe(address);
});

/** A server that answers with the visitor's address, and what it logs as warnings. */
function setUp(trustProxy: boolean) {
  const warnings: string[] = [];
  const stream = { write: (line: string) => void warnings.push((JSON.parse(line) as { msg: string }).msg) };
  const app = fastify({
    logger: { level: 'warn', stream },
    trustProxy: trustProxy && ((_address: string, hop: number) => hop === 0),
  });
  warnAboutForwarding(app, { trustProxy });
  app.get('/', (request) => visitorAddress(request));
  const ask = async (forwarded?: string) =>
    (await app.inject({ url: '/', headers: forwarded ? { 'x-forwarded-for': forwarded } : {} })).body;
  return { ask, warnings };
}

test('warns once that TRUST_PROXY is off while X-Forwarded-For arrives', async () => {
  const { ask, warnings } = setUp(false);
  expect(await ask()).toBe('127.0.0.1');
  expect(warnings).toEqual([]);
  expect([await ask('203.0.113.9'), await ask('203.0.113.10')]).toEqual(['127.0.0.1', '127.0.0.1']);
  expect(warnings).toEqual([expect.stringContaining('set TRUST_PROXY=on')]);
});

test('with TRUST_PROXY takes the last entry, whatever is around the address', async () => {
  const { ask, warnings } = setUp(true);
  expect(await ask('1.1.1.1, 203.0.113.9:4711')).toBe('203.0.113.9');
  expect(await ask('1.1.1.1, [2001:db8::1]:443')).toBe('2001:db8::1');
  expect(await ask()).toBe('127.0.0.1');
  expect(warnings).toEqual([]);
});

test('with TRUST_PROXY warns once about an entry that is no address, and takes the proxy’s own', async () => {
  const { ask, warnings } = setUp(true);
  expect([await ask('unknown'), await ask('unknown')]).toEqual(['127.0.0.1', '127.0.0.1']);
  expect(warnings).toEqual([expect.stringContaining('is no IP address')]);
});
