import { isIPv6 } from 'node:net';

const GROUPS = 8;
const GROUPS_OF_A_NETWORK = 4;

/**
 * Who counts as one visitor (C46): an IPv4 address, or the /64 of an IPv6 one, which is the least that a provider hands out.
 * @param address as `visitorAddress` returns it
 */
export function visitorNetwork(address: string): string {
  if (!isIPv6(address)) return address;
  // URL writes all spellings in one way, with the longest run of zeros as "::".
  const plain = new URL(`http://[${address}]/`).hostname.slice(1, -1);
  // How a server that listens on both tells an IPv4 address.
  if (plain.startsWith('::ffff:')) return plain;
  const [before = [], after = []] = plain
    .split('::')
    .map((half) => half.split(':').filter((group) => group !== ''));
  const zeros = Array.from({ length: GROUPS - before.length - after.length }, () => '0');
  return `${[...before, ...zeros, ...after].slice(0, GROUPS_OF_A_NETWORK).join(':')}::/64`;
}
