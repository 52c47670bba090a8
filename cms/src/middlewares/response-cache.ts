import type { Core } from '@strapi/strapi';
import { LRUCache } from 'lru-cache';
import { getActivityBySlug, getActivity } from '../domain/engagement/read';
import { getContentVersion } from '../platform/content-version/read-version';
import { operationTexts } from '../graphql/persisted-operations/manifest';
import { createAnswerCache } from '../rest/response-cache/answer-cache';
import { cacheControl } from '../rest/response-cache/cache-control';
import { cachePlace, type Place } from '../rest/response-cache/cache-key';
import { prepareResponse, type Encoding, type PreparedResponse } from '../rest/response-cache/ready-answer';
import { findPublicRead } from '../rest/endpoints/endpoints';
import { settings } from '../platform/settings/settings';

type Context = Parameters<Core.MiddlewareHandler>[0];

/** Of the connection, not of the answer. */
const NOT_KEPT = new Set([
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
 * Stands before all others, so that a kept answer costs none of them: what is read is the same for everybody (C5).
 * Everything that is read leaves with an ETag, and compressed where the reader takes it.
 */
export default (_config: unknown, { strapi }: { strapi: Core.Strapi }): Core.MiddlewareHandler => {
  const cache = createAnswerCache();
  const { caching, responseCache, production } = settings();
  const findText = operationTexts(strapi, { production });
  const shared = cacheControl(caching);

  return async (ctx, next) => {
    const reads = ctx.method === 'GET' || ctx.method === 'HEAD';
    const place = reads ? cachePlace(ctx, Date.now(), findText) : undefined;
    // While the version cannot be told, whatever fails is told by those who ask the database.
    const versions = place && (await getVersions(strapi, place).catch(() => undefined));
    // Whoever tells it need not ask again.
    ctx.state.contentVersion = versions?.content;
    if (place && versions) {
      const answer = responseCache
        ? await cache.get(place.key, versions.all, () => makeForAll(ctx, next))
        : await makeForAll(ctx, next);
      // What a member wrote is seen as soon as it is answered: nobody keeps it without asking (C5).
      await send(ctx, answer, place.discussed && 'blogId' in place.discussed ? 'no-cache' : shared);
    } else if (reads && findPublicRead(ctx)) {
      await send(ctx, await make(ctx, next), 'no-cache');
    } else {
      // Without the numbers nobody can tell how long the answer holds, so nobody may keep it.
      if (place) ctx.set('cache-control', 'no-store');
      await next();
    }
  };
};

/** The numbers that an answer depends on, read before it is made. */
async function getVersions(
  strapi: Core.Strapi,
  { discussed }: Place,
): Promise<{ content: number; all: string }> {
  // After it the index knows which article has the address.
  const content = await getContentVersion(strapi);
  if (discussed === null) return { content, all: `${content}` };
  const activity =
    'slug' in discussed
      ? await getActivityBySlug(strapi, discussed.slug)
      : await getActivity(strapi, discussed.blogId);
  return { content, all: `${content} ${activity}` };
}

/** What everybody asks with; without the second Apollo Server refuses a plain GET (`persisted-operations.ts`). */
const COMMON_HEADERS = { accept: 'application/json', 'apollo-require-preflight': 'true' };

/**
 * Makes an answer that all who wait for it are given: no header of the one who came first, and no `HEAD`, may change
 * it or make it fail for the others. But whose limit it counts to is known by the address, and they do not share a 429.
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

/** What the rest of the chain answers, ready to be sent to anybody. */
async function make(ctx: Context, next: () => Promise<unknown>): Promise<PreparedResponse> {
  await next();
  const { status } = ctx;
  const headers = Object.fromEntries(
    Object.entries(ctx.response.headers)
      .filter(([name]) => !NOT_KEPT.has(name))
      .map(([name, value]) => [name, String(value)]),
  );
  // GraphQL would name the type that the first who asked preferred.
  if (status === 200) headers['content-type'] = 'application/json; charset=utf-8';
  const body = getBytes(ctx.body);
  const good = status === 301 || (status === 200 && !(ctx.path === '/graphql' && tellsErrors(body)));
  return prepareResponse({ status, headers, good }, body);
}

function getBytes(body: unknown): Buffer {
  if (Buffer.isBuffer(body)) return body;
  return Buffer.from(typeof body === 'string' ? body : JSON.stringify(body ?? null));
}

/** GraphQL may answer 200 and tell in the body what failed. */
function tellsErrors(body: Buffer): boolean {
  // Nearly no answer holds the word, and reading a page's answer only for it takes a while.
  if (!body.includes('"errors"')) return false;
  const answer: unknown = JSON.parse(body.toString());
  return typeof answer === 'object' && answer !== null && 'errors' in answer;
}

async function send(ctx: Context, answer: PreparedResponse, cacheControl: string): Promise<void> {
  const { status, headers, good, etag, encodings } = answer;
  ctx.status = status;
  ctx.set(headers);
  ctx.set('vary', 'accept-encoding');
  ctx.set('cache-control', good ? cacheControl : 'no-store');
  if (good && status === 200) {
    ctx.set('etag', etag);
    // Koa copies all headers to tell whether it is fresh.
    if (ctx.headers['if-none-match'] !== undefined && ctx.fresh) {
      ctx.body = null;
      ctx.status = 304;
      return;
    }
  }
  const encoding = encodingFor(ctx, encodings);
  if (encoding !== 'identity') ctx.set('content-encoding', encoding);
  ctx.body = await answer.bytesIn(encoding);
}

/**
 * The smallest that the reader takes, whichever it names first: browsers name gzip first. They say the same few things, so
 * it is found once for each.
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
