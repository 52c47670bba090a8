// Copied from scripts/shared-rules/metric-set.ts by npm run codegen.
/** A metric, as Prometheus knows it. */
export interface MetricDefinition {
  name: string;
  type: 'counter' | 'gauge' | 'histogram';
  /** One sentence, without a full stop. */
  help: string;
  /** Each has few possible values, which the product itself names: never anything that a visitor sent. */
  labels: readonly string[];
}

type Labels = Readonly<Record<string, string>>;

/** Writes one metric in the registry of prom-client. */
export interface Recorder {
  /** Counters are increased, gauges set, and histograms get another observation. */
  add(labels: Labels, value: number): void;
  /** Removes all values. */
  clear(): void;
}

type LabelsOf<D extends MetricDefinition> = Readonly<Record<D['labels'][number], string>>;

interface Source {
  labels: Labels;
  read: () => number | undefined;
}

/** How long one preparation may take: the others are reported without it. */
const PREPARED_WITHIN_MS = 2000;

/**
 * A set of metrics. What happens is recorded at once; what can be read at any time, such as the length of a queue, is
 * watched, which costs nothing until somebody reads the metrics.
 */
export function createMetricSet<D extends Readonly<Record<string, MetricDefinition>>>(
  definitions: D,
  createRecorder: (definition: MetricDefinition) => Recorder,
) {
  const recorders = new Map(Object.entries(definitions).map(([key, one]) => [key, createRecorder(one)]));
  const watched = new Map<string, Source[]>();
  const preparations: (() => Promise<unknown>)[] = [];

  return {
    record<K extends keyof D & string>(key: K, labels: LabelsOf<D[K]>, value = 1): void {
      recorders.get(key)?.add(labels, value);
    },
    /** @param read the present value, or the total for a counter; undefined: there is none, and none is reported */
    watch<K extends keyof D & string>(key: K, labels: LabelsOf<D[K]>, read: Source['read']): void {
      watched.set(key, [...(watched.get(key) ?? []), { labels, read }]);
    },
    /** Runs this before what is watched is read. It should handle its own failures. */
    prepare(preparation: () => Promise<unknown>): void {
      preparations.push(preparation);
    },
    /** Reads everything that is watched. */
    async refresh(): Promise<void> {
      await Promise.all(preparations.map((preparation) => withinTime(preparation())));
      for (const [key, sources] of watched) {
        const recorder = recorders.get(key);
        recorder?.clear();
        for (const { labels, read } of sources) {
          const value = read();
          if (value !== undefined) recorder?.add(labels, value);
        }
      }
    },
  };
}

async function withinTime(work: Promise<unknown>): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, PREPARED_WITHIN_MS);
  });
  await Promise.race([work.catch(() => undefined), late]);
  clearTimeout(timer);
}
