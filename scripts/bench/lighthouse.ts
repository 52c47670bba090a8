import { readFileSync } from 'node:fs';
import path from 'node:path';
import { buildWhatChanged } from '../lib/product/builds.ts';
import { chromiumArgs } from '../lib/browser/chromium-args.ts';
import { findOrInstallChromium } from '../lib/browser/chromium.ts';
import { scratchEnvironment } from '../lib/product/settings/environment.ts';
import { Failure } from '../lib/process/failure.ts';
import { inRoot } from '../lib/files/root.ts';
import { runOrFail } from '../lib/process/run.ts';
import { scratchFolder } from '../lib/process/scratch.ts';
import { runStep } from '../lib/process/step.ts';
import { judgeAudits, type Audit } from './aims.ts';
import { median } from './measure.ts';
import { seedStore, startBenchCms, startBenchSite } from './stores/store.ts';
import { formatAim } from './format-aim.ts';

/** Not a dependency, because it has 160 packages that nothing else needs. */
const LIGHTHOUSE = 'lighthouse@12.8.2';
/** One page of each type. */
const PAGES = [
  '/',
  '/blog/insomnia-what-really-helps',
  '/sleep',
  '/blog-list',
  '/category/insomnia',
  '/bmi-calculator',
  '/about',
  '/privacy-policy',
];
const ROUNDS = 5;
const TIMES = [
  'first-contentful-paint',
  'largest-contentful-paint',
  'total-blocking-time',
  'cumulative-layout-shift',
];

interface Report {
  /** The speed of this machine by Lighthouse's own benchmark. */
  environment: { benchmarkIndex: number };
  categories: Record<string, { score: number }>;
  audits: Record<string, { numericValue?: number }>;
}

/**
 * Runs Lighthouse on pages of the demonstration content with its default settings: a phone's window and network, and a
 * fourfold CPU slowdown regardless of the machine. The speed of the machine is printed below the scores.
 * @param paths defaults to the pages listed above
 */
export async function benchLighthouse(paths: readonly string[] = []): Promise<void> {
  await buildWhatChanged(scratchEnvironment({}));
  const chromium = await findOrInstallChromium({ windows: true });
  const folder = scratchFolder('lighthouse');
  const settings = { DATA_DIR: folder };
  await seedStore(settings);
  const site = await startBenchSite(await startBenchCms(settings, 'on'));

  const file = path.join(folder, 'report.json');
  /** Retries once, because Chromium occasionally returns no trace to Lighthouse (NO_NAVSTART). */
  const runAudit = (page: string): Promise<Report> => auditOnce(page).catch(() => auditOnce(page));
  const auditOnce = async (page: string): Promise<Report> => {
    await runOrFail(
      'Lighthouse',
      'npx',
      [
        '--yes',
        LIGHTHOUSE,
        `${site.address}${page}`,
        '--quiet',
        `--chrome-flags=${['--headless=new', ...chromiumArgs].join(' ')}`,
        '--output=json',
        `--output-path=${file}`,
      ],
      { cwd: inRoot(), env: { ...process.env, CHROME_PATH: chromium } },
    );
    const report: unknown = JSON.parse(readFileSync(file, 'utf8'));
    if (!isReport(report)) throw new Failure(`${LIGHTHOUSE} wrote no report of ${page}.`);
    return report;
  };

  for (const page of paths.length > 0 ? paths : PAGES) {
    const reports: Report[] = [];
    await runStep(`Lighthouse on ${page}, ${ROUNDS} times`, 'about two minutes', async () => {
      // A warm-up: the first run fills the server's cache and the browser's disk cache.
      await runAudit(page);
      for (let round = 0; round < ROUNDS; round++) reports.push(await runAudit(page));
    });
    for (const aim of judgeAudits(getAudit(page, reports))) console.log(formatAim(aim));
    const index = median(reports.map(({ environment }) => environment.benchmarkIndex));
    console.log(
      `  ${TIMES.map((audit) => formatTimes(audit, reports)).join(', ')}; index of this machine ${Math.round(index)}\n`,
    );
  }
}

function isReport(value: unknown): value is Report {
  return (
    typeof value === 'object' &&
    value !== null &&
    'categories' in value &&
    'audits' in value &&
    'environment' in value
  );
}

/** The median of each score, out of 100. */
function getAudit(page: string, reports: Report[]): Audit {
  const names = Object.keys(reports[0]?.categories ?? {});
  const scores = names.map((name): [string, number] => [
    name,
    Math.round(median(reports.map(({ categories }) => (categories[name]?.score ?? 0) * 100))),
  ]);
  return { page, scores: new Map(scores) };
}

/** The median and the range of one audit, such as "total-blocking-time 45 (32 to 80)", in milliseconds or as a score. */
function formatTimes(audit: string, reports: Report[]): string {
  const values = reports.map(({ audits }) => audits[audit]?.numericValue ?? NaN).toSorted((a, b) => a - b);
  const [least = NaN, most = NaN] = [values[0], values.at(-1)];
  const format = (value: number): string => (value < 1 ? value.toFixed(3) : value.toFixed(0));
  return `${audit} ${format(median(values))} (${format(least)} to ${format(most)})`;
}
