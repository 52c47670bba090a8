/** Names of this machine alone, and what stands for all of its addresses; an IPv6 address as URLs write it. */
const THIS_MACHINE = /^(?:localhost|127\.\d+\.\d+\.\d+|\[::1?\]|0\.0\.0\.0)$/;

/**
 * Whether who asks this address reaches the very server that listens there: a server that asks itself waits for ever.
 * @param url absolute, of http or https
 * @param listening host name or IP address, and port
 */
export function isServedHere(url: string, listening: { host: string; port: number }): boolean {
  const { protocol, hostname, port } = new URL(url);
  const own = listening.host.includes(':') ? `[${listening.host}]` : listening.host.toLowerCase();
  const asked = port === '' ? { 'http:': 80, 'https:': 443 }[protocol] : Number(port);
  if (asked !== listening.port) return false;
  return hostname === own || (THIS_MACHINE.test(hostname) && THIS_MACHINE.test(own));
}
