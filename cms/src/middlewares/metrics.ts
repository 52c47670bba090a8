import path from 'node:path';
import type { Core } from '@strapi/strapi';
import { readManifest } from '../graphql/persisted-operations/manifest';
import { getMetrics } from '../platform/metrics/metrics';
import { describeRequest } from '../rest/metrics/describe-request';

/** Measures every request. The first middleware, and only there if metrics are on. */
export default (_config: unknown, { strapi }: { strapi: Core.Strapi }): Core.MiddlewareHandler => {
  const metrics = getMetrics(strapi);
  const operations = nameOperations(path.join(strapi.dirs.app.root, 'persisted-operations.json'));
  return async (ctx, next) => {
    const began = performance.now();
    let hasFailed = true;
    try {
      await next();
      hasFailed = false;
    } finally {
      const { method, querystring, state } = ctx;
      const request = { method, path: ctx.path, querystring, state, status: hasFailed ? 500 : ctx.status };
      const labels = describeRequest(request, (hash) => operations.get(hash));
      metrics?.record('requests', labels, (performance.now() - began) / 1000);
    }
  };
};

/** The names of the site's operations by their hashes. */
function nameOperations(file: string): ReadonlyMap<string, string> {
  return new Map(
    [...readManifest(file)].map(([hash, text]) => [
      hash,
      /\b(?:query|mutation)\s+(\w+)/.exec(text)?.[1] ?? 'other',
    ]),
  );
}
