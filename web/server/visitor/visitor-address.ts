import type { FastifyInstance, FastifyRequest } from 'fastify';
import { parseAddress } from './forwarded-address';
import type { TrustedProxies } from './trusted-proxies';

/** The client's address: as reported by a trusted proxy, otherwise of the connection. */
export function visitorAddress({ ip, socket }: Pick<FastifyRequest, 'ip' | 'socket'>): string {
  return parseAddress(ip) ?? socket.remoteAddress ?? ip;
}

/**
 * Warns, once per mistake, if the setting does not match the requests: rate limits would then count all visitors as
 * one, and nobody would know why.
 */
export function warnAboutForwarding(app: FastifyInstance, proxies: TrustedProxies): void {
  const warned = new Set<string>();
  app.addHook('onRequest', (request, _reply, done) => {
    const sentence = forwardingMistake(request, proxies);
    if (sentence !== undefined && !warned.has(sentence)) {
      warned.add(sentence);
      request.log.warn(sentence);
    }
    done();
  });
}

function forwardingMistake(
  { headers, ip, ips, socket }: FastifyRequest,
  { setting, hops, trusts }: TrustedProxies,
): string | undefined {
  if (headers['x-forwarded-for'] === undefined) return undefined;
  if (hops === 0) return NOT_TRUSTED;
  if (!trusts(socket.remoteAddress ?? '', 0)) return notInRange(setting);
  if (parseAddress(ip) === undefined) return NO_ADDRESS;
  // Fastify's list begins with the connection itself.
  return hops !== undefined && (ips?.length ?? 0) <= hops ? fewerProxies(hops) : undefined;
}

const NOT_TRUSTED =
  'A request had X-Forwarded-For, which is ignored because TRUST_PROXY is off. If you run a proxy in front, all ' +
  'visitors count as one: set TRUST_PROXY=on. If not, a visitor has forged this header, which does no harm.';
const NO_ADDRESS =
  'TRUST_PROXY is on, but the entry of X-Forwarded-For for the visitor is not an IP address, so such visitors count ' +
  'as one. Make your proxy add the address of its client.';
const notInRange = (setting: string) =>
  `A request had X-Forwarded-For from an address that is not in TRUST_PROXY (${setting}), so it is ignored. If one of ` +
  'your proxies has that address, all its visitors count as one: add the address. If not, somebody has bypassed your ' +
  'proxies.';
const fewerProxies = (hops: number) =>
  `TRUST_PROXY is set to ${hops} proxies, but a request came through fewer. If all requests do, lower the number: ` +
  'otherwise a visitor could choose their own address. If only some do, somebody has bypassed your proxies.';
