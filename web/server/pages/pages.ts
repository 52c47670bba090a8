import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { RenderedPage } from '../../src/entry-server';
import { UNANSWERED } from '../../src/lib/graphql/load';
import { TOO_MANY_REQUESTS } from '../../src/lib/routing/rate-limit';
import { cacheControl, type SharedCaching } from '../http/headers/cache-control';
import { answerFailure } from '../http/failure';
import { hasLeft } from '../http/connections/left-at-once';
import { feedAddress } from './feed-address';
import { forVisitor } from '../visitor/present-visitor';
import { visitorAddress } from '../visitor/visitor-address';
import { inSmallLetters, ownAddress } from '../http/own-address';
import { movedTo, pageAddress } from './page-address';
import { visitorNetwork, visitorSite } from '../../src/lib/shared/visitor-network.gen';
import { makeBody, type PageBody } from './page-body';
import { createPageCache } from './page-cache';
import { createShares, ShareFull, type Owner } from './shares';
import { PAGES_UNDERWAY } from './underway';
import { sendBody } from './send-body';

export interface PagesOptions {
  /** Renders the page at a path and query. */
  render: (address: string) => Promise<RenderedPage>;
  /** The present version of what the page at this address shows; undefined while the CMS does not tell it. */
  version: (address: string) => number | undefined;
  /** Pages kept at most, and the memory that they may take. */
  max: number;
  maxBytes: number;
  caching: SharedCaching;
  patienceMs?: number;
}

/** A page ready to be sent to whoever asks. */
type ReadyPage = { status: number; freshUntil: number } & (
  | { /** A path. */ location: string }
  | {
      body: PageBody;
      /** A reader gets what it says, though the CMS did not answer: a calculator without its articles. */ isWhole: boolean;
    }
);

/** Every address that nothing else answers is a page of the site: rendered, or taken from the page cache. */
export function servePages(app: FastifyInstance, options: PagesOptions): void {
  const { render, version, max, maxBytes, caching, patienceMs } = options;
  const cache = createPageCache<ReadyPage>({
    max,
    maxBytes,
    measureBytes: (page) => ('body' in page ? page.body.memory : page.location.length),
    patienceMs,
    version,
    freshUntil: (page) => page.freshUntil,
    // Made-up addresses must not crowd out those that people read.
    keeps: ({ status }) => status === 200 || status === 301,
    failed: isFailure,
    isForOne: ({ status }) => status === TOO_MANY_REQUESTS,
  });
  const cacheControls = {
    current: cacheControl(caching),
    outdated: cacheControl(caching, { current: false }),
  };

  const underway = createShares(PAGES_UNDERWAY.most);
  const pageAt = (address: string, visitor: string) =>
    cache.get(address, () =>
      underway.run(getOwners(visitor), () => forVisitor(visitor, async () => ready(await render(address)))),
    );

  app.get('/*', { errorHandler: refuseTooMany }, async (request, reply) => {
    // `*`, and whatever else names no path.
    if (!request.url.startsWith('/')) return answerFailure(request, reply, 'badAddress');
    const own = feedAddress(request.url) ?? ownAddress(request.url);
    if (own) return reply.header('cache-control', cacheControls.current).redirect(own, 301);
    const address = pageAddress(request.url);
    if (!cache.isReady(address) && (await hasLeft(request))) return reply.hijack();
    const visitor = visitorAddress(request);
    const small = inSmallLetters(request.url);
    if (small !== null && (await pageAt(pageAddress(small), visitor)).page.status < 400) {
      return reply.header('cache-control', cacheControls.current).redirect(small, 301);
    }
    const { page, current } = await pageAt(address, visitor);
    const kept = cacheControls[current ? 'current' : 'outdated'];
    void reply.header('cache-control', isFailure(page) ? 'no-store' : kept);
    return 'location' in page
      ? reply.redirect(movedTo(page.location, request.url), page.status)
      : sendBody(request, reply, {
          body: page.body,
          status: page.status === UNANSWERED && page.isWhole ? 200 : page.status,
          type: 'text/html; charset=utf-8',
        });
  });
}

/** An IPv6 visitor has a /64, and who has a /48 is as many visitors as they like. Of IPv4 both are one, and the smaller share counts. */
function getOwners(visitor: string): Owner[] {
  const { mostOfOwner, mostOfSite } = PAGES_UNDERWAY;
  const [network, site] = [visitorNetwork(visitor), visitorSite(visitor)];
  const owner = { name: network, most: mostOfOwner };
  return site === network ? [owner] : [owner, { name: site, most: mostOfSite }];
}

function refuseTooMany(error: unknown, request: FastifyRequest, reply: FastifyReply): void {
  if (!(error instanceof ShareFull)) throw error;
  answerFailure(request, reply, 'tooManyAtOnce');
}

const isFailure = ({ status }: { status: number }): boolean => status >= 500 || status === TOO_MANY_REQUESTS;

function ready(page: RenderedPage): ReadyPage {
  if ('location' in page) return page;
  const { status, freshUntil, html, isWhole } = page;
  return { status, freshUntil, isWhole, body: makeBody(html) };
}
