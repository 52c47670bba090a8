import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import { getCmsPath } from './cms-paths';
import { canonicalAddress } from './canonical-address';
import { PAGE_SECTIONS } from './page-sections.gen';

/** A response that has been sent completely. */
export interface SentResponse {
  method: string;
  /** The part of the path that may be logged. */
  path: string;
  status: number;
  /** From the request's headers to the response's last byte. */
  ms: number;
}

/**
 * One line per request, without anything that reveals the visitor or their interests: no IP address, no user agent,
 * no query.
 */
export function logRequests(app: FastifyInstance): void {
  app.addHook('onResponse', (request, reply, done) => {
    logResponse(request.log, {
      method: request.method,
      path: loggedPath(request.url, reply.statusCode),
      status: reply.statusCode,
      ms: reply.elapsedTime,
    });
    done();
  });
}

/**
 * Writes the line of a response.
 * @param reqId the request's number, unless the logger adds it
 */
export function logResponse(
  log: Pick<FastifyBaseLogger, 'info'>,
  { method, path, status, ms }: SentResponse,
  reqId?: string,
): void {
  log.info({ ...(reqId !== undefined && { reqId }), method, path, status, ms: Math.round(ms) });
}

/** Numbers requests for the log. Every request gets the next number, whatever responds to it. */
export function createRequestIds(): () => string {
  let last = 0;
  return () => {
    last += 1;
    return `req-${last.toString(36)}`;
  };
}

/**
 * First segments of the site's own pages and files: of an unknown address below one of them, this segment is logged.
 */
const SECTIONS = new Set(['assets', ...PAGE_SECTIONS]);

/**
 * The part of a path that is the site's own. The CMS's paths may contain members' ids, those under /search contain
 * queries, and an unknown or redirected address may contain whatever was typed or pasted.
 */
export function loggedPath(target: string, status: number): string {
  const cmsPath = getCmsPath(target);
  if (cmsPath) return `/${cmsPath}/`;
  const [path = ''] = target.split(/[?#]/, 1);
  if (path === '/') return path;
  const [, first = '', rest = ''] = /^[/\\]*([^/\\]*)(.*)$/.exec(path) ?? [];
  const leadsSomewhere = status < 400 && canonicalAddress(target) === null;
  if (leadsSomewhere && (first !== 'search' || rest === '')) return path;
  return SECTIONS.has(first) ? `/${first}/…` : '/…';
}
