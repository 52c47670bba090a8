import { buildWhatChanged } from '../../lib/product/builds.ts';
import { scratchEnvironment } from '../../lib/product/environment.ts';
import { judge } from '../aims.ts';
import { ask, requireRightAnswers, timeOfOne } from './ask.ts';
import { measureStores, type Prepared } from '../stores/measure-stores.ts';
import { hammer, type Measurement, type Speed } from '../measure.ts';
import { onBothDatabases } from '../stores/on-both-databases.ts';
import { QUESTION, getQuestions, type Question } from './questions.ts';
import { startBenchCms, type BenchServer, type Store } from '../stores/store.ts';
import { told } from '../told.ts';

/** The reading API at two sizes of catalogue on both databases, and how far it is from what it is meant to reach. */
export async function benchReading(): Promise<void> {
  await buildWhatChanged(scratchEnvironment({}), ['cms']);
  const figures = await onBothDatabases((stores) =>
    measureStores(stores, prepare, { base: QUESTION.constant, takes: 'about 4 minutes' }),
  );
  for (const aim of judge(figures)) console.log(told(aim));
  console.log('');
}

async function prepare({ settings, articles }: Store): Promise<Prepared> {
  const uncached = await startBenchCms(settings, 'off');
  const cached = await startBenchCms(settings, 'on');
  const measurements: Measurement[] = [];
  for (const question of getQuestions(articles, await getTopics(uncached))) {
    const { address } = question.cached ? cached : uncached;
    await requireRightAnswers(address, question);
    measurements.push({ title: question.title, round: () => getSpeed(address, question) });
  }
  return { running: [uncached, cached], measurements };
}

/**
 * How many at once, how long one takes alone (under load the time is that of the queue), and what an answer costs the
 * server: the client that asks has half of the same machine, and stops before a server that has little to do.
 */
async function getSpeed(address: string, { paths, connections = 10 }: Question): Promise<Speed> {
  const requests = paths.map((path) => ({ path }));
  // As browsers ask: what the reading API answers is compressed, what Strapi's own list answers is not.
  const headers = { 'accept-encoding': 'br' };
  const before = await getProcessor(address);
  const { rate, answers } = await hammer(address, { connections, seconds: 2, headers, requests });
  const processor = ((await getProcessor(address)) - before) / answers;
  return { rate, latency: await timeOfOne(address, paths, 1), processor };
}

/** What the CMS has had of the processor since its start, in µs. */
async function getProcessor(address: string): Promise<number> {
  const { body } = await ask(`${address}/bench/processor`);
  return typeof body === 'object' && body !== null ? Number(Reflect.get(body, 'microseconds')) : Number.NaN;
}

async function getTopics({ address }: BenchServer): Promise<string[]> {
  const { body } = await ask(`${address}/api/categories`);
  return Array.isArray(body) ? body.flatMap((topic: unknown) => getName(topic)) : [];
}

const getName = (topic: unknown): string[] =>
  typeof topic === 'object' && topic !== null && 'category' in topic && typeof topic.category === 'string'
    ? [topic.category]
    : [];
