import { execFileSync } from 'node:child_process';
import { buildWhatChanged } from '../lib/product/builds.ts';
import { scratchEnvironment } from '../lib/product/settings/environment.ts';
import { Failure } from '../lib/process/failure.ts';
import { runStep } from '../lib/process/step.ts';
import { judgePages, PAGE } from './aims.ts';
import { measureLoad, measureAll, type Load, type Measurement } from './measure.ts';
import { getCpuTime } from './processor-time.ts';
import { siteOperation } from './site-operation.ts';
import { sqliteStore } from './stores/sqlite-store.ts';
import { startBareServer, startBenchCms, startBenchSite, type BenchServer } from './stores/store.ts';
import { formatTable } from './table.ts';
import { formatAim } from './format-aim.ts';

const ARTICLES = 1_000;
/** Numbered slugs stop a little below the number of articles, because the demonstration articles have other slugs. */
const SLUGS = Array.from({ length: ARTICLES - 50 }, (_, at) => `bench-${at + 1}`);
const FEW = { connections: 10, seconds: 4 };
const MANY = { connections: 50, seconds: 4 };
const HEADERS = { 'accept-encoding': 'br' };

/** Measures cached and uncached article pages and the queries behind them, on SQLite with 1,000 articles. */
export async function benchPages(): Promise<void> {
  await buildWhatChanged(scratchEnvironment({}));
  const store = await sqliteStore(ARTICLES);
  const cms = await startBenchCms(store.settings, 'off');
  const cached = await startBenchSite(cms);
  // The cache holds a single page, so pages requested in rotation are rendered each time.
  const uncached = await startBenchSite(cms, { PAGE_CACHE_PAGES: '1' });

  await requirePage(cached);
  await requirePage(uncached);
  const page = `/blog/${SLUGS[0]}`;
  const bare = await startBareServer(cached.address + page);

  const many = { ...MANY, headers: HEADERS };
  const measurements: Measurement[] = [
    { title: PAGE.constant, round: onCpuOf([cached], () => measureLoad(`${cached.address}/healthz`, MANY)) },
    { title: PAGE.bare, round: onCpuOf([bare], () => measureLoad(bare.address + page, many)) },
    { title: PAGE.cached, round: onCpuOf([cached], () => measureLoad(cached.address + page, many)) },
    {
      title: PAGE.uncached,
      round: onCpuOf([uncached, cms], () => byTurns(uncached, (slug) => `/blog/${slug}`)),
    },
    {
      title: PAGE.graphql,
      round: onCpuOf([cms], () => byTurns(cms, (slug) => siteOperation('ArticlePage', { slug }))),
    },
    { title: PAGE.stock, round: onCpuOf([cms], () => measureLoad(`${cms.address}/bench/blogs`, FEW)) },
  ];
  const speeds = await runStep('Measuring', 'about 2 minutes', () => measureAll(measurements, 3));
  console.log(formatTable(`Pages, SQLite, ${ARTICLES.toLocaleString('en')} articles`, speeds, PAGE.constant));
  for (const aim of judgePages(speeds)) console.log(formatAim(aim));
  console.log(`
  Memory afterwards: CMS ${megabytes(cms)} MB, site ${megabytes(cached)} MB, site that caches a single page ${megabytes(uncached)} MB.
`);
}

/**
 * A different article for each request, across all connections, because concurrent requests for one page share a
 * render.
 */
function byTurns({ address }: BenchServer, path: (slug: string) => string): Promise<Load> {
  const paths = SLUGS.map(path);
  let sent = 0;
  const setupRequest = (request: object): object => ({ ...request, path: paths[sent++ % paths.length] });
  return measureLoad(address, { ...FEW, headers: HEADERS, requests: [{ setupRequest }] });
}

/** Adds the CPU time of these servers per response, which the client on the other core does not limit. */
const onCpuOf =
  (servers: BenchServer[], measure: () => Promise<Load>): Measurement['round'] =>
  async () => {
    const pids = servers.map(({ pid }) => pid);
    const before = getCpuTime(pids);
    const speed = await measure();
    const after = getCpuTime(pids);
    const processor =
      before === undefined || after === undefined ? undefined : (after - before) / speed.responses;
    return { ...speed, processor };
  };

async function requirePage({ address }: BenchServer): Promise<void> {
  const response = await fetch(`${address}/blog/${SLUGS[0]}`);
  if (!response.ok || !(await response.text()).includes('PUBLISHED ON'))
    throw new Failure(`${address}/blog/${SLUGS[0]} is not an article (${response.status}).`);
}

/** The resident memory of a process, in whole MB. */
function megabytes({ pid }: BenchServer): number {
  const kilobytes = execFileSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' });
  return Math.round(Number(kilobytes) / 1024);
}
