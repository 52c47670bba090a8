import type { Core } from '@strapi/strapi';
import { LRUCache } from 'lru-cache';
import { getActivityBySlug, getActivity } from '../domain/engagement/read';
import { getContentVersion } from '../platform/content-version/read-version';
import { operationTexts } from '../graphql/persisted-operations/manifest';
import { createResponseCache } from '../rest/response-cache/response-cache';
import { cacheControl } from '../rest/response-cache/cache-control';
import { getCacheKey, type CacheEntryKey } from '../rest/response-cache/cache-key';
import {
  prepareResponse,
  type Encoding,
  type PreparedResponse,
} from '../rest/response-cache/prepared-response';
import { findPublicRead } from '../rest/endpoints/endpoints';
import { getMetrics } from '../platform/metrics/metrics';
import { settings } from '../platform/settings/settings';

type Context = Parameters<Core.MiddlewareHandler>[0];

/** Headers that are not cached: they belong to the connection or are set for each response. */
const UNCACHED_HEADERS = new Set([
  'content-length',
  'transfer-encoding',
  'connection',
  'date',
  'etag',
  'set-cookie',
  'vary',
  'cache-control',
]);

/**
 * The first middleware, so that a cached response skips all others. Public reads are the same for everybody (C5). All
 * of them are sent with an ETag, and compressed if the client accepts it.
 */
export default (_config: unknown, { strapi }: { strapi: Core.Strapi }): Core.MiddlewareHandler => {
  const cache = createResponseCache();
  watchCache(strapi, cache);
  const { caching, responseCache, production } = settings();
  const findText = operationTexts(strapi, { production });
  const shared = cacheControl(caching);

  return async (ctx, next) => {
    const reads = ctx.method === 'GET' || ctx.method === 'HEAD';
    const place = reads && !ctx.state.isPreview ? getCacheKey(ctx, Date.now(), findText) : undefined;
    // If the version cannot be read, continue without it: the handlers that query the database report the failure.
    const versions = place && (await getVersions(strapi, place).catch(() => undefined));
    // Middlewares that send the version need not read it again.
    ctx.state.contentVersion = versions?.content;
    if (place && versions) {
      const response = responseCache
        ? await cache.get(place.key, versions.all, () => makeForAll(ctx, next))
        : await makeForAll(ctx, next);
      // Comments are visible as soon as they are accepted, so clients must revalidate them (C5).
      await send(ctx, response, place.discussed && 'blogId' in place.discussed ? 'no-cache' : shared);
    } else if (reads && findPublicRead(ctx)) {
      await send(ctx, await make(ctx, next), 'no-cache');
    } else {
      // Without the versions, nobody knows how long the response is valid, so it must not be cached.
      if (place) ctx.set('cache-control', 'no-store');
      await next();
    }
  };
};

function watchCache(
  strapi: Core.Strapi,
  { getUsage }: Pick<ReturnType<typeof createResponseCache>, 'getUsage'>,
) {
  const metrics = getMetrics(strapi);
  metrics?.watch('cacheRequests', { result: 'hit' }, () => getUsage().hits);
  metrics?.watch('cacheRequests', { result: 'miss' }, () => getUsage().misses);
  metrics?.watch('cacheEntries', {}, () => getUsage().entries);
  metrics?.watch('cacheBytes', {}, () => getUsage().bytes);
}

/** Reads the versions that a response depends on, before it is created. */
async function getVersions(
  strapi: Core.Strapi,
  { discussed }: CacheEntryKey,
): Promise<{ content: number; all: string }> {
  // Read first: afterwards the index knows which article has the slug.
  const content = await getContentVersion(strapi);
  if (discussed === null) return { content, all: `${content}` };
  const activity =
    'slug' in discussed
      ? await getActivityBySlug(strapi, discussed.slug)
      : await getActivity(strapi, discussed.blogId);
  return { content, all: `${content} ${activity}` };
}

/**
 * The headers of every shared request. Without the second, Apollo Server rejects a plain GET
 * (`persisted-operations.ts`).
 */
const COMMON_HEADERS = { accept: 'application/json', 'apollo-require-preflight': 'true' };

/**
 * Creates a response that is shared by all waiting requests. The headers or the `HEAD` of the first request must not
 * change it or make it fail for the others. The visitor's address is passed on because rate limits need it; a 429 is
 * not shared.
 */
async function makeForAll(ctx: Context, next: () => Promise<unknown>): Promise<PreparedResponse> {
  const { headers, method } = ctx.req;
  const { host, 'x-forwarded-for': visitor } = headers;
  ctx.req.headers = {
    ...COMMON_HEADERS,
    ...(host !== undefined && { host }),
    ...(visitor !== undefined && { 'x-forwarded-for': visitor }),
  };
  ctx.method = 'GET';
  try {
    return await make(ctx, next);
  } finally {
    ctx.req.headers = headers;
    ctx.req.method = method;
  }
}

/** Runs the other middlewares and returns a response that can be sent to any client. */
async function make(ctx: Context, next: () => Promise<unknown>): Promise<PreparedResponse> {
  await next();
  const { status } = ctx;
  const headers = Object.fromEntries(
    Object.entries(ctx.response.headers)
      .filter(([name]) => !UNCACHED_HEADERS.has(name))
      .map(([name, value]) => [name, String(value)]),
  );
  // GraphQL would set the type that the first request preferred.
  if (status === 200) headers['content-type'] = 'application/json; charset=utf-8';
  const body = getBytes(ctx.body);
  const good = status === 301 || (status === 200 && !(ctx.path === '/graphql' && hasErrors(body)));
  return prepareResponse({ status, headers, good }, body);
}

function getBytes(body: unknown): Buffer {
  if (Buffer.isBuffer(body)) return body;
  return Buffer.from(typeof body === 'string' ? body : JSON.stringify(body ?? null));
}

/** GraphQL may respond with 200 and errors in the body. */
function hasErrors(body: Buffer): boolean {
  // Almost no response contains the word, and parsing each one would take long.
  if (!body.includes('"errors"')) return false;
  const result: unknown = JSON.parse(body.toString());
  return typeof result === 'object' && result !== null && 'errors' in result;
}

async function send(ctx: Context, response: PreparedResponse, cacheControl: string): Promise<void> {
  const { status, headers, good, etag, encodings } = response;
  ctx.status = status;
  ctx.set(headers);
  ctx.set('vary', 'accept-encoding');
  ctx.set('cache-control', good ? cacheControl : 'no-store');
  if (good && status === 200) {
    ctx.set('etag', etag);
    // Koa's `fresh` copies all headers, so it is only used if necessary.
    if (ctx.headers['if-none-match'] !== undefined && ctx.fresh) {
      ctx.body = null;
      ctx.status = 304;
      return;
    }
  }
  const encoding = encodingFor(ctx, encodings);
  if (encoding !== 'identity') ctx.set('content-encoding', encoding);
  ctx.body = await response.bytesIn(encoding);
}

/**
 * The smallest accepted encoding for each `Accept-Encoding`, whatever its order: browsers name gzip first. Few
 * different values occur, so the results are cached.
 */
const negotiated = new LRUCache<string, Encoding>({ max: 500 });

function encodingFor(ctx: Context, encodings: readonly Encoding[]): Encoding {
  const question = `${encodings.join()} ${ctx.get('accept-encoding')}`;
  const known = negotiated.get(question);
  if (known) return known;
  const encoding = encodings.find((name) => ctx.acceptsEncodings(name) === name) ?? 'identity';
  negotiated.set(question, encoding);
  return encoding;
}
