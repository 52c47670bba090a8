import type { RenderedPage } from '../../../src/entry-server';
import { TOO_MANY_REQUESTS } from '../../../src/lib/routing/rate-limit';
import { cacheControl, type SharedCaching } from '../../http/headers/cache-control';
import { createPageBody, type PageBody } from '../body/page-body';
import { createKnownTargets } from './known-targets';
import { createPageCache, type PageCache } from './page-cache';

/** A page that is ready to be sent. */
type ReadyPage = { status: number; freshUntil: number } & (
  | { /** A path. */ location: string }
  | {
      body: PageBody;
      /** The page is useful although the CMS did not respond: a calculator without its articles. */ isWhole: boolean;
    }
);

export const PAGE_TYPE = 'text/html; charset=utf-8';

export interface CachedPagesOptions {
  /** The current version of the page's content at this address; undefined while the CMS does not report it. */
  version: (address: string) => number | undefined;
  /** The maximum number of cached pages, and the memory for them. */
  max: number;
  maxBytes: number;
  caching: SharedCaching;
  patienceMs?: number;
}

/** A current page, found by the target of a request. */
export interface FoundPage {
  body: PageBody;
  /** The part of its path that may be logged. */
  loggedPath: string;
}

export interface CachedPages extends PageCache<ReadyPage> {
  /** The values of `Cache-Control`. */
  cacheControls: { current: string; outdated: string };
  /**
   * Remembers that the router leads this target to the page at this address, whatever else is in the request.
   * @param target of a request, as the router saw it
   */
  remember(target: string, address: string): void;
  /**
   * Finds the page of a remembered target, if it is cached, current and not a redirect. Counts as a request for it.
   */
  find(target: string): FoundPage | undefined;
}

/** The site's pages: their cache, and the request targets that lead to them. */
export function createCachedPages(options: CachedPagesOptions): CachedPages {
  const { version, max, maxBytes, caching, patienceMs } = options;
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
  const targets = createKnownTargets(max);

  return {
    ...cache,
    cacheControls,
    remember: targets.remember,
    find(target) {
      const known = targets.find(target);
      const page = known && cache.getReady(known.address);
      return page?.status === 200 && 'body' in page
        ? { body: page.body, loggedPath: known?.loggedPath ?? '' }
        : undefined;
    },
  };
}

export const isFailure = ({ status }: { status: number }): boolean =>
  status >= 500 || status === TOO_MANY_REQUESTS;

export function toReadyPage(page: RenderedPage): ReadyPage {
  if ('location' in page) return page;
  const { status, freshUntil, html, isWhole } = page;
  return { status, freshUntil, isWhole, body: createPageBody(html) };
}
