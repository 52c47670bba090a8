import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { RenderedPage } from '../../src/entry-server';
import { SERVICE_UNAVAILABLE } from '../../src/lib/graphql/load';
import { sendFailure } from '../http/failure';
import { hasHungUp } from '../http/connections/has-hung-up';
import { feedAddress } from './address/feed-address';
import { runForVisitor } from '../visitor/current-visitor';
import { visitorAddress } from '../visitor/visitor-address';
import { lowerCaseAddress, canonicalAddress } from '../http/canonical-address';
import { redirectLocation, pageAddress } from './address/page-address';
import { getVisitorNetwork, getVisitorSite } from '../../src/lib/shared/visitor-network.gen';
import { isFailure, PAGE_TYPE, toReadyPage, type CachedPages } from './cache/cached-pages';
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
  /** Gets a function that reads how much the pages use: for the metrics. */
  watch?: ((getUsage: () => PageUsage) => void) | undefined;
}

/** The pattern of the route: what no other route handles. */
export const PAGES_ROUTE = '/*';

/** Serves every address that no other route handles as a page of the site: rendered, or from the page cache. */
export function servePages(app: FastifyInstance, pages: CachedPages, options: PagesOptions): void {
  const { render, describePreview, watch } = options;
  const { cacheControls } = pages;
  const underway = createConcurrencyLimit(CONCURRENT_PAGES.most);
  watch?.(() => ({ ...pages.getUsage(), ...underway.getUsage() }));
  /** Limits what a visitor has rendered at the same time. */
  const workFor = <T>(visitor: string, work: () => Promise<T>): Promise<T> =>
    underway.run(getOwners(visitor), () => runForVisitor(visitor, work));
  const pageAt = (address: string, visitor: string) =>
    pages.get(address, () => workFor(visitor, async () => toReadyPage(await render(address))));

  app.get(PAGES_ROUTE, { errorHandler: refuseTooMany }, async (request, reply) => {
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
    if (!pages.isReady(address) && (await hasHungUp(request))) return reply.hijack();
    const visitor = visitorAddress(request);
    const small = lowerCaseAddress(request.url);
    if (small !== null && (await pageAt(pageAddress(small), visitor)).page.status < 400) {
      return reply.header('cache-control', cacheControls.current).redirect(small, 301);
    }
    const { page, current } = await pageAt(address, visitor);
    const isRouted = current && page.status === 200 && small === null;
    if (isRouted && request.method === 'GET') pages.remember(request.url, address);
    const caching = cacheControls[current ? 'current' : 'outdated'];
    void reply.header('cache-control', isFailure(page) ? 'no-store' : caching);
    return 'location' in page
      ? reply.redirect(redirectLocation(page.location, request.url), page.status)
      : sendBody(request, reply, {
          body: page.body,
          status: page.status === SERVICE_UNAVAILABLE && page.isWhole ? 200 : page.status,
          type: PAGE_TYPE,
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
