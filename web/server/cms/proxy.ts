import { METHODS } from 'node:http';
import httpProxy from '@fastify/http-proxy';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { uploadHeaders, uploadsFrom } from './uploads';
import { createWaiting } from './waiting';
import { CMS_PATHS, getCmsPath, isDisguised, type CmsPath } from '../http/cms-paths';
import type { ContentVersion } from './content-version';
import { answerFailure } from '../http/failure';
import { hasLeft } from '../http/connections/left-at-once';
import { withoutHopByHop } from '../http/headers/hop-by-hop';
import { visitorAddress } from '../visitor/visitor-address';

interface Options {
  cmsUrl: string;
  /** Whether the CMS answers at all. */
  cms: Pick<ContentVersion, 'answers' | 'onSilence'>;
  /** Absolute path of the folder that the CMS keeps uploads in; none where the site has not the same disk. */
  uploadsFolder?: string | undefined;
  /** How long the CMS may say nothing to somebody who reads. */
  readsWithinMs?: number | undefined;
}

/** A CMS that says nothing for so long has failed. */
const SILENCE_MS = 60_000;
/** A read is safe to repeat, and so is a sign-in. What changes something waits for as long as the CMS answers others: it may be done already. */
const READS_WITHIN_MS = 5000;

/** What readers and members ask for. Of the editors' calls those that change something may take their time: pictures are made, lists published. */
const FOR_READERS: ReadonlySet<CmsPath | undefined> = new Set<CmsPath>(['api', 'graphql', 'uploads']);

const NOT_PASSED_ON = new Set([
  // Node has answered the visitor's `Expect: 100-continue` (curl's, of more than 1 MB), and undici refuses to send one.
  'expect',
  // What only a proxy that we trust may say; whoever asks could have sent it.
  'forwarded',
  'x-real-ip',
  'x-forwarded-port',
  'x-forwarded-prefix',
  'x-forwarded-server',
]);

/** As Strapi's router reads them. */
const ADMIN_SIGN_IN = /^\/admin\/login\/?(?:\?|$)/i;
const MEMBER_SIGN_IN = /^\/api\/users\/login\/?(?:\?|$)/i;
/** Members' passwords wait for each other in the CMS: a full queue takes 12 s. */
const SIGN_IN_PATIENCE = 3;

/** All but a tunnel's. */
const EVERY_METHOD = METHODS.filter((method) => method !== 'CONNECT');

/** Passes the CMS's paths on to it (C1). Its answers keep their own headers, the admin's policy among them. */
export async function proxyToCms(
  app: FastifyInstance,
  { cmsUrl, cms, uploadsFolder, readsWithinMs = READS_WITHIN_MS }: Options,
): Promise<void> {
  const sendUpload = await uploadsFrom(app, uploadsFolder);
  const waiting = createWaiting();
  cms.onSilence(waiting.giveUp);
  // The router decodes what the CMS would not: its rules for a path hold for its plain spelling.
  app.addHook('onRequest', (request, reply, done) => {
    if (isDisguised(request.url)) answerFailure(request, reply, 'noSuchFile');
    else done();
  });
  for (const method of EVERY_METHOD) {
    if (!app.supportedMethods.includes(method)) app.addHttpMethod(method, { hasBody: true });
  }
  // Fastify would read a text by itself, and refuse one of more than 1 MB before the CMS could.
  app.removeContentTypeParser('text/plain');
  await app.register(httpProxy, {
    upstream: cmsUrl,
    routes: CMS_PATHS.flatMap((path) => [`/${path}`, `/${path}/*`]),
    // Which methods an address takes the CMS knows.
    httpMethods: EVERY_METHOD,
    disableRequestLogging: true,
    handler: async (request, reply, target, options) => {
      if (await sendUpload(request, reply)) return reply;
      if (!cms.answers()) return answerFailure(request, reply, 'cmsDown');
      const timeout = patienceFor(request, readsWithinMs);
      if (timeout !== undefined && (await hasLeft(request))) return reply.hijack();
      if (timeout !== undefined || FOR_READERS.has(getCmsPath(request.url))) waiting.add(reply);
      return reply.from(target, timeout === undefined ? options : { ...options, timeout });
    },
    // As many connections as there are requests: with a limit (128 unless told otherwise), bodies that arrive slowly hold all of
    // them, and nobody else's request is forwarded.
    undici: { headersTimeout: SILENCE_MS, bodyTimeout: SILENCE_MS, connections: null },
    replyOptions: {
      rewriteRequestHeaders: (request, headers) => ({
        ...Object.fromEntries(
          Object.entries(withoutHopByHop(headers)).filter(([name]) => !NOT_PASSED_ON.has(name)),
        ),
        ...whoAsks(request),
      }),
      rewriteHeaders: withoutHopByHop,
      onResponse: (request, reply, { stream }) => {
        // It comes after the visitor was told that the CMS does not answer.
        if (reply.sent) {
          stream.destroy();
          return;
        }
        const found = reply.statusCode < 400;
        if (found && getCmsPath(request.url) === 'uploads') void reply.headers(uploadHeaders(request.url));
        void reply.send(stream);
      },
      // Left alone it asks ten times again after a 503.
      retryDelay: () => null,
      onError: (reply, { error }) => {
        answerFailure(reply.request, reply, isTimeout(error) ? 'cmsSlow' : 'cmsDown');
      },
    },
  });
}

/** Overwrites what the visitor sent; Fastify believes X-Forwarded-* itself only with TRUST_PROXY. */
function whoAsks(request: Pick<FastifyRequest, 'ip' | 'protocol' | 'host' | 'socket'>) {
  return {
    'x-forwarded-for': visitorAddress(request),
    'x-forwarded-proto': request.protocol,
    'x-forwarded-host': request.host,
  };
}

/** How long a request that is safe to repeat waits; undefined of any other. */
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
