import { isIP } from 'node:net';

/**
 * The IP address in one entry of `X-Forwarded-For`. Some proxies add the port, and with it brackets around an IPv6
 * address.
 * @returns undefined if there is none
 */
export function parseAddress(entry: string): string | undefined {
  const text = entry.trim().replace(/^"(.*)"$/, '$1');
  const [, bracketed] = /^\[([^\]]+)\](?::\d+)?$/.exec(text) ?? [];
  const [, beforePort] = /^([\d.]+):\d+$/.exec(text) ?? [];
  const address = bracketed ?? beforePort ?? text;
  return isIP(address) === 0 ? undefined : address;
}
