type Headers = Record<string, string | string[] | undefined>;

/**
 * Headers that concern one connection and end with it (RFC 9110, 7.6.1 and 11.7). `Trailer` is among them because no trailers are
 * passed on.
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
 * Headers without those of one connection, the ones that its own `Connection` header names included.
 * @param headers with names in lower case
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
