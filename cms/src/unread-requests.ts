import type { Server } from 'node:http';
import type { Duplex } from 'node:stream';

/** Answers what Node could not read as a request, which Koa is never told of, in the shape of all failures (C3). */
export function answerUnread(server: Server): void {
  server.on('clientError', (error: NodeJS.ErrnoException, socket: Duplex) => {
    if (error.code === 'ECONNRESET' || !socket.writable) {
      socket.destroy();
      return;
    }
    const tooLong = error.code === 'HPE_HEADER_OVERFLOW';
    const sentence = tooLong
      ? 'The address, with what is sent along, is too long. Please ask with fewer words.'
      : 'What was sent is not HTTP as this server understands it.';
    const body = JSON.stringify({ error: sentence, message: sentence });
    socket.end(
      [
        `HTTP/1.1 ${tooLong ? '431 Request Header Fields Too Large' : '400 Bad Request'}`,
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
