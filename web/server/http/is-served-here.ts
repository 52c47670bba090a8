/** Names of this machine, and wildcards for all of its addresses; IPv6 addresses in URL syntax. */
const THIS_MACHINE = /^(?:localhost|127\.\d+\.\d+\.\d+|\[::1?\]|0\.0\.0\.0)$/;

/**
 * Whether a request to this address reaches the server that listens there: a server that sends requests to itself
 * waits forever.
 * @param url absolute, of http or https
 * @param listening host name or IP address, and port
 */
export function isServedHere(url: string, listening: { host: string; port: number }): boolean {
  const { protocol, hostname, port } = new URL(url);
  const own = listening.host.includes(':') ? `[${listening.host}]` : listening.host.toLowerCase();
  const requestedPort = port === '' ? { 'http:': 80, 'https:': 443 }[protocol] : Number(port);
  if (requestedPort !== listening.port) return false;
  return hostname === own || (THIS_MACHINE.test(hostname) && THIS_MACHINE.test(own));
}
