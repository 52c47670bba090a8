import { isIP } from 'node:net';
import type { FastifyInstance, FastifyRequest } from 'fastify';

/**
 * The IP address in one entry of `X-Forwarded-For`. Some proxies add the port, and with it brackets around an IPv6 address.
 * @returns undefined where there is none
 */
export function parseAddress(entry: string): string | undefined {
  const text = entry.trim().replace(/^"(.*)"$/, '$1');
  const [, bracketed] = /^\[([^\]]+)\](?::\d+)?$/.exec(text) ?? [];
  const [, beforePort] = /^([\d.]+):\d+$/.exec(text) ?? [];
  const address = bracketed ?? beforePort ?? text;
  return isIP(address) === 0 ? undefined : address;
}

/** Who asks: as a trusted proxy says, otherwise who holds the connection. */
export function visitorAddress({ ip, socket }: Pick<FastifyRequest, 'ip' | 'socket'>): string {
  return parseAddress(ip) ?? socket.remoteAddress ?? ip;
}

/**
 * Warns, once for each mistake, where the setting and what arrives do not fit: limits would then count all visitors as one, and
 * nobody would know why.
 */
export function warnAboutForwarding(app: FastifyInstance, { trustProxy }: { trustProxy: boolean }): void {
  const warned = new Set<string>();
  const warn = ({ log }: FastifyRequest, sentence: string): void => {
    if (warned.has(sentence)) return;
    warned.add(sentence);
    log.warn(sentence);
  };
  app.addHook('onRequest', (request, _reply, done) => {
    const forwarded = request.headers['x-forwarded-for'] !== undefined;
    if (forwarded && !trustProxy) warn(request, NOT_TRUSTED);
    if (forwarded && trustProxy && parseAddress(request.ip) === undefined) warn(request, NO_ADDRESS);
    done();
  });
}

const NOT_TRUSTED =
  'A request came with X-Forwarded-For, which is not believed because TRUST_PROXY is off. If a proxy of yours stands in front, ' +
  'all visitors count as one: set TRUST_PROXY=on. If none does, a visitor made this header up, and all is well.';
const NO_ADDRESS =
  'TRUST_PROXY is on, but the last entry of X-Forwarded-For is no IP address: such visitors count as one. ' +
  'Make your proxy add the address of its client.';
