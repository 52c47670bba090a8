import type { Socket } from 'node:net';
import { STATUS_CODES } from 'node:http';
import { failureResponse, type FailureKind } from '../failure';

/** Node's error for a request that it could not parse, with the bytes it was parsing. */
interface ClientError extends Error {
  code?: string;
  rawPacket?: unknown;
}

const KINDS: ReadonlyMap<string | undefined, FailureKind> = new Map([
  ['HPE_HEADER_OVERFLOW', 'addressTooLong'],
  ['ERR_HTTP_REQUEST_TIMEOUT', 'requestTooSlow'],
]);

/**
 * Node gives up above 16 KB of address and headers, before there is a request that Fastify could handle.
 * @param always the headers of every response
 */
export function handleClientError(always: Record<string, string>) {
  return (error: ClientError, socket: Socket): void => {
    if (error.code === 'ECONNRESET' || !socket.writable) {
      socket.destroy();
      return;
    }
    const kind = KINDS.get(error.code) ?? 'unreadable';
    const { status, headers, body } = failureResponse(addressIn(error.rawPacket), kind);
    const lines = Object.entries({
      ...always,
      ...headers,
      'content-length': Buffer.byteLength(body),
      connection: 'close',
    });
    socket.end(
      [
        `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
        ...lines.map(([name, value]) => `${name}: ${value}`),
        '',
        body,
      ].join('\r\n'),
    );
  };
}

/**
 * If the packet does not begin with an address, responds as to a program: a program gains more from JSON than a person
 * from a page.
 */
function addressIn(packet: unknown): string {
  const text = Buffer.isBuffer(packet) ? packet.toString('latin1') : '';
  return /^[A-Z]+ (\/[^\s]*)/.exec(text)?.[1] ?? '/api';
}
