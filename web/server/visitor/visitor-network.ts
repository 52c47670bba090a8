import { isIPv6 } from 'node:net';

const GROUPS = 8;
const BITS_OF_A_GROUP = 16;
const GROUPS_OF_A_NETWORK = 4;
/** A provider that is asked for more gives a whole company, or a server in a data centre, as much as this: 65,536 networks. */
const GROUPS_OF_A_SITE = 3;

/**
 * Who counts as one visitor (C46): an IPv4 address, or the /64 of an IPv6 one, which is the least that a provider hands out.
 * @param address as `visitorAddress` returns it
 */
export const visitorNetwork = (address: string): string => networkOf(address, GROUPS_OF_A_NETWORK);

/** Who can be many visitors alone: the /48 of an IPv6 address. Of IPv4 it is the address. */
export const visitorSite = (address: string): string => networkOf(address, GROUPS_OF_A_SITE);

function networkOf(address: string, groups: number): string {
  if (!isIPv6(address)) return address;
  // URL writes all spellings in one way, with the longest run of zeros as "::".
  const plain = new URL(`http://[${address}]/`).hostname.slice(1, -1);
  // How a server that listens on both tells an IPv4 address.
  if (plain.startsWith('::ffff:')) return plain;
  const [before = [], after = []] = plain
    .split('::')
    .map((half) => half.split(':').filter((group) => group !== ''));
  const zeros = Array.from({ length: GROUPS - before.length - after.length }, () => '0');
  return `${[...before, ...zeros, ...after].slice(0, groups).join(':')}::/${groups * BITS_OF_A_GROUP}`;
}
