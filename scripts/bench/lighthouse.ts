import { readFileSync } from 'node:fs';
import path from 'node:path';
import { buildWhatChanged } from '../lib/product/builds.ts';
import { chromiumArgs } from '../lib/browser/chromium-args.ts';
import { findOrInstallChromium } from '../lib/browser/chromium.ts';
import { scratchEnvironment } from '../lib/product/environment.ts';
import { Failure } from '../lib/process/failure.ts';
import { inRoot } from '../lib/files/root.ts';
import { runOrFail } from '../lib/process/run.ts';
import { scratchFolder } from '../lib/process/scratch.ts';
import { step } from '../lib/process/step.ts';
import { judgeAudits, type Audit } from './aims.ts';
import { median } from './measure.ts';
import { seedStore, startBenchCms, startBenchSite } from './stores/store.ts';
import { told } from './told.ts';

/** Not among the dependencies: 160 packages that nothing else needs. */
const LIGHTHOUSE = 'lighthouse@12.8.2';
/** One of each kind. */
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

interface Report {
  /** How fast this machine is, by a benchmark of Lighthouse's own. */
  environment: { benchmarkIndex: number };
  categories: Record<string, { score: number }>;
  audits: Record<string, { displayValue?: string }>;
}

/**
 * Pages of the demonstration content as Lighthouse judges them by itself: a phone's window and network, and the processor of
 * this machine slowed down four times, whatever it is. How fast it is stands below.
 * @param asked paths; those named above, when left out
 */
export async function benchLighthouse(asked: readonly string[] = []): Promise<void> {
  await buildWhatChanged(scratchEnvironment({}));
  const chromium = await findOrInstallChromium({ windows: true });
  const folder = scratchFolder('lighthouse');
  const settings = { DATA_DIR: folder };
  await seedStore(settings);
  const site = await startBenchSite(await startBenchCms(settings, 'on'));

  const file = path.join(folder, 'report.json');
  /** Once more where Lighthouse failed: now and then Chromium hands it no trace (NO_NAVSTART). */
  const ask = (page: string): Promise<Report> => askOnce(page).catch(() => askOnce(page));
  const askOnce = async (page: string): Promise<Report> => {
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

  for (const page of asked.length > 0 ? asked : PAGES) {
    const reports: Report[] = [];
    await step(`Lighthouse on ${page}, ${ROUNDS} times`, 'about two minutes', async () => {
      // The first asks for what the server has yet to make, and the browser to fetch from its disk.
      await ask(page);
      for (let round = 0; round < ROUNDS; round++) reports.push(await ask(page));
    });
    for (const aim of judgeAudits(getAudit(page, reports))) console.log(told(aim));
    const last = reports.at(-1)?.audits ?? {};
    const times = [
      'first-contentful-paint',
      'largest-contentful-paint',
      'total-blocking-time',
      'cumulative-layout-shift',
    ];
    const index = median(reports.map(({ environment }) => environment.benchmarkIndex));
    console.log(
      `  ${times.map((name) => `${name} ${last[name]?.displayValue ?? '?'}`).join(', ')}; index of this machine ${Math.round(index)}\n`,
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

/** The median of each score, in points of 100. */
function getAudit(page: string, reports: Report[]): Audit {
  const names = Object.keys(reports[0]?.categories ?? {});
  const scores = names.map((name): [string, number] => [
    name,
    Math.round(median(reports.map(({ categories }) => (categories[name]?.score ?? 0) * 100))),
  ]);
  return { page, scores: new Map(scores) };
}
