import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { PipeliningLimit } from '../../http/connections/pipelining';
import { hasOneHost } from '../../http/headers/host-header';
import type { SentResponse } from '../../http/request-log';
import type { ForwardingCheck } from '../../visitor/visitor-address';
import { matchesEtag, negotiateEncoding } from '../body/page-body';
import { describeBody, identifyBody } from '../body/send-body';
import { PAGE_TYPE, type CachedPages } from '../cache/cached-pages';

interface Options {
  pages: Pick<CachedPages, 'find'>;
  /** The headers of every response. */
  headers: Record<string, string>;
  pipelining: PipeliningLimit;
  forwarding: Pick<ForwardingCheck, 'findNew'>;
  nextRequestId: () => string;
  /** The only place that learns of a response: the log, and what else counts responses. */
  onSent: (sent: SentResponse & { id: string }) => void;
}

interface FastPath {
  /** Sends the pages that it can, and passes all other requests on. */
  before(listener: RequestListener): RequestListener;
  /** From now on, passes all requests on. */
  stop(): void;
}

/**
 * Sends cached pages before Fastify sees the request (decision 085): its hooks and objects take longer than everything
 * else about such a response. It handles requests that need no decision beyond the page, and sends what the route of
 * pages would send. Everything else is Fastify's: other methods and bodies, unknown targets, outdated pages,
 * malformed requests, warnings, and the last requests of a server that is closing.
 */
export function createFastPath(options: Options): FastPath {
  const { pages, pipelining, forwarding, nextRequestId, onSent } = options;
  const always = Object.entries(options.headers).flat();
  let isStopped = false;

  function respond(request: IncomingMessage, response: ServerResponse): boolean {
    const { method = '', headers, socket } = request;
    const isHead = method === 'HEAD';
    if (isStopped || !(isHead || method === 'GET') || hasBody(headers)) return false;
    const page = pages.find(request.url ?? '');
    if (!page || !hasOneHost(request) || forwarding.findNew(request) !== undefined) return false;
    const encoding = negotiateEncoding(headers['accept-encoding']);
    const bytes = page.body.readyIn(encoding);
    if (!bytes) return false;
    const isKnown = matchesEtag(headers['if-none-match'], page.body.etag);
    // The framework has its own headers for this.
    if (isKnown && isHead) return false;

    const started = performance.now();
    const id = nextRequestId();
    // Too many: the connection is closed.
    if (!pipelining.begin(socket)) return true;
    const status = isKnown ? 304 : 200;
    response.once('finish', () => {
      // A response that is never finished ends with its connection.
      pipelining.end(socket);
      onSent({ id, method, path: page.loggedPath, status, ms: performance.now() - started });
    });
    const fields = [...always, 'cache-control', page.cacheControl, ...flatten(identifyBody(page.body))];
    if (isKnown) {
      response.writeHead(status, fields).end();
      return true;
    }
    fields.push(...flatten(describeBody(encoding, PAGE_TYPE)), 'content-length', String(bytes.length));
    response.writeHead(status, fields).end(isHead ? undefined : bytes);
    return true;
  }

  return {
    before: (listener) => (request, response) => {
      if (!respond(request, response)) listener(request, response);
    },
    stop() {
      isStopped = true;
    },
  };
}

const hasBody = (headers: IncomingMessage['headers']): boolean =>
  headers['content-length'] !== undefined || headers['transfer-encoding'] !== undefined;

const flatten = (headers: Record<string, string>): string[] => Object.entries(headers).flat();
