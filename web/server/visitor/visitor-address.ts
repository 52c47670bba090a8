import type { FastifyInstance, FastifyRequest } from 'fastify';
import { parseAddress } from './forwarded-address';
import type { TrustedProxies } from './trusted-proxies';

/** Who asks: as a trusted proxy says, otherwise who holds the connection. */
export function visitorAddress({ ip, socket }: Pick<FastifyRequest, 'ip' | 'socket'>): string {
  return parseAddress(ip) ?? socket.remoteAddress ?? ip;
}

/**
 * Warns, once for each mistake, where the setting and what arrives do not fit: limits would then count all visitors as one, and
 * nobody would know why.
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
  // What Fastify lists begins with the connection itself.
  return hops !== undefined && (ips?.length ?? 0) <= hops ? fewerProxies(hops) : undefined;
}

const NOT_TRUSTED =
  'A request came with X-Forwarded-For, which is not believed because TRUST_PROXY is off. If a proxy of yours stands in front, ' +
  'all visitors count as one: set TRUST_PROXY=on. If none does, a visitor made this header up, and all is well.';
const NO_ADDRESS =
  'TRUST_PROXY is on, but the entry of X-Forwarded-For that should name the visitor is no IP address: such visitors count as one. ' +
  'Make your proxy add the address of its client.';
const notInRange = (setting: string) =>
  `A request came with X-Forwarded-For from an address that TRUST_PROXY (${setting}) does not name, so it is not believed. If a proxy of ` +
  'yours has that address, all its visitors count as one: add the address. If not, somebody went past your proxies.';
const fewerProxies = (hops: number) =>
  `TRUST_PROXY says that ${hops} proxies stand in front, but a request came through fewer. If that is how all come, lower the number: ` +
  'a visitor could otherwise write an address of their own. If only some do, somebody went past your proxies.';
