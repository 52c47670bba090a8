import { CMS_METRICS } from '../../../cms/src/platform/metrics/definitions.ts';
import { SITE_METRICS } from '../../../web/server/metrics/definitions.ts';

/** The tables of `docs/operations/metrics.md`. */
export function metricsAsMarkdown(): string {
  return [
    ...['### Site', '', ...toTable(Object.values(SITE_METRICS)), ''],
    ...['### CMS', '', ...toTable(Object.values(CMS_METRICS))],
  ].join('\n');
}

interface Metric {
  name: string;
  type: string;
  help: string;
  labels: readonly string[];
}

const toTable = (metrics: readonly Metric[]): string[] => [
  '| Metric | Type | Labels | |',
  '| --- | --- | --- | --- |',
  ...metrics.map(
    ({ name, type, help, labels }) =>
      `| \`${name}\` | ${type} | ${labels.map((label) => `\`${label}\``).join(', ')} | ${help} |`,
  ),
];
