import { NO_PROXY, trustHops, trustRanges } from './trusted-proxies';

test('trusts no address without a proxy', () => {
  expect(NO_PROXY.trusts('127.0.0.1', 0)).toBe(false);
});

test('a number of hops counts from the connection, whatever the addresses', () => {
  const { trusts, hops } = trustHops(2) ?? NO_PROXY;
  expect(hops).toBe(2);
  expect([0, 1, 2].map((hop) => trusts('203.0.113.9', hop))).toEqual([true, true, false]);
  expect(trustHops(10)?.hops).toBe(10);
  expect(trustHops(11)).toBeUndefined();
});

test.each([
  ['10.0.0.0/8', '10.1.2.3', true],
  ['10.0.0.0/8', '11.1.2.3', false],
  ['10.0.0.0/8', '10.1.2.3:4711', true],
  ['10.0.0.0/8', '::ffff:10.1.2.3', true],
  ['203.0.113.9', '203.0.113.9', true],
  ['203.0.113.9', '203.0.113.10', false],
  [' 203.0.113.9 , 2001:DB8::/32 ', '2001:db8:1::7', true],
  ['2001:db8::/32', '[2001:db8:1::7]:443', true],
  ['2001:db8::/32', '2001:db9::7', false],
  ['loopback', '127.0.0.1', true],
  ['loopback', '::1', true],
  ['loopback', '10.0.0.1', false],
  ['loopback, uniquelocal', '192.168.7.1', true],
  ['linklocal', 'fe80::1', true],
  ['loopback', 'unknown', false],
  ['loopback', '', false],
])('%j and the address %j: %j', (list, address, trusted) => {
  expect(trustRanges(list)?.trusts(address, 0)).toBe(trusted);
});

test.each([
  '',
  ',',
  '10.0.0.0/33',
  '10.0.0.0/0',
  '::/0',
  '10.0.0',
  'all',
  '10.0.0.0/8 loopback',
  'fe80::1%eth0',
  '10.0.0.0/x',
])('refuses %j', (list) => {
  expect(trustRanges(list)).toBeUndefined();
});
