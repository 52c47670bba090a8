import type { IncomingMessage } from 'node:http';
import proxyAddr from '@fastify/proxy-addr';
import type { FastifyBaseLogger, FastifyInstance, FastifyRequest } from 'fastify';
import { parseAddress } from './forwarded-address';
import type { TrustedProxies } from './trusted-proxies';

/** The client's address: as reported by a trusted proxy, otherwise of the connection. */
export function visitorAddress({ ip, socket }: Pick<FastifyRequest, 'ip' | 'socket'>): string {
  return parseAddress(ip) ?? socket.remoteAddress ?? ip;
}

/** Finds requests that do not match the setting. */
export interface ForwardingCheck {
  /** What is wrong, unless it has been reported already. */
  findNew(request: IncomingMessage): string | undefined;
  report(mistake: string, log: Pick<FastifyBaseLogger, 'warn'>): void;
}

/**
 * Warns, once per mistake, if the setting does not match the requests: rate limits would then count all visitors as
 * one, and nobody would know why.
 */
export function createForwardingCheck(proxies: TrustedProxies): ForwardingCheck {
  const reported = new Set<string>();
  return {
    findNew(request) {
      const mistake = findMistake(request, proxies);
      return mistake === undefined || reported.has(mistake) ? undefined : mistake;
    },
    report(mistake, log) {
      reported.add(mistake);
      log.warn(mistake);
    },
  };
}

/** Applies the check to the requests that Fastify handles. */
export function warnAboutForwarding(app: FastifyInstance, check: ForwardingCheck): void {
  app.addHook('onRequest', (request, _reply, done) => {
    const mistake = check.findNew(request.raw);
    if (mistake !== undefined) check.report(mistake, request.log);
    done();
  });
}

function findMistake(
  request: IncomingMessage,
  { setting, hops, trusts }: TrustedProxies,
): string | undefined {
  if (request.headers['x-forwarded-for'] === undefined) return undefined;
  if (hops === 0) return NOT_TRUSTED;
  if (!trusts(request.socket.remoteAddress ?? '', 0)) return notInRange(setting);
  // As Fastify does. The list begins with the connection itself.
  const addresses = proxyAddr.all(request, trusts);
  if (parseAddress(addresses.at(-1) ?? '') === undefined) return NO_ADDRESS;
  return hops !== undefined && addresses.length <= hops ? fewerProxies(hops) : undefined;
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
