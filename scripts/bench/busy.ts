import { performance } from 'node:perf_hooks';
import { setTimeout as wait } from 'node:timers/promises';
import { buildWhatChanged } from '../lib/product/builds.ts';
import { scratchEnvironment } from '../lib/product/settings/environment.ts';
import { Failure } from '../lib/process/failure.ts';
import { findPostgres } from '../lib/postgres/postgres.ts';
import { runStep } from '../lib/process/step.ts';
import { COMMON_WORDS } from './articles.ts';
import { median } from './measure.ts';
import { postgresStores } from './stores/postgres-stores.ts';
import { getField } from './requests/read-requests.ts';
import { signUp } from './sign-up.ts';
import { siteOperation } from './site-operation.ts';
import { copiedStore, sqliteStore } from './stores/sqlite-store.ts';
import { startBenchCms, type Store } from './stores/store.ts';
import { formatAim } from './format-aim.ts';

const SEARCHERS = 4;
const SECONDS = 15;
/** Pause between two requests of a client that does not search. */
const PAUSE_MS = 15;

/** Target for all other requests: while four clients search, 99 % take less than this. */
const OTHERS_P99_MS = 100;
const ADMIN = { email: 'admin@wellfolio.example', password: 'Admin-for-the-bench-1' };

/** Response times of the other clients, in ms. */
interface Waits {
  article: number[];
  list: number[];
  login: number[];
}

/**
 * Measures how long other clients wait while four readers search for common words without a pause.
 * @param options the number of articles (default 20,000), then optionally `sqlite` to skip PostgreSQL
 */
export async function benchBusy([count = '20000', only]: string[]): Promise<void> {
  const articles = Number(count);
  if (!(articles >= 1000)) throw new Failure(`"${count}" is not a number of articles of at least 1,000.`);
  await buildWhatChanged(scratchEnvironment({}), ['cms']);
  await measureBusy(copiedStore(await sqliteStore(articles), 'bench-busy'));
  const postgres = only === 'sqlite' ? undefined : findPostgres();
  if (postgres) for (const store of await postgresStores(postgres, [articles])) await measureBusy(store);
  console.log(`  ${SEARCHERS} clients search for one to five common words. Every search is different and nothing is cached. A login
  includes a password hash, which waits for one of two threads.
`);
}

async function measureBusy(store: Store): Promise<void> {
  const cms = await startBenchCms(
    { ...store.settings, ADMIN_EMAIL: ADMIN.email, ADMIN_PASSWORD: ADMIN.password },
    'off',
  );
  const account = await getAccount(cms.address);
  const title = `${store.database}, ${store.articles.toLocaleString('en')} articles`;
  const [quiet, one, five, sitemap, lastPage, { waits: busy, searches }] = await runStep(
    `Measuring ${title}`,
    'about a minute',
    async () => [
      await others(cms.address, account),
      await getTime(cms.address, 1),
      await getTime(cms.address, 5),
      await repeated(() => timed(cms.address + siteOperation('SitemapArticles', { first: 2000 }))),
      await lastEditorPage(cms.address, store.articles),
      await whileSearching(cms.address, account),
    ],
  );
  await cms.stop();
  console.log(`
${title.padEnd(44)}${['median ms', 'p99 ms', 'longest ms'].map((head) => head.padStart(12)).join('')}
${row('article, nobody searches', quiet.article)}
${row('article, four search', busy.article)}
${row('list, nobody searches', quiet.list)}
${row('list, four search', busy.list)}
${row('login, nobody searches', quiet.login)}
${row('login, four search', busy.login)}
${row('search for one word, alone', one)}
${row('search for five words, alone', five)}
${row('2,000 articles for the sitemap, alone', sitemap)}
${row("last page of the editors' list, alone", lastPage)}
  ${(searches / SECONDS).toFixed(0)} searches a second by the four
`);
  for (const [name, times] of Object.entries<number[]>({ ...busy })) {
    const p99 = part(times, 0.99);
    const aim = `${store.database}: while four search, 99 % of each ${name} take less than ${OTHERS_P99_MS} ms`;
    console.log(formatAim({ aim, figure: `${p99.toFixed(0)} ms`, met: p99 < OTHERS_P99_MS }));
  }
}

const row = (name: string, times: number[]): string =>
  [
    name.padEnd(44),
    ...[median(times), part(times, 0.99), Math.max(...times)].map((ms) => ms.toFixed(1).padStart(12)),
  ].join('');

const part = (times: number[], share: number): number =>
  times.toSorted((a, b) => a - b)[Math.min(times.length - 1, Math.floor(times.length * share))] ?? Number.NaN;

async function getAccount(address: string): Promise<object> {
  await signUp(address, 1);
  return { email: 'bench-1@example.org', password: 'For@the@bench1' };
}

async function whileSearching(address: string, account: object): Promise<{ waits: Waits; searches: number }> {
  const ending = new AbortController();
  const counts = Array.from({ length: SEARCHERS }, (_, searcher) =>
    searchOn(address, searcher, ending.signal),
  );
  const waits = await others(address, account);
  ending.abort();
  return { waits, searches: (await Promise.all(counts)).reduce((sum, count) => sum + count, 0) };
}

async function searchOn(address: string, searcher: number, signal: AbortSignal): Promise<number> {
  let count = 0;
  for (; !signal.aborted; count++) {
    const at = SEARCHERS * count + searcher;
    await timed(searchAddress(address, at, 1 + (at % COMMON_WORDS.length)));
  }
  return count;
}

const getTime = (address: string, words: number): Promise<number[]> =>
  // Prefixes that the searching clients do not use.
  repeated((at) => timed(searchAddress(address, 100_000 + at, words)));

async function repeated(once: (at: number) => Promise<number>): Promise<number[]> {
  const times: number[] = [];
  for (let at = 0; at < 20; at++) times.push(await once(at));
  return times;
}

/** The admin's own request: newest change first. */
async function lastEditorPage(address: string, articles: number): Promise<number[]> {
  const signedIn: unknown = await (await fetch(`${address}/admin/login`, sent(ADMIN))).json();
  const headers = { authorization: `Bearer ${String(getField(getField(signedIn, 'data'), 'token'))}` };
  const list = `${address}/content-manager/collection-types/api::blog.blog?pageSize=100&sort=updatedAt:DESC`;
  return repeated(() => timed(`${list}&page=${Math.floor(articles / 100)}`, { headers }));
}

/** Prefixes of common words, so that almost no two searches are the same and each finds most of the articles. */
function searchAddress(address: string, at: number, words: number): string {
  const typed = Array.from({ length: words }, (_, place) => {
    const word = COMMON_WORDS[(at + place) % COMMON_WORDS.length] ?? '';
    return word.slice(0, 3 + (Math.floor(at / COMMON_WORDS.length ** (place + 1)) % (word.length - 2)));
  });
  return `${address}/api/blogs?search=${typed.join('+')}&page=${1 + (at % 3)}`;
}

async function others(address: string, account: object): Promise<Waits> {
  const waits: Waits = { article: [], list: [], login: [] };
  const end = performance.now() + SECONDS * 1000;
  for (let at = 1; performance.now() < end; at++) {
    waits.article.push(await timed(`${address}/api/blogs/slug/bench-${1 + (at % 900)}`));
    waits.list.push(await timed(`${address}/api/blogs?page=${1 + (at % 20)}`));
    if (at % 5 === 0) waits.login.push(await timed(`${address}/api/users/login`, sent(account)));
    await wait(PAUSE_MS);
  }
  return waits;
}

const sent = (body: object): RequestInit => ({
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(body),
});

async function timed(url: string, init?: RequestInit): Promise<number> {
  const began = performance.now();
  const response = await fetch(url, init);
  await response.arrayBuffer();
  if (!response.ok) throw new Failure(`${url} returned ${response.status}, so its time means nothing.`);
  return performance.now() - began;
}
