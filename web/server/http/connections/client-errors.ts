import type { Socket } from 'node:net';
import { STATUS_CODES } from 'node:http';
import { failureAnswer, type FailureKind } from '../failure';

/** What Node tells of a request that it could not read, with the bytes that it was reading. */
export interface ClientError extends Error {
  code?: string;
  rawPacket?: unknown;
}

const KINDS: ReadonlyMap<string | undefined, FailureKind> = new Map([
  ['HPE_HEADER_OVERFLOW', 'addressTooLong'],
  ['ERR_HTTP_REQUEST_TIMEOUT', 'requestTooSlow'],
]);

/**
 * Node gives up at 16 KB of address and headers, before there is a request that Fastify could answer.
 * @param always the headers of every answer
 */
export function answerUnread(always: Record<string, string>) {
  return (error: ClientError, socket: Socket): void => {
    if (error.code === 'ECONNRESET' || !socket.writable) {
      socket.destroy();
      return;
    }
    const kind = KINDS.get(error.code) ?? 'unreadable';
    const { status, headers, body } = failureAnswer(addressIn(error.rawPacket), kind);
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

/** Where a packet does not begin with an address, a program is answered: it is told more by JSON than a person by a page. */
function addressIn(packet: unknown): string {
  const text = Buffer.isBuffer(packet) ? packet.toString('latin1') : '';
  return /^[A-Z]+ (\/[^\s]*)/.exec(text)?.[1] ?? '/api';
}
