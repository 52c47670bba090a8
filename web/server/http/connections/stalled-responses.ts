import type { Server, ServerResponse } from 'node:http';

/** As in nginx (`send_timeout`). A client that continues later, such as a paused video, requests the rest. */
const NOTHING_READ_FOR_MS = 60_000;

/**
 * Closes connections whose client has stopped reading its response. Each of them occupied a connection here, and
 * another one to the CMS if the response came from there, for as long as the client liked. A response that is still
 * being generated is waited for.
 */
export function closeStalledResponses(server: Server, afterMs = NOTHING_READ_FOR_MS): void {
  server.on('request', (_request, response: ServerResponse) => {
    // Node counts from the last byte that moved, and leaves the connection open because there is a listener.
    response.setTimeout(afterMs, () => {
      if (response.socket && response.socket.writableLength > 0) response.socket.destroy();
    });
  });
}
