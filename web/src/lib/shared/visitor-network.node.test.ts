import { getVisitorNetwork, getVisitorSite } from './visitor-network.gen';

test.each([
  ['192.0.2.1', '192.0.2.1'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:DB8:1:2::', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['::', '0:0:0:0::/64'],
  ['::ffff:192.0.2.1', '192.0.2.1'],
  ['unknown', 'unknown'],
])('%s counts as %s', (address, network) => {
  expect(getVisitorNetwork(address)).toBe(network);
});

test.each([
  ['192.0.2.1', '192.0.2.1'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1::/48'],
  ['2001:db8:1:ffff::1', '2001:db8:1::/48'],
  ['2001:db8:2::1', '2001:db8:2::/48'],
  ['::ffff:192.0.2.1', '192.0.2.1'],
])('%s is at the site %s', (address, site) => {
  expect(getVisitorSite(address)).toBe(site);
});
