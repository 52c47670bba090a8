import { setInterval } from 'node:timers/promises';
import { siteOperation } from '../../bench/site-operation.ts';
import type { ClientResponse } from '../target/client.ts';
import { getArticles, titleWords } from '../target/members.ts';
import { percentile } from '../measure/percentile.ts';
import { countByStatus } from '../measure/tally.ts';
import type { Target } from '../target/target.ts';

/** The responses that other visitors got during an attack. */
export interface ReaderResults {
  requested: number;
  /** In percent. */
  answered: number;
  /** What they got instead of a page, by status or error. */
  failures: Readonly<Record<string, number>>;
  /** In ms, for pages in the site's cache. */
  cachedP99: number;
  /** In ms, for requests that reach the CMS. */
  madeP99: number;
}

interface Look {
  path: string;
  cached: boolean;
}

/** Twenty requests a second, sent on time even if earlier ones have no response yet, as real visitors arrive. */
const EVERY_MS = 50;
const GIVE_UP_MS = 10_000;
/** Few enough requests per visitor that no rate limit applies. */
const LOOKS_OF_ONE = 40;

/** Prepares visitors who read. `start` sends their requests until the function that it returns is called. */
export async function prepareReaders(target: Target): Promise<{ start: () => () => Promise<ReaderResults> }> {
  const next = await looks(target);
  return {
    start() {
      const ended = new AbortController();
      const pending: Promise<{ look: Look; response: ClientResponse }>[] = [];
      const coming = (async () => {
        let visitor = target.newVisitor();
        for await (const _ of setInterval(EVERY_MS)) {
          if (ended.signal.aborted) return;
          if (pending.length % LOOKS_OF_ONE === 0) visitor = target.newVisitor();
          const look = next();
          pending.push(
            visitor.request(look.path, { timeoutMs: GIVE_UP_MS }).then((response) => ({ look, response })),
          );
        }
      })();
      return async () => {
        ended.abort();
        await coming;
        return summarize(await Promise.all(pending));
      };
    },
  };
}

export function summarize(
  all: readonly { look: Pick<Look, 'cached'>; response: ClientResponse }[],
): ReaderResults {
  const bad = all.map(({ response }) => response).filter(({ status }) => status !== 200);
  const times = (cached: boolean): number[] =>
    all.filter(({ look }) => look.cached === cached).map(({ response }) => response.milliseconds);
  return {
    requested: all.length,
    answered: all.length === 0 ? 100 : (100 * (all.length - bad.length)) / all.length,
    failures: Object.fromEntries(countByStatus(bad)),
    cachedP99: percentile(times(true), 99),
    madeP99: percentile(times(false), 99),
  };
}

/**
 * Requests in rotation: two cached pages, one that nobody has requested before, an article by REST and one by GraphQL.
 */
async function looks(target: Target): Promise<() => Look> {
  const articles = await getArticles(target);
  const words = titleWords(articles, 4);
  const ready = target.newVisitor();
  for (const { slug } of articles.slice(0, 5)) await ready.request(`/blog/${slug}`);
  await ready.request('/');
  let turn = 0;
  const one = <T>(list: readonly T[], at: number): T => {
    const [found] = list.slice(at % list.length);
    if (found === undefined) throw new Error('Cannot pick from an empty list.');
    return found;
  };
  return () => {
    const round = Math.floor((turn += 1) / 5);
    const { slug } = one(articles, round);
    // Different words in each round, so neither the site nor the CMS has the page in its cache.
    const pair = `${one(words, round)} ${one(words, round * 7 + Math.floor(round / words.length))}`;
    const all: readonly Look[] = [
      { path: '/', cached: true },
      { path: `/blog/${one(articles.slice(0, 5), round).slug}`, cached: true },
      { path: `/search/${encodeURIComponent(pair)}`, cached: false },
      { path: `/api/blogs/slug/${slug}`, cached: false },
      { path: siteOperation('ArticlePage', { slug }, target.home), cached: false },
    ];
    return one(all, turn);
  };
}

export const isReaderResults = (value: unknown): value is ReaderResults =>
  typeof value === 'object' && value !== null && 'requested' in value && 'failures' in value;
