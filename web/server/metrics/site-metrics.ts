import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import { createMetricSet, type MetricDefinition, type Recorder } from '../../src/lib/shared/metric-set.gen';
import type { CmsContact } from '../cms/content-version';
import type { PageUsage } from '../pages/page-usage';
import { SITE_METRICS } from './definitions';
import { describeRequest, type ServedRequest } from './describe-request';

/** Sums that prom-client names like counters, although they go down; each of their parts is another metric. */
const MISNAMED = [
  'nodejs_active_handles_total',
  'nodejs_active_requests_total',
  'nodejs_active_resources_total',
];
/** In seconds: a cached page takes about a millisecond, and a reader waits no longer than ten seconds. */
const BUCKETS = [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

export interface SiteMetrics {
  contentType: string;
  /** All metrics, as text for Prometheus. */
  read(): Promise<string>;
  /** Call it once for each response, also for those that Fastify does not see. */
  observeRequest(request: ServedRequest): void;
  countError(): void;
  watchPages(getUsage: () => PageUsage): void;
  watchTurns(countWaiting: () => number): void;
  watchCms(getContact: () => CmsContact): void;
}

/** The metrics of this process. Without them, nothing is measured. */
export function createSiteMetrics(): SiteMetrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  for (const name of MISNAMED) registry.removeSingleMetric(name);
  const set = createMetricSet(SITE_METRICS, (definition) => createRecorder(registry, definition));

  return {
    contentType: registry.contentType,
    async read() {
      await set.refresh();
      return registry.metrics();
    },
    observeRequest: (request) => set.record('requests', describeRequest(request), request.seconds),
    countError: () => set.record('errors', {}),
    watchPages(getUsage) {
      set.watch('cacheRequests', { result: 'hit' }, () => getUsage().hits);
      set.watch('cacheRequests', { result: 'stale' }, () => getUsage().stale);
      set.watch('cacheRequests', { result: 'miss' }, () => getUsage().misses);
      set.watch('cacheEvictions', {}, () => getUsage().evictions);
      set.watch('cacheEntries', {}, () => getUsage().entries);
      set.watch('cacheBytes', {}, () => getUsage().bytes);
      set.watch('pagesInProgress', {}, () => getUsage().inProgress);
      set.watch('pagesRefused', {}, () => getUsage().refused);
    },
    watchTurns: (countWaiting) => set.watch('pagesWaiting', {}, countWaiting),
    watchCms(getContact) {
      set.watch('contentVersion', {}, () => getContact().version);
      set.watch('contentVersionAge', {}, () => {
        const { reportedAgoMs } = getContact();
        return Number.isFinite(reportedAgoMs) ? reportedAgoMs / 1000 : undefined;
      });
      set.watch('cmsUp', {}, () => Number(getContact().isResponding));
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
  return { add: (given, value) => gauge.set(given, value), clear: () => clearGauge(gauge, labels) };
}

/** After a reset, a gauge without labels is 0, although it may have no value. */
function clearGauge(gauge: Gauge, labels: readonly string[]): void {
  gauge.reset();
  if (labels.length === 0) gauge.remove();
}
