import { createPageStore } from './page-store';
import { createSingleFlight, type Flight } from './single-flight';

interface Options<TPage> {
  /** Most pages kept. */
  max: number;
  /** Most memory that they take; no limit of its own unless said otherwise. */
  maxBytes?: number | undefined;
  /** What a page takes; needed with `maxBytes`. */
  measureBytes?: (page: TPage) => number;
  /** How long whoever asks waits for a new page when there is an old one; a second, unless said otherwise. */
  patienceMs?: number | undefined;
  /** The present version of what the page at this key shows, which grows with its changes; undefined while the CMS does not tell it. */
  version: (key: string) => number | undefined;
  /** When this page is too old whatever the version says, in milliseconds since 1970. */
  freshUntil: (page: TPage) => number;
  /** Whether this page may be kept. */
  keeps: (page: TPage) => boolean;
  /** Whether this page says that the CMS failed: an old one is better. */
  failed: (page: TPage) => boolean;
  /** Whether this page is only for who asked first, such as that they ask too often: all others who wait ask again. */
  isForOne?: (page: TPage) => boolean;
}

/** A reader waits no longer for a new page while there is an old one (decision 018). */
const PATIENCE_MS = 1000;

export interface Got<TPage> {
  page: TPage;
  /** Whether it is known to be of the present version, and fresh. */
  current: boolean;
}

export interface PageCache<TPage> {
  /** Whether the page at this key is there, and need not be made. */
  isReady(key: string): boolean;
  /** @returns the page at this key; rejects only where `make` does and there is no old one */
  get(key: string, make: () => Promise<TPage>): Promise<Got<TPage>>;
}

/**
 * Pages by address, each with the version of its content that it was made under (decision 018). One made before the present
 * version, or no longer fresh, is made anew before it is answered, once however many ask. The old one goes out only when making fails or
 * takes longer than the patience, counted from its beginning; and at once while the CMS does not even tell the version.
 */
export function createPageCache<TPage extends object>(options: Options<TPage>): PageCache<TPage> {
  const { max, maxBytes = Infinity, measureBytes = () => 0, patienceMs = PATIENCE_MS } = options;
  const { version, freshUntil, keeps, failed, isForOne = () => false } = options;
  const kept = createPageStore<{ page: TPage; version: number }>({
    max,
    maxBytes,
    measureBytes: ({ page }) => measureBytes(page),
  });
  const join = createSingleFlight<TPage>(isForOne);

  /** Shared by all who ask under one version: who asks after a change must not be given what was begun before it. */
  const makeOnce = (key: string, present: number | undefined, make: () => Promise<TPage>): Flight<TPage> =>
    join(`${present} ${key}`, async () => {
      const page = await make();
      store(key, present, page);
      return page;
    });

  function store(key: string, madeUnder: number | undefined, page: TPage): void {
    if (madeUnder === undefined || failed(page)) return;
    // A slow making must not push out what was made after it.
    if ((kept.peek(key)?.version ?? madeUnder) > madeUnder) return;
    // What changed meanwhile may be missing in it: under the number before, it serves only while the CMS fails.
    if (keeps(page)) kept.set(key, { page, version: madeUnder });
    // What no longer exists must not come back when the CMS fails later.
    else kept.delete(key);
  }

  const isCurrent = (old: { page: TPage; version: number }, present: number | undefined): boolean =>
    old.version === present && Date.now() < freshUntil(old.page);

  return {
    isReady(key) {
      const old = kept.peek(key);
      return old !== undefined && isCurrent(old, version(key));
    },
    async get(key, make) {
      const present = version(key);
      const old = kept.get(key);
      if (old && isCurrent(old, present)) return { page: old.page, current: true };
      const { made, since } = makeOnce(key, present, make);
      const patience = present === undefined ? 0 : patienceMs - (performance.now() - since);
      const page = await (old ? newOrOld(made, old.page, patience) : made);
      return { page, current: page !== old?.page && present !== undefined && present === version(key) };
    },
  };

  function newOrOld(made: Promise<TPage>, old: TPage, withinMs: number): Promise<TPage> {
    return new Promise((resolve) => {
      const timer = setTimeout(() => resolve(old), Math.max(0, withinMs));
      made
        .then((page) => resolve(failed(page) ? old : page))
        .catch(() => resolve(old))
        .finally(() => clearTimeout(timer));
    });
  }
}
