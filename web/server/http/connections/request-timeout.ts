import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { failureResponse } from '../failure';

export interface RequestLimits {
  /** For the request line and the headers. */
  headersMs: number;
  /** For the body that follows. */
  bodyMs: number;
  /** For the body of an editor's upload: 100 MB take a while over a slow connection. */
  uploadMs: number;
  /** The interval at which Node looks for connections with late headers. */
  checkEveryMs: number;
}

export const REQUEST_LIMITS: RequestLimits = {
  headersMs: 60_000,
  bodyMs: 60_000,
  uploadMs: 15 * 60_000,
  checkEveryMs: 10_000,
};

/**
 * Closes connections whose request body does not arrive in time, on any route: a client that sends a byte now and
 * then would otherwise keep its connection forever. Node's own `requestTimeout` has one limit for all routes.
 * @param always the headers of every response
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
      const { status, headers, body } = failureResponse(url, 'requestTooSlow');
      // Node closes the connection after a response with this header.
      response.writeHead(status, { ...always, ...headers, connection: 'close' }).end(body);
    };
    let timer = setTimeout(() => {
      // A guest's upload is rejected before it has arrived.
      const more = response.headersSent ? 0 : getBodyTime(request, limits) - limits.bodyMs;
      if (more === 0) end();
      else timer = setTimeout(end, more).unref();
    }, limits.bodyMs).unref();
    request.once('close', () => clearTimeout(timer));
  });
}

/**
 * The admin's upload paths: the media library, and the logos in its settings, as in the CMS's
 * `src/platform/uploads/upload-paths.ts`.
 */
const TAKES_FILES = /^\/(?:upload(?:\/files(?:\/[^/]+(?:\/replace)?)?)?|admin\/project-settings)\/?(?:\?|$)/;

/** How long a request body may take to arrive, in milliseconds. */
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
