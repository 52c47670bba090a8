import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { RenderedPage } from '../../src/entry-server';
import { SERVICE_UNAVAILABLE } from '../../src/lib/graphql/load';
import { TOO_MANY_REQUESTS } from '../../src/lib/routing/rate-limit';
import { cacheControl, type SharedCaching } from '../http/headers/cache-control';
import { sendFailure } from '../http/failure';
import { hasHungUp } from '../http/connections/has-hung-up';
import { feedAddress } from './address/feed-address';
import { runForVisitor } from '../visitor/current-visitor';
import { visitorAddress } from '../visitor/visitor-address';
import { lowerCaseAddress, canonicalAddress } from '../http/canonical-address';
import { redirectLocation, pageAddress } from './address/page-address';
import { getVisitorNetwork, getVisitorSite } from '../../src/lib/shared/visitor-network.gen';
import { createPageBody, type PageBody } from './body/page-body';
import { createPageCache } from './cache/page-cache';
import type { DescribePreview } from '../cms/describe-preview';
import { getPreviewToken } from '../preview/preview-token';
import { sendPreview } from '../preview/send-preview';
import { createConcurrencyLimit, ConcurrencyLimitReached, type Owner } from './queue/concurrency-limit';
import { CONCURRENT_PAGES } from './queue/concurrent-pages';
import { sendBody } from './body/send-body';
import type { PageUsage } from './page-usage';

export interface PagesOptions {
  /** Renders the page at a path and query. */
  render: (address: string) => Promise<RenderedPage>;
  /** What a preview token opens. */
  describePreview: DescribePreview;
  /** The current version of the page's content at this address; undefined while the CMS does not report it. */
  version: (address: string) => number | undefined;
  /** The maximum number of cached pages, and the memory for them. */
  max: number;
  maxBytes: number;
  caching: SharedCaching;
  patienceMs?: number;
}

type WatchPages = (getUsage: () => PageUsage) => void;

/** A page that is ready to be sent. */
type ReadyPage = { status: number; freshUntil: number } & (
  | { /** A path. */ location: string }
  | {
      body: PageBody;
      /** The page is useful although the CMS did not respond: a calculator without its articles. */ isWhole: boolean;
    }
);

/** Serves every address that no other route handles as a page of the site: rendered, or from the page cache. */
export function servePages(app: FastifyInstance, options: PagesOptions, watch?: WatchPages): void {
  const { render, describePreview, version, max, maxBytes, caching, patienceMs } = options;
  const cache = createPageCache<ReadyPage>({
    max,
    maxBytes,
    measureBytes: (page) => ('body' in page ? page.body.memory : page.location.length),
    patienceMs,
    version,
    freshUntil: (page) => page.freshUntil,
    // Invented addresses must not evict pages that people read.
    isCacheable: ({ status }) => status === 200 || status === 301,
    failed: isFailure,
    isForOne: ({ status }) => status === TOO_MANY_REQUESTS,
  });
  const cacheControls = {
    current: cacheControl(caching),
    outdated: cacheControl(caching, { current: false }),
  };

  const underway = createConcurrencyLimit(CONCURRENT_PAGES.most);
  watch?.(() => ({ ...cache.getUsage(), ...underway.getUsage() }));
  /** Limits what a visitor has rendered at the same time. */
  const workFor = <T>(visitor: string, work: () => Promise<T>): Promise<T> =>
    underway.run(getOwners(visitor), () => runForVisitor(visitor, work));
  const pageAt = (address: string, visitor: string) =>
    cache.get(address, () => workFor(visitor, async () => ready(await render(address))));

  app.get('/*', { errorHandler: refuseTooMany }, async (request, reply) => {
    // `*`, and other targets that are not paths.
    if (!request.url.startsWith('/')) return sendFailure(request, reply, 'badAddress');
    const token = getPreviewToken(request.url);
    if (token !== undefined) {
      return workFor(visitorAddress(request), () =>
        sendPreview(request, reply, { token, describe: describePreview, render }),
      );
    }
    const own = feedAddress(request.url) ?? canonicalAddress(request.url);
    if (own) return reply.header('cache-control', cacheControls.current).redirect(own, 301);
    const address = pageAddress(request.url);
    if (!cache.isReady(address) && (await hasHungUp(request))) return reply.hijack();
    const visitor = visitorAddress(request);
    const small = lowerCaseAddress(request.url);
    if (small !== null && (await pageAt(pageAddress(small), visitor)).page.status < 400) {
      return reply.header('cache-control', cacheControls.current).redirect(small, 301);
    }
    const { page, current } = await pageAt(address, visitor);
    const caching = cacheControls[current ? 'current' : 'outdated'];
    void reply.header('cache-control', isFailure(page) ? 'no-store' : caching);
    return 'location' in page
      ? reply.redirect(redirectLocation(page.location, request.url), page.status)
      : sendBody(request, reply, {
          body: page.body,
          status: page.status === SERVICE_UNAVAILABLE && page.isWhole ? 200 : page.status,
          type: 'text/html; charset=utf-8',
        });
  });
}

/**
 * An IPv6 visitor has a /64, and the owner of a /48 can be any number of visitors. In IPv4 both are the same, and the
 * smaller share applies.
 */
function getOwners(visitor: string): Owner[] {
  const { mostOfOwner, mostOfSite } = CONCURRENT_PAGES;
  const [network, site] = [getVisitorNetwork(visitor), getVisitorSite(visitor)];
  const owner = { name: network, most: mostOfOwner };
  return site === network ? [owner] : [owner, { name: site, most: mostOfSite }];
}

function refuseTooMany(error: unknown, request: FastifyRequest, reply: FastifyReply): void {
  if (!(error instanceof ConcurrencyLimitReached)) throw error;
  sendFailure(request, reply, 'tooManyAtOnce');
}

const isFailure = ({ status }: { status: number }): boolean => status >= 500 || status === TOO_MANY_REQUESTS;

function ready(page: RenderedPage): ReadyPage {
  if ('location' in page) return page;
  const { status, freshUntil, html, isWhole } = page;
  return { status, freshUntil, isWhole, body: createPageBody(html) };
}
