import type { Server } from 'node:http';
import type { Duplex } from 'node:stream';

const NOT_HTTP = {
  status: '400 Bad Request',
  sentence: 'The request is not valid HTTP.',
};
const REFUSALS: Readonly<Record<string, typeof NOT_HTTP>> = {
  HPE_HEADER_OVERFLOW: {
    status: '431 Request Header Fields Too Large',
    sentence: 'The address and headers of the request are too long. Please use fewer words.',
  },
  ERR_HTTP_REQUEST_TIMEOUT: {
    status: '408 Request Timeout',
    sentence: 'The request did not arrive in time. Please check your connection and try again.',
  },
};

/** Responds to requests that Node's parser rejects, which never reach Koa, in the format of all errors (C3). */
export function handleClientErrors(server: Server): void {
  server.on('clientError', (error: NodeJS.ErrnoException, socket: Duplex) => {
    if (error.code === 'ECONNRESET' || !socket.writable) {
      socket.destroy();
      return;
    }
    const { status, sentence } = REFUSALS[error.code ?? ''] ?? NOT_HTTP;
    const body = JSON.stringify({ error: sentence, message: sentence });
    socket.end(
      [
        `HTTP/1.1 ${status}`,
        'content-type: application/json; charset=utf-8',
        'cache-control: no-store',
        `content-length: ${Buffer.byteLength(body)}`,
        'connection: close',
        '',
        body,
      ].join('\r\n'),
    );
  });
}
