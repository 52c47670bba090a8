import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { failureAnswer } from '../failure';

export interface RequestLimits {
  /** For the request line and the headers. */
  headersMs: number;
  /** For the body that follows. */
  bodyMs: number;
  /** For the body of an editor's upload: 100 MB over a slow line take their time. */
  uploadMs: number;
  /** How often Node looks for connections whose headers are late. */
  checkEveryMs: number;
}

export const REQUEST_LIMITS: RequestLimits = {
  headersMs: 60_000,
  bodyMs: 60_000,
  uploadMs: 15 * 60_000,
  checkEveryMs: 10_000,
};

/**
 * Closes connections whose request body does not arrive in time, whichever route it is for: a client that sends a byte now and then
 * would hold its connection for ever. Node's own `requestTimeout` knows one limit for all.
 * @param always the headers of every answer
 */
export function limitBodyTime(
  server: Server,
  { bodyMs, uploadMs }: RequestLimits,
  always: Record<string, string>,
): void {
  server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    if (!hasBody(request)) return;
    const url = request.url ?? '/';
    const end = () => {
      if (request.complete) return;
      if (response.headersSent) {
        request.socket.destroy();
        return;
      }
      const { status, headers, body } = failureAnswer(url, 'requestTooSlow');
      // Node closes the connection after an answer that says so.
      response.writeHead(status, { ...always, ...headers, connection: 'close' }).end(body);
    };
    let timer = setTimeout(() => {
      // A guest's upload is refused before it has arrived.
      if (response.headersSent || !isUpload(request)) end();
      else timer = setTimeout(end, uploadMs - bodyMs).unref();
    }, bodyMs).unref();
    request.once('close', () => clearTimeout(timer));
  });
}

/** Where the media library takes files. */
const TAKES_FILES = /^\/upload(?:\/files\/[^/]+\/replace)?\/?(?:\?|$)/;

function isUpload({ url = '', headers }: IncomingMessage): boolean {
  return TAKES_FILES.test(url) && /^multipart\//i.test(headers['content-type'] ?? '');
}

function hasBody({ headers }: IncomingMessage): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
}
