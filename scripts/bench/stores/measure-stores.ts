import { runStep } from '../../lib/process/step.ts';
import type { Figures } from '../aims.ts';
import { measureAll, type Measurement, type Speed } from '../measure.ts';
import type { BenchServer, Store } from './store.ts';
import { formatTable } from '../table.ts';

const ROUNDS = 3;

/** Servers on a store, with verified responses, and their measurements under the titles of the table. */
export interface Prepared {
  running: BenchServer[];
  measurements: Measurement[];
}

interface Options {
  /** The baseline row. */
  base: string;
  /** The expected duration, such as `about 4 minutes`. */
  takes: string;
}

/**
 * Measures all sizes of one database in rotation, because the load of the machine changes from minute to minute. Prints
 * one table per size.
 */
export async function measureStores(
  stores: Store[],
  prepare: (store: Store) => Promise<Prepared>,
  { base, takes }: Options,
): Promise<Figures[]> {
  const prepared: { store: Store; running: BenchServer[]; measurements: Measurement[] }[] = [];
  for (const store of stores) prepared.push({ store, ...(await prepare(store)) });
  const all = prepared.flatMap(({ store, measurements }) =>
    measurements.map(({ title, round }) => ({ title: `${getTitle(store)}: ${title}`, round })),
  );
  const measured = await runStep(`Measuring ${stores[0]?.database}`, takes, () => measureAll(all, ROUNDS));
  await Promise.all(prepared.flatMap(({ running }) => running.map((server) => server.stop())));
  return prepared.map(({ store, measurements }) => {
    const speeds = getSpeeds(store, measurements, measured);
    console.log(formatTable(getTitle(store), speeds, base));
    return { ...store, speeds };
  });
}

const getTitle = ({ database, articles, detail }: Store): string =>
  [database, `${articles.toLocaleString('en')} articles`, detail].filter(Boolean).join(', ');

/** The speeds of one store, keyed by title. */
function getSpeeds(store: Store, own: Measurement[], measured: Map<string, Speed>): Map<string, Speed> {
  return new Map(
    own.flatMap(({ title }) => {
      const speed = measured.get(`${getTitle(store)}: ${title}`);
      return speed ? [[title, speed]] : [];
    }),
  );
}
