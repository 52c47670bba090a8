import type { Server, ServerResponse } from 'node:http';

/** As nginx does it (`send_timeout`). Who goes on reading later, such as a film that was paused, asks for the rest. */
const NOTHING_READ_FOR_MS = 60_000;

/**
 * Closes connections whose client has stopped reading its answer: each held its place here, and where the CMS gives the answer,
 * another one there, for as long as the client liked. An answer that is still being made is waited for.
 */
export function closeStalledAnswers(server: Server, afterMs = NOTHING_READ_FOR_MS): void {
  server.on('request', (_request, response: ServerResponse) => {
    // Node counts from the last byte that moved, and leaves the connection alone since there is a listener.
    response.setTimeout(afterMs, () => {
      if (response.socket && response.socket.writableLength > 0) response.socket.destroy();
    });
  });
}
