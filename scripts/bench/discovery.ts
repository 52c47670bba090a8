import { buildWhatChanged } from '../lib/product/builds.ts';
import { scratchEnvironment } from '../lib/product/settings/environment.ts';
import { Failure } from '../lib/process/failure.ts';
import { judgeFinding } from './aims.ts';
import { measureSequentially } from './requests/measure-sequentially.ts';
import { fetchResponse } from './requests/responses.ts';
import {
  getDiscoveryRequests,
  type CategorySlugs,
  type DiscoveryRequest,
} from './requests/discovery-requests.ts';
import { measureStores, type Prepared } from './stores/measure-stores.ts';
import type { Measurement, Speed } from './measure.ts';
import { onBothDatabases } from './stores/on-both-databases.ts';
import { getCpuTime } from './processor-time.ts';
import { siteOperation } from './site-operation.ts';
import { getField } from './requests/read-requests.ts';
import { startBenchCms, startBenchSite, type BenchServer, type Store } from './stores/store.ts';
import { formatAim } from './format-aim.ts';

const CONSTANT = 'constant route of the site';
const SECONDS = 2;

/** The CPU time of both servers is added up. */
interface SiteAndCms {
  site: BenchServer;
  cms: BenchServer;
}

/** Hubs, category pages, lists, search and suggestions at two sizes of catalogue on both databases. */
export async function benchFinding(): Promise<void> {
  await buildWhatChanged(scratchEnvironment({}));
  const figures = await onBothDatabases((stores) =>
    measureStores(stores, prepare, { base: CONSTANT, takes: 'about 4 minutes' }),
  );
  console.log(`  One reader requests one page after the other. "median ms" runs from the request to the last byte. It includes the
  client's own time, which the constant route shows. Pages are judged by it. "µs of CPU" is the CPU time of site and CMS
  together, without PostgreSQL. Rows without "cached" are rendered for each request: by a site that caches a single page,
  from a CMS that caches no responses.
`);
  for (const aim of judgeFinding(figures)) console.log(formatAim(aim));
  console.log('');
}

async function prepare({ settings, articles }: Store): Promise<Prepared> {
  const uncached = await started(settings, 'off');
  const cached = await started(settings, 'on');
  const measurements: Measurement[] = [{ title: CONSTANT, round: () => getSpeed(cached, ['/healthz']) }];
  for (const request of getDiscoveryRequests(articles, await getCategories(uncached.cms))) {
    const { title, paths } = request;
    for (const { site } of [uncached, cached]) await requireRight(site, request);
    measurements.push(
      { title, round: () => getSpeed(uncached, paths) },
      { title: `${title}, cached`, round: () => getSpeed(cached, paths) },
    );
  }
  return { running: [uncached, cached].flatMap(({ site, cms }) => [site, cms]), measurements };
}

/** @param cache `off`: the cache holds a single page, so pages requested in rotation are rendered each time */
async function started(settings: NodeJS.ProcessEnv, cache: 'on' | 'off'): Promise<SiteAndCms> {
  const cms = await startBenchCms(settings, cache);
  const site = await startBenchSite(cms, cache === 'off' ? { PAGE_CACHE_PAGES: '1' } : {});
  return { site, cms };
}

async function getSpeed({ site, cms }: SiteAndCms, paths: string[]): Promise<Speed> {
  const pids = [site.pid, cms.pid];
  const before = getCpuTime(pids);
  const { responses, ...speed } = await measureSequentially(site.address, paths, SECONDS);
  const after = getCpuTime(pids);
  const known = before !== undefined && after !== undefined;
  return { ...speed, processor: known ? (after - before) / responses : undefined };
}

/**
 * Throws a Failure if the site returns a wrong page for one of the paths, because its speed would then mean nothing.
 */
async function requireRight(
  { address }: BenchServer,
  { title, paths, right }: DiscoveryRequest,
): Promise<void> {
  for (const path of paths) {
    // The header that browsers send, so that the cache stores compressed bodies.
    const response = await fetch(address + path, { headers: { 'accept-encoding': 'br' } });
    const text = await response.text();
    if (!response.ok || !right(text, path))
      throw new Failure(`"${title}": ${address}${path} returned a wrong page (${response.status}).`);
  }
}

async function getCategories({ address }: BenchServer): Promise<CategorySlugs> {
  const { body } = await fetchResponse(address + siteOperation('SitemapCategories', {}));
  const all: unknown = getField(getField(body, 'data'), 'sitemapCategories');
  if (!Array.isArray(all)) throw new Failure('The CMS returned no categories.');
  const getSlugs = (kind: string): string[] =>
    all.filter((one) => getField(one, 'kind') === kind).map((one) => String(getField(one, 'slug')));
  return { topics: getSlugs('TOPIC'), subTopics: getSlugs('SUB_TOPIC') };
}
