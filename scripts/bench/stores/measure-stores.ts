import { step } from '../../lib/process/step.ts';
import type { Figures } from '../aims.ts';
import { measureAll, type Measurement, type Speed } from '../measure.ts';
import type { BenchServer, Store } from './store.ts';
import { table } from '../table.ts';

const ROUNDS = 3;

/** Servers on a store, whose answers were found right, and how they are measured: titles as the table names them. */
export interface Prepared {
  running: BenchServer[];
  measurements: Measurement[];
}

interface Options {
  /** The row that all others are compared with. */
  base: string;
  /** As a person is told it: `about 4 minutes`. */
  takes: string;
}

/** All sizes of one database by turns, because the machine is another one a minute later; prints a table of each. */
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
  const measured = await step(`Measuring ${stores[0]?.database}`, takes, () => measureAll(all, ROUNDS));
  await Promise.all(prepared.flatMap(({ running }) => running.map((server) => server.stop())));
  return prepared.map(({ store, measurements }) => {
    const speeds = getSpeeds(store, measurements, measured);
    console.log(table(getTitle(store), speeds, base));
    return { ...store, speeds };
  });
}

const getTitle = ({ database, articles }: Store): string =>
  `${database}, ${articles.toLocaleString('en')} articles`;

/** Those of one store, by the title alone. */
function getSpeeds(store: Store, own: Measurement[], measured: Map<string, Speed>): Map<string, Speed> {
  return new Map(
    own.flatMap(({ title }) => {
      const speed = measured.get(`${getTitle(store)}: ${title}`);
      return speed ? [[title, speed]] : [];
    }),
  );
}
