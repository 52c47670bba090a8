import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { PipeliningLimit } from '../../http/connections/pipelining';
import { hasOneHost } from '../../http/headers/host-header';
import type { SentResponse } from '../../http/request-log';
import type { ForwardingCheck } from '../../visitor/visitor-address';
import { matchesEtag, negotiateEncoding, type Encoding, type PageBody } from '../body/page-body';
import { describeBody, identifyBody } from '../body/send-body';
import { PAGE_TYPE, type CachedPages } from '../cache/cached-pages';

interface Options {
  pages: Pick<CachedPages, 'find' | 'cacheControls'>;
  /** The headers of every response. */
  headers: Record<string, string>;
  pipelining: PipeliningLimit;
  forwarding: Pick<ForwardingCheck, 'findNew'>;
  nextRequestId: () => string;
  /** The only place that learns of a response: the log, and what else counts responses. */
  onSent: (sent: SentResponse & { id: string; url: string }) => void;
}

interface FastPath {
  /** Sends the pages that it can, and passes all other requests on. */
  before(listener: RequestListener): RequestListener;
  /** From now on, passes all requests on. */
  stop(): void;
}

/**
 * Sends cached pages before Fastify sees the request (decision 085): its hooks and objects decide nothing about such a
 * response. It handles requests that need no decision beyond the page, and sends what the route of
 * pages would send. Everything else is Fastify's: other methods and bodies, unknown targets, outdated pages,
 * malformed requests, warnings, and the last requests of a server that is closing.
 */
export function createFastPath(options: Options): FastPath {
  const { pages, pipelining, forwarding, nextRequestId, onSent } = options;
  const always = flatten({ ...options.headers, 'cache-control': pages.cacheControls.current });
  const described = new WeakMap<PageBody, Map<Encoding, string[]>>();
  let isStopped = false;

  const identify = (body: PageBody): string[] => [...always, ...flatten(identifyBody(body))];

  /** The headers of a page, which are the same each time it is sent in this encoding. */
  function describe(body: PageBody, encoding: Encoding, bytes: Buffer): string[] {
    const encodings = described.get(body) ?? new Map<Encoding, string[]>();
    const known = encodings.get(encoding);
    if (known) return known;
    const headers = [
      ...identify(body),
      ...flatten(describeBody(encoding, PAGE_TYPE)),
      ...['content-length', String(bytes.length)],
    ];
    described.set(body, encodings.set(encoding, headers));
    return headers;
  }

  function respond(request: IncomingMessage, response: ServerResponse): boolean {
    const { method = '', url = '', headers, socket } = request;
    const isHead = method === 'HEAD';
    if (isStopped || !(isHead || method === 'GET') || hasBody(headers)) return false;
    const page = pages.find(url);
    if (!page || !hasOneHost(request) || forwarding.findNew(request) !== undefined) return false;
    const { body } = page;
    const encoding = negotiateEncoding(headers['accept-encoding']);
    const bytes = body.readyIn(encoding);
    if (!bytes) return false;
    const isKnown = matchesEtag(headers['if-none-match'], body.etag);
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
      onSent({ id, method, url, path: page.loggedPath, status, ms: performance.now() - started });
    });
    if (isKnown) response.writeHead(status, identify(body)).end();
    else response.writeHead(status, describe(body, encoding, bytes)).end(isHead ? undefined : bytes);
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
