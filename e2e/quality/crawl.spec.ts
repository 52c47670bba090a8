import { expect, test } from '../support/fixtures.ts';
import { readCrawledPage } from '../support/page/crawled-page.ts';

/** Concurrent requests. Every page is rendered uncached. */
const AT_ONCE = 4;

/** Start pages. Nothing links to the last two, because other pages list the same articles. */
const BEGINNINGS: readonly string[] = ['/', '/category', '/all-category-page'];

test('crawling every link from the home page finds no broken pages or missing metadata', async ({
  request,
  baseURL,
}) => {
  test.setTimeout(600_000);
  const origin = new URL(baseURL ?? '').origin;
  const wrong: string[] = [];
  const foundOn = new Map(BEGINNINGS.map((path) => [path, 'where it begins']));
  const canonicals = new Set<string>();
  const titles = new Map<string, string>();
  const queue = [...BEGINNINGS];

  async function visit(path: string): Promise<void> {
    const report = (what: string): unknown => wrong.push(`${path} (linked on ${foundOn.get(path)}) ${what}`);
    const response = await request.get(path, { maxRedirects: 0 });
    const status = response.status();
    if (status !== 200) {
      // Other tests publish and delete at the same time.
      if (!BEGINNINGS.includes(path) && !(await isLinked(path))) return;
      report(`returns ${status} ${response.headers().location ?? ''}`);
      return;
    }
    if (!response.headers()['content-type']?.startsWith('text/html')) return;
    const seen = readCrawledPage(await response.text(), new URL(path, origin).href);
    if (!seen.title) report('has no title');
    if (!seen.description) report('has no description');
    if (seen.headings !== 1) report(`has ${seen.headings} h1`);
    if (!seen.canonical.startsWith(origin)) report(`has the canonical address “${seen.canonical}”`);
    canonicals.add(seen.canonical.slice(origin.length));
    const other = titles.get(seen.title);
    if (other !== undefined && other !== seen.canonical) report(`has the title of ${other}: “${seen.title}”`);
    titles.set(seen.title, seen.canonical);
    for (const link of seen.links) {
      if (foundOn.has(link)) continue;
      foundOn.set(link, path);
      queue.push(link);
    }
  }
  /** Whether the page where this link was found still contains it. */
  async function isLinked(path: string): Promise<boolean> {
    const found = foundOn.get(path) ?? '/';
    return readCrawledPage(await (await request.get(found)).text(), origin + found).links.includes(path);
  }
  await work(queue, visit);

  // Every canonical URL must be a page too.
  for (const path of canonicals) {
    if (!foundOn.has(path)) wrong.push(`${path} is a canonical URL, but nothing links to it`);
  }
  test.info().annotations.push({ type: 'crawl', description: `${foundOn.size} addresses` });
  expect(wrong).toEqual([]);
  // Home, 31 hubs, 651 categories and lists of them: far more than any menu holds.
  expect(foundOn.size).toBeGreaterThan(700);
});

/** Processes a queue concurrently until it is empty and no worker can add to it. */
async function work(queue: string[], visit: (path: string) => Promise<void>): Promise<void> {
  while (queue.length > 0) {
    await Promise.all(queue.splice(0, AT_ONCE).map(visit));
  }
}
