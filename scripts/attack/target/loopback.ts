import { Failure } from '../../lib/process/failure.ts';

/** The address of a site on this machine. Throws a Failure for any other, so that nobody else's server is attacked. */
export function requireLoopback(address: string): string {
  const url = URL.canParse(address) ? new URL(address) : undefined;
  if (url?.protocol !== 'http:')
    throw new Failure(`"${address}" is not an address such as http://127.0.0.1:3000.`);
  // Only IP addresses: a name, even localhost, resolves to whatever this machine's resolver says.
  if (!/^127(\.\d+){3}$/.test(url.hostname))
    throw new Failure(
      `${url.hostname} is not on this machine's loopback: only addresses such as http://127.0.0.1:3000 are attacked.`,
    );
  return url.origin;
}
