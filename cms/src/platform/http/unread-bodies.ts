import type { IncomingMessage, Server, ServerResponse } from 'node:http';

/**
 * Reads what is left of a body after its request was answered, and forgets it. Node does so by itself only where nobody had begun to
 * read. A body that turns out too large, or not to be packed as it says, is refused in its midst: the rest stayed in the connection, and the
 * site sent another visitor's request after it, which was never read.
 *
 * A body without end is ended by the site (`web/server/http/connections/request-timeout.ts`).
 */
export function discardUnreadBodies(server: Server): void {
  server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    response.once('finish', () => {
      if (request.complete) return;
      request.unpipe();
      request.resume();
    });
  });
}
