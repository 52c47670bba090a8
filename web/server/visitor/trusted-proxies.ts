import { BlockList, isIP } from 'node:net';
import { parseAddress } from './forwarded-address';

/**
 * Whether the sender of a connection (hop 0), or of an earlier one that it reports, is one of the operator's proxies.
 */
type TrustsProxy = (address: string, hop: number) => boolean;

/** The proxies whose `X-Forwarded-*` headers are trusted. */
export interface TrustedProxies {
  /** The value of `TRUST_PROXY`; `off` without proxies. */
  setting: string;
  /** The number of proxies in front; undefined if their addresses are known instead. */
  hops?: number;
  trusts: TrustsProxy;
}

/**
 * More proxies than any site has in front of it: a larger number is a mistake that would let visitors choose their
 * own address.
 */
const MOST_HOPS = 10;

/** The names that Express and Fastify support. */
const NAMED_RANGES: ReadonlyMap<string, string[]> = new Map([
  ['loopback', ['127.0.0.0/8', '::1/128']],
  ['linklocal', ['169.254.0.0/16', 'fe80::/10']],
  ['uniquelocal', ['10.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16', 'fc00::/7']],
]);

export const NO_PROXY: TrustedProxies = { setting: 'off', hops: 0, trusts: () => false };

/**
 * @returns undefined if the number is too large
 */
export function trustHops(hops: number): TrustedProxies | undefined {
  return hops > MOST_HOPS
    ? undefined
    : { setting: String(hops), hops, trusts: (_address, hop) => hop < hops };
}

/**
 * @param list addresses, CIDR ranges and the names above, separated by commas
 * @returns undefined if one of them is invalid
 */
export function trustRanges(list: string): TrustedProxies | undefined {
  const ranges = list
    .split(',')
    .map((one) => one.trim().toLowerCase())
    .filter((one) => one !== '');
  const proxies = new BlockList();
  const valid = ranges.flatMap((one) => NAMED_RANGES.get(one) ?? [one]).map((one) => addRange(proxies, one));
  if (valid.length === 0 || valid.includes(false)) return undefined;
  return {
    setting: ranges.join(', '),
    trusts(entry) {
      const address = parseAddress(entry);
      return address !== undefined && proxies.check(address, getFamily(address));
    },
  };
}

/**
 * @returns false if the text is neither an address nor a range
 */
function addRange(proxies: BlockList, range: string): boolean {
  const [, address = '', bits] = /^([^/%]+)(?:\/(\d{1,3}))?$/.exec(range) ?? [];
  const longest = { 0: -1, 4: 32, 6: 128 }[isIP(address)] ?? -1;
  const prefix = bits === undefined ? longest : Number(bits);
  // A range of all addresses would let any visitor choose their own.
  if (prefix < 1 || prefix > longest) return false;
  proxies.addSubnet(address, prefix, getFamily(address));
  return true;
}

const getFamily = (address: string) => (isIP(address) === 6 ? 'ipv6' : 'ipv4');
