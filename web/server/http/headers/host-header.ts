import type { IncomingMessage } from 'node:http';

/**
 * Whether a request has the one Host header that HTTP/1.1 asks for. Node keeps the first of several and lets the rest go, while a proxy
 * in front may have gone by the last (RFC 9112, 3.2).
 */
export function hasOneHost({
  rawHeaders,
  httpVersion,
}: Pick<IncomingMessage, 'rawHeaders' | 'httpVersion'>): boolean {
  // Names and values take turns.
  const hosts = rawHeaders.filter((text, at) => at % 2 === 0 && text.toLowerCase() === 'host').length;
  return hosts === 1 || (hosts === 0 && httpVersion === '1.0');
}
