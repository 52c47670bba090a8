import { METHODS } from 'node:http';
import httpProxy from '@fastify/http-proxy';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { CMS_PATHS, cmsPathOf, isDisguised } from './cms-paths';
import { answerFailure } from './failure';
import { withoutHopByHop } from './http/hop-by-hop';

interface Options {
  cmsUrl: string;
  /** How long the CMS may say nothing to a question by GraphQL. */
  questionsWithinMs?: number;
}

/** A CMS that says nothing for so long has failed. */
const SILENCE_MS = 60_000;
/** Somebody waits for the answer: a little longer than the site's own questions wait. Nothing else is over so soon, an upload least. */
const QUESTIONS_WITHIN_MS = 6000;
const ONE_YEAR_SECONDS = 31_536_000;
const FIVE_MINUTES_SECONDS = 300;

/** Of an uploaded file; opened by itself it runs nothing. */
const UPLOAD_HEADERS = {
  'x-content-type-options': 'nosniff',
  'content-security-policy':
    "sandbox; default-src 'none'; img-src 'self'; media-src 'self'; style-src 'unsafe-inline'",
};

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

/** All but a tunnel's. */
const EVERY_METHOD = METHODS.filter((method) => method !== 'CONNECT');

/** Passes the CMS's paths on to it (C1). Its answers keep their own headers, the admin's policy among them. */
export async function proxyToCms(
  app: FastifyInstance,
  { cmsUrl, questionsWithinMs = QUESTIONS_WITHIN_MS }: Options,
): Promise<void> {
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
    handler: (request, reply, target, options) =>
      reply.from(target, isQuestion(request) ? { ...options, timeout: questionsWithinMs } : options),
    undici: { headersTimeout: SILENCE_MS, bodyTimeout: SILENCE_MS },
    replyOptions: {
      rewriteRequestHeaders: (request, headers) => ({
        ...Object.fromEntries(
          Object.entries(withoutHopByHop(headers)).filter(([name]) => !NOT_PASSED_ON.has(name)),
        ),
        ...whoAsks(request),
      }),
      rewriteHeaders: withoutHopByHop,
      onResponse: (request, reply, { stream }) => {
        const found = reply.statusCode < 400;
        if (found && cmsPathOf(request.url) === 'uploads') {
          void reply.headers(UPLOAD_HEADERS).header('cache-control', uploadCaching(request.url));
        }
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

/** A replaced file keeps its name. Pages name pictures with their edition (`?v=`), which never changes. */
function uploadCaching(url: string): string {
  return /[?&]v=\w/.test(url)
    ? `public, max-age=${ONE_YEAR_SECONDS}, immutable`
    : `public, max-age=${FIVE_MINUTES_SECONDS}`;
}

/** Overwrites what the visitor sent; Fastify believes X-Forwarded-* itself only with TRUST_PROXY. */
function whoAsks(request: Pick<FastifyRequest, 'ip' | 'protocol' | 'host'>) {
  return {
    'x-forwarded-for': request.ip,
    'x-forwarded-proto': request.protocol,
    'x-forwarded-host': request.host,
  };
}

function isQuestion({ method, url }: Pick<FastifyRequest, 'method' | 'url'>): boolean {
  return method === 'GET' && cmsPathOf(url) === 'graphql';
}

function isTimeout(error: Error): boolean {
  return 'statusCode' in error && error.statusCode === 504;
}
