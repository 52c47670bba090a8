type Headers = Record<string, string | string[] | undefined>;

/**
 * Headers that apply to a single connection (RFC 9110, 7.6.1 and 11.7). `Trailer` is among them because trailers are
 * not forwarded.
 */
const HOP_BY_HOP: ReadonlySet<string> = new Set([
  'connection',
  'http2-settings',
  'keep-alive',
  'proxy-authenticate',
  'proxy-authentication-info',
  'proxy-authorization',
  'proxy-connection',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
]);

/**
 * Removes the headers of a single connection, including those that its own `Connection` header names.
 * @param headers with lower-case names
 */
export function withoutHopByHop<T extends Headers>(headers: T): Headers {
  const named = connectionOptions(headers.connection);
  return Object.fromEntries(
    Object.entries(headers).filter(([name]) => !HOP_BY_HOP.has(name) && !named.has(name)),
  );
}

function connectionOptions(connection: string | string[] | undefined): ReadonlySet<string> {
  const options = [connection ?? []].flat().join(',').toLowerCase().split(',');
  return new Set(options.map((option) => option.trim()));
}
