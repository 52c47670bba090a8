import type { CacheUsage } from './cache-usage';
import { createPageStore } from './page-store';
import { createSingleFlight, type Flight } from './single-flight';

interface Options<TPage> {
  /** The maximum number of pages. */
  max: number;
  /** The maximum memory; unlimited by default. */
  maxBytes?: number | undefined;
  /** The memory that a page takes; required with `maxBytes`. */
  measureBytes?: (page: TPage) => number;
  /** How long a request waits for a new page when there is an old one; by default a second. */
  patienceMs?: number | undefined;
  /**
   * The current version of the content at this key, which increases with every change; undefined while the CMS does
   * not report it.
   */
  version: (key: string) => number | undefined;
  /** When this page expires whatever its version, in milliseconds since 1970. */
  freshUntil: (page: TPage) => number;
  /** Whether this page may be cached. */
  isCacheable: (page: TPage) => boolean;
  /** Whether this page reports a failure of the CMS, so that an old page is better. */
  failed: (page: TPage) => boolean;
  /**
   * Whether this page is only for the first visitor who requested it, such as a rate limit error. All others who wait
   * trigger another rendering.
   */
  isForOne?: (page: TPage) => boolean;
}

/** How long a reader waits for a new page if there is an old one (decision 018). */
const PATIENCE_MS = 1000;

export interface CacheResult<TPage> {
  page: TPage;
  /** Whether it is known to be of the current version, and fresh. */
  current: boolean;
}

export interface PageCache<TPage> {
  /** Whether the page at this key is cached and current. */
  isReady(key: string): boolean;
  /** The page at this key if it is cached and current, which counts as a request for it. */
  getReady(key: string): TPage | undefined;
  /**
   * @returns the page at this key; rejects only if `make` does and there is no old one
   */
  get(key: string, make: () => Promise<TPage>): Promise<CacheResult<TPage>>;
  getUsage(): CacheUsage;
}

/**
 * Caches pages by address, each with the content version that it was rendered with (decision 018). A page of an older
 * version, or an expired one, is rendered again before it is sent, once for all concurrent requests. The old page is
 * sent only if rendering fails or takes longer than the patience, counted from its start, and immediately while the
 * CMS does not even report the version.
 */
export function createPageCache<TPage extends object>(options: Options<TPage>): PageCache<TPage> {
  const { max, maxBytes = Infinity, measureBytes = () => 0, patienceMs = PATIENCE_MS } = options;
  const { version, freshUntil, isCacheable, failed, isForOne = () => false } = options;
  const cached = createPageStore<{ page: TPage; version: number }>({
    max,
    maxBytes,
    measureBytes: ({ page }) => measureBytes(page),
  });
  const counts = { hits: 0, stale: 0, misses: 0 };
  const join = createSingleFlight<TPage>(isForOne);

  /**
   * Shared by all requests of one version: a request after a change must not get a page whose rendering started
   * before it.
   */
  const makeOnce = (key: string, present: number | undefined, make: () => Promise<TPage>): Flight<TPage> =>
    join(`${present} ${key}`, async () => {
      const page = await make();
      store(key, present, page);
      return page;
    });

  function store(key: string, madeUnder: number | undefined, page: TPage): void {
    if (madeUnder === undefined || failed(page)) return;
    // A slow rendering must not replace a newer page.
    if ((cached.peek(key)?.version ?? madeUnder) > madeUnder) return;
    // It may lack a change made in the meantime. Under the previous version, it is served only while the CMS fails.
    if (isCacheable(page)) cached.set(key, { page, version: madeUnder });
    // A page that no longer exists must not come back when the CMS fails later.
    else cached.delete(key);
  }

  const isCurrent = (old: { page: TPage; version: number }, present: number | undefined): boolean =>
    old.version === present && Date.now() < freshUntil(old.page);

  const peekReady = (key: string): TPage | undefined => {
    const old = cached.peek(key);
    return old && isCurrent(old, version(key)) ? old.page : undefined;
  };

  return {
    isReady: (key) => peekReady(key) !== undefined,
    getReady(key) {
      const page = peekReady(key);
      if (page) {
        cached.get(key);
        counts.hits += 1;
      }
      return page;
    },
    async get(key, make) {
      const present = version(key);
      const old = cached.get(key);
      if (old && isCurrent(old, present)) {
        counts.hits += 1;
        return { page: old.page, current: true };
      }
      const { made, since } = makeOnce(key, present, make);
      const patience = present === undefined ? 0 : patienceMs - (performance.now() - since);
      const page = await (old ? freshWithin(made, old.page, patience) : made);
      counts[page === old?.page ? 'stale' : 'misses'] += 1;
      return { page, current: page !== old?.page && present !== undefined && present === version(key) };
    },
    getUsage: () => ({ ...counts, ...cached.getUsage() }),
  };

  function freshWithin(made: Promise<TPage>, old: TPage, withinMs: number): Promise<TPage> {
    return new Promise((resolve) => {
      const timer = setTimeout(() => resolve(old), Math.max(0, withinMs));
      made
        .then((page) => resolve(failed(page) ? old : page))
        .catch(() => resolve(old))
        .finally(() => clearTimeout(timer));
    });
  }
}
