// Copied from scripts/shared-rules/visitor-network.ts by npm run codegen.
import { isIPv4, isIPv6 } from 'node:net';

const GROUPS = 8;
const BITS_OF_A_GROUP = 16;
const GROUPS_OF_A_NETWORK = 4;
/** The prefix that providers assign to a whole company or a server in a data centre: 65,536 networks. */
const GROUPS_OF_A_SITE = 3;

/**
 * What counts as one visitor (C46): an IPv4 address, or the /64 of an IPv6 address. A /64 is the smallest network that
 * providers assign, and its owner can use any of its 2^64 addresses. Any invalid address counts as one visitor.
 */
export const getVisitorNetwork = (address: string): string => getNetwork(address, GROUPS_OF_A_NETWORK);

/** The network from which one party can act as many visitors: the /48 of an IPv6 address, or an IPv4 address. */
export const getVisitorSite = (address: string): string => getNetwork(address, GROUPS_OF_A_SITE);

function getNetwork(address: string, length: number): string {
  if (isIPv4(address)) return address;
  // A zone (fe80::1%eth0) is a local name for one of the machine's networks.
  const [plain = ''] = address.split('%');
  if (!isIPv6(plain)) return 'unknown';
  const groups = groupsIn(plain);
  // A dual-stack server reports IPv4 addresses as ::ffff:192.0.2.1.
  const [marker, high = 0, low = 0] = groups.slice(5);
  if (marker === 0xffff && groups.slice(0, 5).every((group) => group === 0)) {
    return [high >> 8, high & 0xff, low >> 8, low & 0xff].join('.');
  }
  return `${groups
    .slice(0, length)
    .map((group) => group.toString(16))
    .join(':')}::/${length * BITS_OF_A_GROUP}`;
}

/** The eight groups of an IPv6 address in any notation. */
function groupsIn(address: string): number[] {
  // URL normalises the notation: hexadecimal, no leading zeros, the longest run of zeros as "::".
  const { hostname } = new URL(`http://[${address}]/`);
  const [before = [], after = []] = hostname
    .slice(1, -1)
    .split('::')
    .map((half) => (half === '' ? [] : half.split(':').map((group) => Number.parseInt(group, 16))));
  const zeros = Array.from({ length: GROUPS - before.length - after.length }, () => 0);
  return [...before, ...zeros, ...after];
}
