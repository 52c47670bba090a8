import { fastify, LogController, type FastifyInstance, type FastifyServerFactory } from 'fastify';
import type { DestinationStream } from 'pino';
import type { GraphQLClient } from '../src/lib/graphql/context';
import { serveAdFrames } from './ads/ad-frame';
import { servePreviewStyles } from './preview/send-preview';
import { addHeaders, addRetryAfter } from './http/headers/headers';
import { handleClientError } from './http/connections/client-errors';
import type { ContentVersion } from './cms/content-version';
import { sendFailure, failureResponse } from './http/failure';
import { serveFeed } from './feeds/rss/feed';
import type { FeedsOptions } from './feeds/feeds-options';
import { serveRobots } from './feeds/robots';
import { serveSitemap } from './feeds/sitemap/sitemap';
import { serveHealth } from './cms/health';
import { limitBodyTime, REQUEST_LIMITS, type RequestLimits } from './http/connections/request-timeout';
import { withoutOrigin } from './http/canonical-address';
import { hasOneHost } from './http/headers/host-header';
import { createPipeliningLimit, limitPipelining } from './http/connections/pipelining';
import { createServerFor } from './http/connections/create-server';
import { closeStalledResponses } from './http/connections/stalled-responses';
import type { TrustedProxies } from './visitor/trusted-proxies';
import { createForwardingCheck, warnAboutForwarding } from './visitor/visitor-address';
import { createCachedPages, type CachedPagesOptions } from './pages/cache/cached-pages';
import { createFastPath } from './pages/fast-path/fast-path';
import { countErrors, measureRequests } from './metrics/measure-requests';
import type { SiteMetrics } from './metrics/site-metrics';
import { PAGES_ROUTE, servePages, type PagesOptions } from './pages/pages';
import type { Styles } from './feeds/styles';
import { proxyToCms } from './cms/proxy';
import { createRequestIds, logResponse, logRequests, type SentResponse } from './http/request-log';
import type { SecurityHeaders } from './http/headers/security-headers';
import { serveStaticFiles } from './http/static-files';
import { serveWebManifest } from './feeds/web-manifest';

export interface AppOptions {
  cmsUrl: string;
  cms: Pick<ContentVersion, 'isResponding' | 'poll' | 'onSilence'>;
  uploadsFolder?: string | undefined;
  /** How long the CMS may send nothing in response to a read. */
  readsWithinMs?: number | undefined;
  trustedProxies: TrustedProxies;
  reader: GraphQLClient;
  pages: PagesOptions & CachedPagesOptions;
  feeds: FeedsOptions;
  styles: Pick<Styles, 'serve'>;
  headers: SecurityHeaders;
  /** Absolute path of the client build; undefined in development, where Vite serves the files. */
  clientFolder?: string;
  /** Where the lines of the log go; undefined for no log. */
  log?: DestinationStream | undefined;
  /** Called for each response of the fast path, which no hook of Fastify's sees. */
  onFastResponse?: ((sent: SentResponse) => void) | undefined;
  /** Whether cached pages are sent before Fastify sees the request (decision 085). True by default. */
  fastPath?: boolean | undefined;
  /** undefined: nothing is measured. */
  metrics?: SiteMetrics | undefined;
  requestLimits?: RequestLimits | undefined;
  serverFactory?: FastifyServerFactory;
}

/** The site's single origin (C1): pages, static files, and everything that is proxied to the CMS. */
export async function createApp(options: AppOptions): Promise<FastifyInstance> {
  const {
    cmsUrl,
    reader,
    headers,
    clientFolder,
    requestLimits = REQUEST_LIMITS,
    serverFactory = createServerFor,
    trustedProxies,
    metrics,
  } = options;
  // For responses that bypass Fastify's hooks.
  const allHeaders = { ...headers.everywhere, ...headers.own };
  const pipelining = createPipeliningLimit();
  const forwarding = createForwardingCheck(trustedProxies);
  const nextRequestId = createRequestIds();
  const pages = createCachedPages(options.pages);
  const fastPath = createFastPath({
    pages,
    headers: allHeaders,
    pipelining,
    forwarding,
    onSent(sent) {
      options.onFastResponse?.(sent);
      metrics?.observeRequest({ ...sent, route: PAGES_ROUTE, seconds: sent.ms / 1000 });
      logResponse(app.log, sent, sent.id);
    },
    nextRequestId,
  });
  const app: FastifyInstance = fastify({
    logger: options.log
      ? { level: 'info', base: null, stream: options.log, ...(metrics && countErrors(metrics)) }
      : false,
    genReqId: nextRequestId,
    logController: new LogController({ disableRequestLogging: true }),
    // Of X-Forwarded-For, only the entries of the operator's own proxies are trusted.
    trustProxy: trustedProxies.hops !== 0 && trustedProxies.trusts,
    return503OnClosing: false,
    forceCloseConnections: 'idle',
    clientErrorHandler: handleClientError(allHeaders),
    http: {
      // Handled below, in the same format as all failures.
      requireHostHeader: false,
      headersTimeout: requestLimits.headersMs,
      connectionsCheckingInterval: requestLimits.checkEveryMs,
    },
    // A server must also accept the absolute form (RFC 9112, 3.2.2).
    rewriteUrl: ({ url = '/' }) => withoutOrigin(url),
    frameworkErrors(_error, request, reply) {
      const { status, headers: failureHeaders, body } = failureResponse(request.url, 'badAddress');
      reply.raw.writeHead(status, { ...allHeaders, ...failureHeaders }).end(body);
    },
    serverFactory: (handler, serverOptions) =>
      serverFactory(options.fastPath === false ? handler : fastPath.before(handler), serverOptions),
  });

  app.setErrorHandler<Error & { statusCode?: number }>((error, request, reply) => {
    // By default, static files respond 403 to a folder's address.
    if (error.statusCode === 403 || error.statusCode === 404) {
      return sendFailure(request, reply, 'noSuchFile');
    }
    if (error.statusCode === 416) return sendFailure(request, reply, 'noSuchPart');
    if (error.statusCode === 412) return sendFailure(request, reply, 'otherFile');
    if (error.statusCode && error.statusCode < 500) return sendFailure(request, reply, 'badAddress');
    request.log.error(error);
    return sendFailure(request, reply, 'broken');
  });
  // Other expectations of a client need not be rejected (RFC 9110, 10.1.1).
  app.server.on('checkExpectation', (request, response) => app.server.emit('request', request, response));
  limitBodyTime(app.server, requestLimits, allHeaders);
  closeStalledResponses(app.server);
  app.addHook('preClose', (done) => {
    fastPath.stop();
    done();
  });
  limitPipelining(app, pipelining);
  addHeaders(app, headers.everywhere);
  app.addHook('onRequest', (request, reply, done) => {
    if (hasOneHost(request.raw)) done();
    else sendFailure(request, reply, 'unreadable');
  });
  warnAboutForwarding(app, forwarding);
  addRetryAfter(app);
  logRequests(app);
  if (metrics) measureRequests(app, metrics);

  const { cms, uploadsFolder, readsWithinMs } = options;
  await app.register((part) => proxyToCms(part, { cmsUrl, cms, uploadsFolder, readsWithinMs }));
  await app.register(async (own) => {
    addHeaders(own, headers.own);
    own.setNotFoundHandler((request, reply) => {
      const reads = request.method === 'GET' || request.method === 'HEAD';
      return sendFailure(
        request,
        reads ? reply : reply.header('allow', 'GET, HEAD'),
        reads ? 'noSuchFile' : 'wrongMethod',
      );
    });
    serveHealth(own, { cmsUrl, cms });
    serveRobots(own, options.feeds.site);
    serveSitemap(own, options.feeds);
    serveFeed(own, options.feeds);
    serveWebManifest(own, options.feeds);
    options.styles.serve(own);
    servePreviewStyles(own);
    serveAdFrames(own, { reader, version: options.feeds.version });
    if (clientFolder) await serveStaticFiles(own, clientFolder, options.feeds.site);
    servePages(own, pages, { ...options.pages, watch: metrics?.watchPages });
  });
  return app;
}
