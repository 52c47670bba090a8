import type { IncomingMessage, Server, ServerResponse } from 'node:http';

/**
 * Reads and discards the rest of a request body after the response. Node does so itself only if reading had not
 * started. A body that turns out to be too large or wrongly compressed is rejected midway: without this, its rest
 * stayed in the connection, and the site sent another visitor's request after it, which was never read.
 *
 * A body that never ends is aborted by the site (`web/server/http/connections/request-timeout.ts`).
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
