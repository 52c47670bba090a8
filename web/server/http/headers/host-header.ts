import type { IncomingMessage } from 'node:http';

/**
 * Whether a request has exactly one Host header, as HTTP/1.1 requires. Node keeps the first of several and ignores
 * the rest, while a proxy in front may have used the last (RFC 9112, 3.2).
 */
export function hasOneHost({
  rawHeaders,
  httpVersion,
}: Pick<IncomingMessage, 'rawHeaders' | 'httpVersion'>): boolean {
  let hosts = 0;
  // Names and values alternate.
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const name = rawHeaders[at] ?? '';
    if (name.length === 4 && name.toLowerCase() === 'host') hosts += 1;
  }
  return hosts === 1 || (hosts === 0 && httpVersion === '1.0');
}
