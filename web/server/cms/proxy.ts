import { METHODS } from 'node:http';
import httpProxy from '@fastify/http-proxy';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { uploadHeaders, createUploadSender } from './uploads';
import { createPendingReplies } from './pending-replies';
import { CMS_PATHS, getCmsPath, isUnusuallySpelled, type CmsPath } from '../http/cms-paths';
import type { ContentVersion } from './content-version';
import { sendFailure } from '../http/failure';
import { hasHungUp } from '../http/connections/has-hung-up';
import { withoutHopByHop } from '../http/headers/hop-by-hop';
import { visitorAddress } from '../visitor/visitor-address';

interface Options {
  cmsUrl: string;
  /** Whether the CMS responds at all. */
  cms: Pick<ContentVersion, 'isResponding' | 'onSilence'>;
  /** Absolute path of the CMS's uploads folder; undefined if the site is on another disk. */
  uploadsFolder?: string | undefined;
  /** How long the CMS may send nothing in response to a read. */
  readsWithinMs?: number | undefined;
}

/** A CMS that sends nothing for this long has failed. */
const SILENCE_MS = 60_000;
/**
 * Reads are safe to repeat, and so are logins. A write waits as long as the CMS responds to others, because it may
 * already have been executed.
 */
const READS_WITHIN_MS = 5000;

/**
 * Paths that readers and members use. Writes from the admin may take longer: they process pictures or publish lists.
 */
const FOR_READERS: ReadonlySet<CmsPath | undefined> = new Set<CmsPath>(['api', 'graphql', 'uploads']);

const NOT_PASSED_ON = new Set([
  // Node has already responded to `Expect: 100-continue` (curl sends it above 1 MB), and undici refuses to send it.
  'expect',
  // Only a trusted proxy may set these; the visitor could have sent them.
  'forwarded',
  // The site's own, for pages that it renders.
  'x-preview',
  'x-real-ip',
  'x-forwarded-port',
  'x-forwarded-prefix',
  'x-forwarded-server',
]);

/** As Strapi's router matches them. */
const ADMIN_SIGN_IN = /^\/admin\/login\/?(?:\?|$)/i;
const MEMBER_SIGN_IN = /^\/api\/users\/login\/?(?:\?|$)/i;
/** Password checks queue up in the CMS: a full queue takes 12 s. */
const SIGN_IN_PATIENCE = 3;

/** All methods except the one for tunnels. */
const EVERY_METHOD = METHODS.filter((method) => method !== 'CONNECT');

/** Proxies the CMS's paths to it (C1). Its responses keep their own headers, such as the admin's security policy. */
export async function proxyToCms(
  app: FastifyInstance,
  { cmsUrl, cms, uploadsFolder, readsWithinMs = READS_WITHIN_MS }: Options,
): Promise<void> {
  const sendUpload = await createUploadSender(app, uploadsFolder);
  const waiting = createPendingReplies();
  cms.onSilence(waiting.giveUp);
  // The router decodes paths that the CMS would not decode, and the CMS's path rules apply only to plain spellings.
  app.addHook('onRequest', (request, reply, done) => {
    if (isUnusuallySpelled(request.url)) sendFailure(request, reply, 'noSuchFile');
    else done();
  });
  for (const method of EVERY_METHOD) {
    if (!app.supportedMethods.includes(method)) app.addHttpMethod(method, { hasBody: true });
  }
  // By default, Fastify would parse text bodies, and reject those above 1 MB before the CMS could.
  app.removeContentTypeParser('text/plain');
  await app.register(httpProxy, {
    upstream: cmsUrl,
    routes: CMS_PATHS.flatMap((path) => [`/${path}`, `/${path}/*`]),
    // The CMS decides which methods a path supports.
    httpMethods: EVERY_METHOD,
    disableRequestLogging: true,
    handler: async (request, reply, target, options) => {
      if (await sendUpload(request, reply)) return reply;
      if (!cms.isResponding()) return sendFailure(request, reply, 'cmsDown');
      const timeout = patienceFor(request, readsWithinMs);
      if (timeout !== undefined && (await hasHungUp(request))) return reply.hijack();
      if (timeout !== undefined || FOR_READERS.has(getCmsPath(request.url))) waiting.add(reply);
      return reply.from(target, timeout === undefined ? options : { ...options, timeout });
    },
    // No connection limit: with one (128 by default), bodies that arrive slowly occupy all connections, and no other
    // request is forwarded.
    undici: { headersTimeout: SILENCE_MS, bodyTimeout: SILENCE_MS, connections: null },
    replyOptions: {
      rewriteRequestHeaders: (request, headers) => ({
        ...Object.fromEntries(
          Object.entries(withoutHopByHop(headers)).filter(([name]) => !NOT_PASSED_ON.has(name)),
        ),
        ...visitorHeaders(request),
      }),
      rewriteHeaders: withoutHopByHop,
      onResponse: (request, reply, { stream }) => {
        // The response came after the visitor had received a 503.
        if (reply.sent) {
          stream.destroy();
          return;
        }
        const found = reply.statusCode < 400;
        if (found && getCmsPath(request.url) === 'uploads') void reply.headers(uploadHeaders(request.url));
        void reply.send(stream);
      },
      // By default, it retries ten times after a 503.
      retryDelay: () => null,
      onError: (reply, { error }) => {
        sendFailure(reply.request, reply, isTimeout(error) ? 'cmsSlow' : 'cmsDown');
      },
    },
  });
}

/** Overwrites what the visitor sent. Fastify trusts X-Forwarded-* only with TRUST_PROXY. */
function visitorHeaders(request: Pick<FastifyRequest, 'ip' | 'protocol' | 'host' | 'socket'>) {
  return {
    'x-forwarded-for': visitorAddress(request),
    'x-forwarded-proto': request.protocol,
    'x-forwarded-host': request.host,
  };
}

/** The timeout of a request that is safe to repeat; undefined for any other. */
function patienceFor(
  { method, url }: Pick<FastifyRequest, 'method' | 'url'>,
  readsWithinMs: number,
): number | undefined {
  if (method === 'GET' || method === 'HEAD') return readsWithinMs;
  if (method !== 'POST') return undefined;
  if (ADMIN_SIGN_IN.test(url)) return readsWithinMs;
  return MEMBER_SIGN_IN.test(url) ? SIGN_IN_PATIENCE * readsWithinMs : undefined;
}

function isTimeout(error: Error): boolean {
  return 'statusCode' in error && error.statusCode === 504;
}
