import assert from 'node:assert/strict';
import fs from 'node:fs';
import { createRequire } from 'node:module';
import { test } from 'node:test';
import { CMS_METRICS } from '../../../cms/src/platform/metrics/definitions.ts';
import { SITE_METRICS } from '../../../web/server/metrics/definitions.ts';
import { metricsAsMarkdown } from '../codegen/metrics-docs.ts';
import { inRoot } from '../files/root.ts';

interface Series {
  labels: ReadonlySet<string>;
}

/** Labels that Prometheus adds. */
const ADDED = ['job', 'instance'];
const DEFINED = [...Object.values(SITE_METRICS), ...Object.values(CMS_METRICS)];

/** Every name that may stand in a query, with its labels. */
function listSeries(): Map<string, Series> {
  const series = DEFINED.flatMap(({ name, type, labels }): [string, Series][] => {
    const entry = (ending: string, more: string[] = []): [string, Series] => [
      name + ending,
      { labels: new Set([...labels, ...ADDED, ...more]) },
    ];
    return type === 'histogram' ? [entry('_bucket', ['le']), entry('_sum'), entry('_count')] : [entry('')];
  });
  const ofProcess = ['up', ...listProcessMetrics()].map((name): [string, Series] => [
    name,
    { labels: new Set(ADDED) },
  ]);
  return new Map([...series, ...ofProcess]);
}

/** Those that `prom-client` collects, by its own sources. */
function listProcessMetrics(): string[] {
  const load = createRequire(inRoot('web/package.json'));
  const { Registry, collectDefaultMetrics }: PromClient = load('prom-client');
  const register = new Registry();
  collectDefaultMetrics({ register });
  return register.getMetricsAsArray().map(({ name }) => name);
}

interface PromClient {
  Registry: new () => { getMetricsAsArray(): { name: string }[] };
  collectDefaultMetrics(options: { register: object }): void;
}

const WORDS = new Set(['and', 'or', 'unless', 'bool']);
const GROUPING = /\b(?:by|without|on|ignoring)\s*\(([^)]*)\)/g;
/** A name with its selector, and the parenthesis if it is a function. */
const NAMED = /(?<![\w.])([a-z_]\w*)(\{[^}]*\})?(\s*\()?/gi;

/** What is unknown in a query: names of metrics, and labels that its metrics do not have. */
function findUnknown(query: string, known: ReadonlyMap<string, Series>): string[] {
  const plain = query.replaceAll(/"[^"]*"/g, '""').replaceAll(/\[[^\]]*\]/g, '');
  const named = [...plain.replaceAll(GROUPING, '').matchAll(NAMED)]
    .filter(([, name = '', , parenthesis]) => parenthesis === undefined && !WORDS.has(name))
    .map(([, name = '', selector = '']) => ({ name, selector, series: known.get(name) }));
  const groups = [...plain.matchAll(GROUPING)].flatMap(([, group = '']) => group.split(/\s*,\s*/));
  return [
    ...named.filter(({ series }) => !series).map(({ name }) => name),
    ...named.flatMap(({ selector, series }) =>
      labelsOf(selector).filter((label) => series && !series.labels.has(label)),
    ),
    ...groups.filter((label) => !named.some(({ series }) => series?.labels.has(label))),
  ];
}

const labelsOf = (selector: string): string[] =>
  [...selector.matchAll(/(\w+)\s*(?:=~|!~|!=|=)/g)].map(([, label = '']) => label);

const read = (file: string) => fs.readFileSync(inRoot('docs/operations', file), 'utf8');

interface Panel {
  title: string;
  type: string;
  targets?: { expr: string }[];
}

function dashboardQueries(): string[] {
  const { panels }: { panels: Panel[] } = JSON.parse(read('grafana-dashboard.json'));
  return panels.flatMap(({ targets = [] }) => targets.map(({ expr }) => expr));
}

/** The rules, each on one line of the file. */
const alerts = () =>
  read('alerts.yml')
    .split('- alert: ')
    .slice(1)
    .map((rule) => ({
      name: /^\w+/.exec(rule)?.[0],
      query: /^ +expr: (.+)$/m.exec(rule)?.[1] ?? '',
      severity: /severity: (\w+)/.exec(rule)?.[1],
      action: / description: (.+)$/m.exec(rule)?.[1] ?? '',
    }));

test('finds unknown names and labels in a query', () => {
  const known = listSeries();
  const bucket = 'wellfolio_site_request_duration_seconds_bucket';
  for (const [query, unknown] of [
    [`histogram_quantile(0.95, sum by (le, page) (rate(${bucket}{kind="page"}[5m]))) > 1`, []],
    ['max by (job, instance) (nodejs_eventloop_lag_p99_seconds{job=~"wellfolio-.*"})', []],
    ['up{job="wellfolio-site"} == 0 or absent(up{job="wellfolio-site"})', []],
    ['max(wellfolio_site_request_duration_seconds)', ['wellfolio_site_request_duration_seconds']],
    ['sum(rate(wellfolio_sites_up[$__rate_interval]))', ['wellfolio_sites_up']],
    [`sum by (le) (rate(${bucket}{path="page"}[5m]))`, ['path']],
    [`sum by (queue) (rate(${bucket}[5m]))`, ['queue']],
    ['max(wellfolio_cms_database_up) and node_filesystem_free', ['node_filesystem_free']],
  ] as const) {
    assert.deepEqual(findUnknown(query, known), unknown, query);
  }
});

test('the dashboard and the alert rules use only metrics and labels that exist', () => {
  const known = listSeries();
  const queries = [...dashboardQueries(), ...alerts().map(({ query }) => query)];
  assert.ok(queries.length > 50);
  assert.deepEqual(
    queries.flatMap((query) => findUnknown(query, known).map((name) => `${name} in ${query}`)),
    [],
  );
});

test('every metric is on the dashboard', () => {
  const shown = dashboardQueries().join('\n');
  assert.deepEqual(
    DEFINED.filter(({ name }) => !shown.includes(name)).map(({ name }) => name),
    [],
  );
});

test('every alert says how urgent it is and what to do', () => {
  assert.ok(alerts().length >= 11);
  for (const { name, query, severity, action } of alerts()) {
    assert.ok(query.length > 10, `${name} has no query`);
    assert.ok(severity === 'critical' || severity === 'warning', `${name} has no severity`);
    assert.ok(action.length > 50, `${name} does not say what to do`);
  }
});

test('names follow the conventions of Prometheus', () => {
  for (const { name, type, help } of DEFINED) {
    assert.match(name, /^wellfolio_(?:site|cms)_[a-z_]+$/);
    assert.equal(name.endsWith('_total'), type === 'counter', name);
    if (type === 'histogram') assert.match(name, /_seconds$/);
    assert.doesNotMatch(help, /\.$/);
  }
});

test('docs/operations/metrics.md contains the current tables', () => {
  const toPlain = (line: string) => line.replaceAll(/ {2,}/g, ' ').replaceAll(/-{4,}/g, '---');
  const lines = new Set(read('metrics.md').split('\n').map(toPlain));
  assert.deepEqual(
    metricsAsMarkdown()
      .split('\n')
      .map(toPlain)
      .filter((line) => !lines.has(line)),
    [],
  );
});
