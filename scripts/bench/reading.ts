import { buildWhatChanged } from '../lib/builds.ts';
import { scratchEnvironment } from '../lib/environment.ts';
import { findPostgres } from '../lib/postgres.ts';
import { step } from '../lib/step.ts';
import { judge, type Figures } from './aims.ts';
import { ask, requireRightAnswers, timeOfOne } from './ask.ts';
import { hammer, measureAll, type Measurement, type Speed } from './measure.ts';
import { postgresStores } from './postgres-stores.ts';
import { QUESTION, questionsOf, type Question } from './questions.ts';
import { sqliteStore } from './sqlite-store.ts';
import { startBenchCms, type BenchServer, type Store } from './store.ts';
import { table } from './table.ts';
import { told } from './told.ts';

const SIZES = [1_000, 20_000];
const ROUNDS = 3;

/** The reading API at two sizes of catalogue on both databases, and how far it is from what it is meant to reach. */
export async function benchReading(): Promise<void> {
  await buildWhatChanged(scratchEnvironment({}), ['cms']);
  const sqlite: Store[] = [];
  for (const size of SIZES) sqlite.push(await sqliteStore(size));
  const figures = await measureStores(sqlite);
  const postgres = findPostgres();
  if (postgres) figures.push(...(await measureStores(await postgresStores(postgres, SIZES))));
  else
    console.log(
      '\n  PostgreSQL is not measured: it is not installed here (apt-get install -y postgresql).\n',
    );
  for (const aim of judge(figures)) console.log(told(aim));
  console.log('');
}

/** All sizes of one database by turns, because the machine is another one a minute later. */
async function measureStores(stores: Store[]): Promise<Figures[]> {
  const running: BenchServer[] = [];
  const measurements: Measurement[] = [];
  for (const store of stores) {
    const uncached = await startBenchCms(store.settings, 'off');
    const cached = await startBenchCms(store.settings, 'on');
    running.push(uncached, cached);
    for (const question of questionsOf(store.articles, await topicsOf(uncached))) {
      const { address } = question.cached ? cached : uncached;
      await requireRightAnswers(address, question);
      const title = `${titleOf(store)}: ${question.title}`;
      measurements.push({ title, round: () => speedOf(address, question) });
    }
  }
  const measured = await step(`Measuring ${stores[0]?.database}`, 'about 4 minutes', () =>
    measureAll(measurements, ROUNDS),
  );
  await Promise.all(running.map((cms) => cms.stop()));
  return stores.map((store) => {
    const speeds = speedsOf(store, measured);
    console.log(table(titleOf(store), speeds, QUESTION.constant));
    return { ...store, speeds };
  });
}

const titleOf = ({ database, articles }: Store): string =>
  `${database}, ${articles.toLocaleString('en')} articles`;

/** Those of one store, by the question alone. */
function speedsOf(store: Store, measured: Map<string, Speed>): Map<string, Speed> {
  return new Map(
    Object.values(QUESTION).flatMap((title) => {
      const speed = measured.get(`${titleOf(store)}: ${title}`);
      return speed ? [[title, speed]] : [];
    }),
  );
}

/**
 * How many at once, how long one takes alone (under load the time is that of the queue), and what an answer costs the
 * server: the client that asks has half of the same machine, and stops before a server that has little to do.
 */
async function speedOf(address: string, { paths, connections = 10 }: Question): Promise<Speed> {
  const requests = paths.map((path) => ({ path }));
  // As browsers ask: what the reading API answers is compressed, what Strapi's own list answers is not.
  const headers = { 'accept-encoding': 'br' };
  const before = await processorOf(address);
  const { rate, answers } = await hammer(address, { connections, seconds: 2, headers, requests });
  const processor = ((await processorOf(address)) - before) / answers;
  return { rate, latency: await timeOfOne(address, paths, 1), processor };
}

/** What the CMS has had of the processor since its start, in µs. */
async function processorOf(address: string): Promise<number> {
  const { body } = await ask(`${address}/bench/processor`);
  return typeof body === 'object' && body !== null ? Number(Reflect.get(body, 'microseconds')) : Number.NaN;
}

async function topicsOf({ address }: BenchServer): Promise<string[]> {
  const { body } = await ask(`${address}/api/categories`);
  return Array.isArray(body) ? body.flatMap((topic: unknown) => nameOf(topic)) : [];
}

const nameOf = (topic: unknown): string[] =>
  typeof topic === 'object' && topic !== null && 'category' in topic && typeof topic.category === 'string'
    ? [topic.category]
    : [];
