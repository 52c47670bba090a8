import type { FastifyInstance } from 'fastify';
import { cmsPathOf } from './cms-paths';

/**
 * One line a request, without anything that tells who asked or what for: no address, no agent, no query, and of the
 * CMS's paths, which may hold members' ids, the first segment alone.
 */
export function logRequests(app: FastifyInstance): void {
  app.addHook('onResponse', (request, reply, done) => {
    const cmsPath = cmsPathOf(request.url);
    request.log.info({
      method: request.method,
      path: cmsPath ? `/${cmsPath}/` : request.url.split('?', 1)[0],
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime),
    });
    done();
  });
}
