import type { FastifyInstance } from 'fastify';
import { getCmsPath } from './cms-paths';
import { canonicalAddress } from './canonical-address';
import { PAGE_SECTIONS } from './page-sections.gen';

/**
 * One line per request, without anything that reveals the visitor or their interests: no IP address, no user agent,
 * no query.
 */
export function logRequests(app: FastifyInstance): void {
  app.addHook('onResponse', (request, reply, done) => {
    request.log.info({
      method: request.method,
      path: loggedPath(request.url, reply.statusCode),
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime),
    });
    done();
  });
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
