import { getEndpoints, type RequestPath } from '../endpoints/endpoints';

interface Described extends RequestPath {
  method: string;
  querystring: string;
  status: number;
}

/** As Strapi's router matches it. */
const GRAPHQL = /^\/graphql\/?$/i;
const HEALTH = new Set(['/content-version', '/readyz', '/_health']);
/** The first segments of the admin's screens and routes (`web/server/http/cms-paths.ts`). */
const ADMIN =
  /^\/(?:admin|content-manager|content-releases|content-type-builder|email|i18n|review-workflows|upload|users-permissions)(?:\/|$)/i;
const METHODS = new Set(['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);

/**
 * The labels of a request. Each has few possible values: those of the table of endpoints, and of the site's own
 * operations. Whatever is sent, no part of it becomes a label, because each new one would take memory for ever.
 * @param findOperation the name of one of the site's GraphQL operations by its hash
 */
export function describeRequest(
  request: Described,
  findOperation: (hash: string) => string | undefined,
): { endpoint: string; operation: string; method: string; status: string } {
  const called = request.method === 'HEAD' ? 'GET' : request.method;
  const endpoint = getEndpoint(request, called);
  return {
    endpoint,
    operation: endpoint === 'graphql' ? (findOperation(getHash(request.querystring)) ?? 'other') : '',
    method: METHODS.has(called) ? called : 'other',
    status: `${Math.trunc(request.status / 100)}xx`,
  };
}

function getEndpoint(request: Described, method: string): string {
  const { path } = request;
  if (path.startsWith('/api/'))
    return getEndpoints(request).find((endpoint) => endpoint.method === method)?.path ?? 'other';
  if (GRAPHQL.test(path)) return 'graphql';
  if (HEALTH.has(path)) return 'health';
  if (path.startsWith('/uploads/')) return 'upload';
  return ADMIN.test(path) ? 'admin' : 'other';
}

/** In the address of a persisted operation; the rest of it need not be parsed. */
function getHash(querystring: string): string {
  const [, hash = ''] = /sha256Hash(?:%22|%3A|%20|[":\s+])*([\da-f]{64})/i.exec(querystring) ?? [];
  return hash;
}
