import type { IncomingMessage } from 'node:http';

/**
 * Whether a request has exactly one Host header, as HTTP/1.1 requires. Node keeps the first of several and ignores
 * the rest, while a proxy in front may have used the last (RFC 9112, 3.2).
 */
export function hasOneHost({
  rawHeaders,
  httpVersion,
}: Pick<IncomingMessage, 'rawHeaders' | 'httpVersion'>): boolean {
  // Names and values alternate.
  const hosts = rawHeaders.filter((text, at) => at % 2 === 0 && text.toLowerCase() === 'host').length;
  return hosts === 1 || (hosts === 0 && httpVersion === '1.0');
}
