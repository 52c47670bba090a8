import { seedDemoContent } from '../../lib/product/demo-content.ts';
import { scratchEnvironment } from '../../lib/product/settings/environment.ts';
import { Failure } from '../../lib/process/failure.ts';
import { findFreePort } from '../../lib/product/ports.ts';
import { startCms, startSite } from '../../lib/product/product.ts';
import { parseProductSettings } from '../../lib/product/settings/settings.ts';
import { inRoot } from '../../lib/files/root.ts';
import { waitUntilReady } from '../../lib/process/service/ready.ts';
import { startService } from '../../lib/process/service/service.ts';
import { formatSeconds, runStep } from '../../lib/process/step.ts';
import type { BenchDatabase } from './database.ts';
import { loadArticles } from './load-articles.ts';
import { loadVersions } from './load-versions.ts';

/** A database with articles, and its data folder. */
export interface Store {
  /** Its name in the table. */
  database: string;
  articles: number;
  /** What else it contains, if that is compared. */
  detail?: string;
  /** The settings with which a CMS uses it. */
  settings: NodeJS.ProcessEnv;
}

/** A server of the product on a free port. */
export interface BenchServer {
  address: string;
  pid: number | undefined;
  stop: () => Promise<void>;
}

/** Starts a CMS on a store, on a free port. Several may run on one store. */
export async function startBenchCms(
  settings: NodeJS.ProcessEnv,
  responseCache: 'on' | 'off',
): Promise<BenchServer> {
  const env = scratchEnvironment({
    NODE_ENV: 'test',
    THROTTLE: 'off',
    BENCH_ROUTES: 'on',
    RESPONSE_CACHE: responseCache,
    CMS_PORT: String(await findFreePort()),
    ...settings,
  });
  const { cms: address } = await parseProductSettings(env);
  return { address, ...(await startCms(env, address, () => undefined)) };
}

/** Starts a site in front of a CMS. */
export async function startBenchSite(
  { address: cms }: BenchServer,
  settings: NodeJS.ProcessEnv = {},
): Promise<BenchServer> {
  const port = await findFreePort();
  const address = `http://127.0.0.1:${port}`;
  // Otherwise React uses its development build, which has a third of the speed.
  const env = scratchEnvironment({
    NODE_ENV: 'production',
    CMS_URL: cms,
    PORT: String(port),
    PUBLIC_URL: address,
    ...settings,
  });
  return { address, ...(await startSite(env, address, () => undefined)) };
}

/** Starts a bare `node:http` server that sends the same headers and bytes as this page to every request. */
export async function startBareServer(page: string): Promise<BenchServer> {
  const port = await findFreePort();
  const address = `http://127.0.0.1:${port}`;
  const service = startService({
    name: 'The bare server',
    program: process.execPath,
    args: ['--import', 'tsx', inRoot('scripts/bench/bare-server.ts'), page, String(port)],
    cwd: inRoot('.'),
    env: scratchEnvironment({ NODE_ENV: 'production' }),
    onLine: () => undefined,
  });
  await waitUntilReady(address, service);
  return { address, ...service };
}

/** Imports the demonstration content into an empty database. */
export async function seedStore(settings: NodeJS.ProcessEnv): Promise<void> {
  const env = scratchEnvironment({ NODE_ENV: 'production', ...settings });
  await seedDemoContent(env, await parseProductSettings(env));
}

/** Loads articles up to the given number and has the CMS index them, as after an import. */
export async function fillStore({ articles, settings }: Store, database: BenchDatabase): Promise<void> {
  const size = articles.toLocaleString('en');
  await runStep(`Loading articles up to ${size}`, 'seconds', () => loadArticles(database, articles));
  // Otherwise the CMS would record them in the background while it is measured.
  await loadVersions(database, { from: 0, each: 1 });
  const began = Date.now();
  await runStep(`Indexing ${size} articles`, 'about 2 seconds per 1,000', () =>
    indexArticles(settings, database),
  );
  console.log(
    `  ${formatSeconds(((Date.now() - began) / articles) * 1000)} per 1,000, including the start of the CMS`,
  );
}

/**
 * Has the CMS index queued articles and reindex those of another build. It would do the latter while it serves, which
 * would distort the measurements.
 */
export async function indexArticles(settings: NodeJS.ProcessEnv, database: BenchDatabase): Promise<void> {
  await startAndStop(settings);
  const left = await database.run('SELECT id FROM article_index_backlog LIMIT 1');
  if (left.length > 0) {
    await database.run(
      'INSERT INTO article_index_queue (document_id) SELECT document_id FROM article_index_backlog',
    );
    await database.run('DELETE FROM article_index_backlog');
    await startAndStop(settings);
  }
  const unindexed = await database.run(
    'SELECT document_id FROM blogs WHERE published_at IS NOT NULL AND document_id NOT IN (SELECT document_id FROM article_copies) LIMIT 1',
  );
  if (unindexed.length > 0) throw new Failure('The index lacks articles although the CMS is ready.');
}

/** The CMS indexes queued articles before it is ready. */
async function startAndStop(settings: NodeJS.ProcessEnv): Promise<void> {
  const cms = await startBenchCms(settings, 'off');
  await cms.stop();
}
