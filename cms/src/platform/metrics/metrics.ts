import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import { createMetricSet, type MetricDefinition, type Recorder } from '../shared/metric-set.gen';
import { CMS_METRICS } from './definitions';

/** Sums that prom-client names like counters, although they go down; each of their parts is another metric. */
const MISNAMED = [
  'nodejs_active_handles_total',
  'nodejs_active_requests_total',
  'nodejs_active_resources_total',
];
/** In seconds: a cached response takes less than a millisecond, a saved article some seconds. */
const BUCKETS = [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];

export type CmsMetrics = ReturnType<typeof createMetrics>;

const enabled = new WeakMap<object, CmsMetrics>();

/** The metrics of this CMS; undefined: they are off, and nothing is measured. */
export const getMetrics = (strapi: object): CmsMetrics | undefined => enabled.get(strapi);

/** Switches the metrics of this CMS on, before anything asks for them. */
export function enableMetrics(strapi: object): CmsMetrics {
  const metrics = createMetrics();
  enabled.set(strapi, metrics);
  return metrics;
}

function createMetrics() {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  for (const name of MISNAMED) registry.removeSingleMetric(name);
  return {
    ...createMetricSet(CMS_METRICS, (definition) => createRecorder(registry, definition)),
    contentType: registry.contentType,
    /** All values, as text for Prometheus. */
    async read(this: { refresh: () => Promise<void> }): Promise<string> {
      await this.refresh();
      return registry.metrics();
    },
  };
}

function createRecorder(registry: Registry, { name, help, type, labels }: MetricDefinition): Recorder {
  const config = { name, help, labelNames: [...labels], registers: [registry] };
  if (type === 'histogram') {
    const histogram = new Histogram({ ...config, buckets: BUCKETS });
    return { add: (given, seconds) => histogram.observe(given, seconds), clear: () => histogram.reset() };
  }
  if (type === 'counter') {
    const counter = new Counter(config);
    return { add: (given, count) => counter.inc(given, count), clear: () => counter.reset() };
  }
  const gauge = new Gauge(config);
  return {
    add: (given, value) => gauge.set(given, value),
    clear() {
      gauge.reset();
      // After a reset, a gauge without labels is 0, although it may have no value.
      if (labels.length === 0) gauge.remove();
    },
  };
}
