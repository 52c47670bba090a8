import { BlockList, isIP } from 'node:net';
import { parseAddress } from './forwarded-address';

/** Whether the sender of a connection (hop 0), or of an earlier one that it reports, is a proxy of the operator's. */
export type TrustsProxy = (address: string, hop: number) => boolean;

/** Whose `X-Forwarded-*` are believed. */
export interface TrustedProxies {
  /** As `TRUST_PROXY` writes it; `off` where nobody is. */
  setting: string;
  /** How many proxies stand in front; undefined where their addresses are known instead. */
  hops?: number;
  trusts: TrustsProxy;
}

/** More proxies than any site has in front of it: a larger number is a mistake that would let visitors write their own address. */
const MOST_HOPS = 10;

/** As Express and Fastify name them. */
const NAMED_RANGES: ReadonlyMap<string, string[]> = new Map([
  ['loopback', ['127.0.0.0/8', '::1/128']],
  ['linklocal', ['169.254.0.0/16', 'fe80::/10']],
  ['uniquelocal', ['10.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16', 'fc00::/7']],
]);

export const NO_PROXY: TrustedProxies = { setting: 'off', hops: 0, trusts: () => false };

/** @returns undefined where it is too large a number */
export function trustHops(hops: number): TrustedProxies | undefined {
  return hops > MOST_HOPS
    ? undefined
    : { setting: String(hops), hops, trusts: (_address, hop) => hop < hops };
}

/**
 * @param list addresses, CIDR ranges and the names above, with commas
 * @returns undefined where one of them is none of these
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

/** @returns false where the text is no address and no range */
function addRange(proxies: BlockList, range: string): boolean {
  const [, address = '', bits] = /^([^/%]+)(?:\/(\d{1,3}))?$/.exec(range) ?? [];
  const longest = { 0: -1, 4: 32, 6: 128 }[isIP(address)] ?? -1;
  const prefix = bits === undefined ? longest : Number(bits);
  // A range of every address would let any visitor write their own.
  if (prefix < 1 || prefix > longest) return false;
  proxies.addSubnet(address, prefix, getFamily(address));
  return true;
}

const getFamily = (address: string) => (isIP(address) === 6 ? 'ipv6' : 'ipv4');
