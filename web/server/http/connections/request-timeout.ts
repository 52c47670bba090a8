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
export function limitBodyTime(server: Server, limits: RequestLimits, always: Record<string, string>): void {
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
      const more = response.headersSent ? 0 : getBodyTime(request, limits) - limits.bodyMs;
      if (more === 0) end();
      else timer = setTimeout(end, more).unref();
    }, limits.bodyMs).unref();
    request.once('close', () => clearTimeout(timer));
  });
}

/** Where the admin takes files: the media library, and the logos of its settings. The same paths are in the CMS's table of budgets. */
const TAKES_FILES = /^\/(?:upload(?:\/files\/[^/]+\/replace)?|admin\/project-settings)\/?(?:\?|$)/;

/** How long the body of a request may take to arrive, in milliseconds. */
export function getBodyTime(
  { url = '', headers }: Pick<IncomingMessage, 'url' | 'headers'>,
  { bodyMs, uploadMs }: RequestLimits,
): number {
  const isUpload = TAKES_FILES.test(url) && /^multipart\//i.test(headers['content-type'] ?? '');
  return isUpload ? uploadMs : bodyMs;
}

function hasBody({ headers }: IncomingMessage): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
}
