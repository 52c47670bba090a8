import { parseAddress } from './forwarded-address';

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
