import type { FastifyInstance } from 'fastify';
import { getCmsPath } from './cms-paths';
import { ownAddress } from './own-address';

/** One line a request, without anything that tells who asked or what for: no address, no agent, no query. */
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

/** Where the site's own pages and files are, one level down: of an address there that leads nowhere, this much is told. */
const SECTIONS = new Set(['assets', 'blog', 'search', 'category', 'categories-list']);

/**
 * Of a path what is the site's own. Under the CMS's paths there may be members' ids, under /search stands what somebody
 * looks for, and an address that leads nowhere, or is only sent on to its right spelling, may hold whatever was typed or pasted.
 */
export function loggedPath(target: string, status: number): string {
  const cmsPath = getCmsPath(target);
  if (cmsPath) return `/${cmsPath}/`;
  const [path = ''] = target.split(/[?#]/, 1);
  if (path === '/') return path;
  const [, first = '', rest = ''] = /^[/\\]*([^/\\]*)(.*)$/.exec(path) ?? [];
  const leadsSomewhere = status < 400 && ownAddress(target) === null;
  if (leadsSomewhere && (first !== 'search' || rest === '')) return path;
  return SECTIONS.has(first) ? `/${first}/…` : '/…';
}
