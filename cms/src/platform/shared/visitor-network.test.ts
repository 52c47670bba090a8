import { getVisitorNetwork } from './visitor-network.gen';

test.each([
  ['192.0.2.7', '192.0.2.7'],
  ['::ffff:192.0.2.7', '192.0.2.7'],
  ['::ffff:c000:207', '192.0.2.7'],
  ['0:0:0:0:0:ffff:192.0.2.7', '192.0.2.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:0DB8:0001:0002::9', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['2001:db8:0:1::1', '2001:db8:0:1::/64'],
  ['::1', '0:0:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
])('identifies %s as the visitor %s', (address, visitor) => {
  expect(getVisitorNetwork(address)).toBe(visitor);
});

test.each(['', 'unknown', '192.0.2', '2001:db8:::1', 'x'.repeat(20_000), "' OR 1=1"])(
  'treats every invalid address as the same visitor (%#)',
  (address) => {
    expect(getVisitorNetwork(address)).toBe('unknown');
  },
);
