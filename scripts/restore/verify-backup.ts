import path from 'node:path';
import { Failure } from '../lib/process/failure.ts';
import { scratchFolder } from '../lib/process/scratch.ts';
import { runStep } from '../lib/process/step.ts';
import { findPostgres, startPostgres } from '../lib/postgres/postgres.ts';
import { runCmsProgram } from '../lib/product/cms-program.ts';
import { findFreePort } from '../lib/product/ports.ts';
import { startProduct } from '../lib/product/product.ts';
import { parseProductSettings } from '../lib/product/settings/settings.ts';

/** As many as say that the site is whole: the fixed pages, and articles from all over the sitemap. */
const PAGES = 10;

/**
 * Restores a backup into a temporary folder, and for PostgreSQL into a temporary server, starts the product with it on
 * loopback, and reads pages. It sends no mail, serves no metrics, runs no planned jobs and calls no webhooks. Everything is removed when
 * the script ends.
 * @param args of `backup restore`
 * @throws a Failure that says what is wrong
 */
export async function verifyBackup(args: string[], env: NodeJS.ProcessEnv, cwd: string): Promise<void> {
  const dataDir = path.join(scratchFolder('verify'), 'data');
  const aside: NodeJS.ProcessEnv = {
    ...env,
    NODE_ENV: 'production',
    HOST: '127.0.0.1',
    CMS_HOST: '127.0.0.1',
    PORT: String(await findFreePort()),
    CMS_PORT: String(await findFreePort()),
    CMS_URL: '',
    PUBLIC_URL: '',
    SMTP_URL: '',
    METRICS_PORT: '',
    CMS_METRICS_PORT: '',
    DATA_DIR: dataDir,
    UPLOADS_DIR: path.join(dataDir, 'public/uploads'),
    ...(env.DATABASE_URL ? { DATABASE_URL: await startDatabase(), DATABASE_SSL: 'off' } : {}),
  };
  const settings = await parseProductSettings(aside);
  const code = await runCmsProgram('backup', ['restore', ...args, '--aside'], { env: aside, cwd });
  if (code !== 0) throw new Failure('The backup cannot be restored.');
  await runStep('Starting the restored site', 'a few seconds', () =>
    startProduct(aside, settings, () => undefined),
  );
  const read = await readPages(settings.site);
  console.log(`✓ The backup is good: ${read.length} pages read.`);
  for (const page of read) console.log(`  ${page}`);
}

async function startDatabase(): Promise<string> {
  const bin = findPostgres();
  if (!bin)
    throw new Failure(
      'To verify a backup of PostgreSQL, install its server here (Debian, Ubuntu: apt-get install -y postgresql): a temporary one is started.',
    );
  return startPostgres(bin);
}

async function readPages(site: string): Promise<string[]> {
  const addresses = await listAddresses(`${site}/sitemap.xml`);
  const articles = addresses
    .map((address) => new URL(address).pathname)
    .filter((page) => page.startsWith('/blog/'));
  const fixed = ['/', '/blog-list', '/all-category-page'];
  const spread = Math.max(1, Math.floor(articles.length / (PAGES - fixed.length)));
  const pages = [...fixed, ...articles.filter((_page, index) => index % spread === 0)].slice(0, PAGES);
  for (const page of pages) {
    const response = await fetch(site + page);
    const html = await response.text();
    if (response.status !== 200 || !html.includes('<h1'))
      throw new Failure(`The restored site answers ${page} with ${response.status} and no page.`);
  }
  return pages;
}

/** The addresses of a sitemap, and of those that it lists. */
async function listAddresses(url: string): Promise<string[]> {
  const response = await fetch(url);
  if (!response.ok) throw new Failure(`The restored site answers ${url} with ${response.status}.`);
  const found = [...(await response.text()).matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, address = '']) => address,
  );
  const lists = found.filter((address) => /sitemap[^/]*\.xml$/.test(address));
  const site = new URL(url).origin;
  const inLists = await Promise.all(lists.map((list) => listAddresses(site + new URL(list).pathname)));
  return [...found.filter((address) => !lists.includes(address)), ...inLists.flat()];
}
