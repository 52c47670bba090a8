import { isIPv4, isIPv6 } from 'node:net';

const GROUPS = 8;
const BITS_OF_A_GROUP = 16;
const GROUPS_OF_A_NETWORK = 4;
/** A provider that is asked for more gives a whole company, or a server in a data centre, as much as this: 65,536 networks. */
const GROUPS_OF_A_SITE = 3;

/**
 * Who counts as one visitor (C46): an IPv4 address, or the /64 of an IPv6 one, which is the least that a provider hands out;
 * whoever has it has 2^64 addresses in it to choose from. What is no address is one visitor, however it reads.
 */
export const visitorNetwork = (address: string): string => getNetwork(address, GROUPS_OF_A_NETWORK);

/** Who can be many visitors alone: the /48 of an IPv6 address. Of IPv4 it is the address. */
export const visitorSite = (address: string): string => getNetwork(address, GROUPS_OF_A_SITE);

function getNetwork(address: string, length: number): string {
  if (isIPv4(address)) return address;
  // A zone (fe80::1%eth0) is the machine's own word for one of its networks.
  const [plain = ''] = address.split('%');
  if (!isIPv6(plain)) return 'unknown';
  const groups = groupsIn(plain);
  // ::ffff:192.0.2.1 is how a server that listens on both tells an IPv4 address.
  const [marker, high = 0, low = 0] = groups.slice(5);
  if (marker === 0xffff && groups.slice(0, 5).every((group) => group === 0)) {
    return [high >> 8, high & 0xff, low >> 8, low & 0xff].join('.');
  }
  return `${groups
    .slice(0, length)
    .map((group) => group.toString(16))
    .join(':')}::/${length * BITS_OF_A_GROUP}`;
}

/** The eight numbers of an IPv6 address, in whichever of its spellings it comes. */
function groupsIn(address: string): number[] {
  // URL writes them in one way: hexadecimal, without leading zeros, the longest run of zeros as "::".
  const { hostname } = new URL(`http://[${address}]/`);
  const [before = [], after = []] = hostname
    .slice(1, -1)
    .split('::')
    .map((half) => (half === '' ? [] : half.split(':').map((group) => Number.parseInt(group, 16))));
  const zeros = Array.from({ length: GROUPS - before.length - after.length }, () => 0);
  return [...before, ...zeros, ...after];
}
