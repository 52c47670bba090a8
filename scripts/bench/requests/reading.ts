import { buildWhatChanged } from '../../lib/product/builds.ts';
import { scratchEnvironment } from '../../lib/product/settings/environment.ts';
import { judgeReading } from '../aims.ts';
import { fetchResponse, requireCorrectResponses, medianTime } from './responses.ts';
import { measureStores, type Prepared } from '../stores/measure-stores.ts';
import { measureLoad, type Measurement, type Speed } from '../measure.ts';
import { onBothDatabases } from '../stores/on-both-databases.ts';
import { READ, getRequests, type BenchRequest } from './read-requests.ts';
import { startBenchCms, type BenchServer, type Store } from '../stores/store.ts';
import { formatAim } from '../format-aim.ts';

/** Measures the reading API at two catalogue sizes on both databases, and compares it with its targets. */
export async function benchReading(): Promise<void> {
  await buildWhatChanged(scratchEnvironment({}), ['cms']);
  const figures = await onBothDatabases((stores) =>
    measureStores(stores, prepare, { base: READ.constant, takes: 'about 4 minutes' }),
  );
  for (const aim of judgeReading(figures)) console.log(formatAim(aim));
  console.log('');
}

async function prepare({ settings, articles }: Store): Promise<Prepared> {
  const uncached = await startBenchCms(settings, 'off');
  const cached = await startBenchCms(settings, 'on');
  const measurements: Measurement[] = [];
  for (const request of getRequests(articles, await getTopics(uncached))) {
    const { address } = request.cached ? cached : uncached;
    await requireCorrectResponses(address, request);
    measurements.push({ title: request.title, round: () => getSpeed(address, request) });
  }
  return { running: [uncached, cached], measurements };
}

/**
 * Measures the rate under load, the time of a single request (under load it would be queueing time), and the server's
 * CPU time per response. CPU time matters because the client uses half of the same machine and reaches its limit before
 * a server with cheap responses does.
 */
async function getSpeed(address: string, { paths, connections = 10 }: BenchRequest): Promise<Speed> {
  const requests = paths.map((path) => ({ path }));
  // The header that browsers send. The reading API compresses its responses; Strapi's own list does not.
  const headers = { 'accept-encoding': 'br' };
  const before = await getProcessor(address);
  const { rate, responses } = await measureLoad(address, { connections, seconds: 2, headers, requests });
  const processor = ((await getProcessor(address)) - before) / responses;
  return { rate, latency: await medianTime(address, paths, 1), processor };
}

/** CPU time of the CMS since its start, in µs. */
async function getProcessor(address: string): Promise<number> {
  const { body } = await fetchResponse(`${address}/bench/processor`);
  return typeof body === 'object' && body !== null ? Number(Reflect.get(body, 'microseconds')) : Number.NaN;
}

async function getTopics({ address }: BenchServer): Promise<string[]> {
  const { body } = await fetchResponse(`${address}/api/categories`);
  return Array.isArray(body) ? body.flatMap((topic: unknown) => getName(topic)) : [];
}

const getName = (topic: unknown): string[] =>
  typeof topic === 'object' && topic !== null && 'category' in topic && typeof topic.category === 'string'
    ? [topic.category]
    : [];
