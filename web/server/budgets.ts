import { CONCURRENT_PAGES } from './pages/queue/concurrent-pages';

/**
 * The most expensive part of a request to the site:
 *
 * - ready: sends bytes from memory, generated once per content version
 * - file: reads a file from the disk
 * - question: queries the CMS, unless the response is cached
 * - page: queries the CMS and renders the page, unless it is cached
 */
type Cost = 'ready' | 'file' | 'question' | 'page';

/** What the metrics call it. */
type Kind = 'health' | 'feed' | 'file' | 'ad' | 'page';

interface SiteBudget {
  /** The router's pattern; `*` stands for anything, but a lone `*` is the router's own. */
  path: string;
  kind: Kind;
  cost: Cost;
  limits: string;
}

const atOnce = ({ mostOfOwner, mostOfSite, most }: typeof CONCURRENT_PAGES): string =>
  `${mostOfOwner} at a time per visitor, ${mostOfSite} per IPv6 /48, ${most} overall`;

/**
 * What the site itself serves to GET and HEAD; it reads no bodies. The first matching row counts. Requests that it
 * proxies to the CMS are in the CMS's table (`cms/src/rest/budgets`).
 */
const SITE_BUDGETS: readonly SiteBudget[] = [
  { path: '/healthz', kind: 'health', cost: 'ready', limits: '' },
  { path: '/readyz', kind: 'health', cost: 'question', limits: '' },
  { path: '/robots.txt', kind: 'feed', cost: 'ready', limits: '' },
  { path: '/manifest.webmanifest', kind: 'file', cost: 'ready', limits: '' },
  { path: '/styles.css', kind: 'file', cost: 'ready', limits: '' },
  { path: '/preview.css', kind: 'file', cost: 'ready', limits: '' },
  { path: '/sitemap*', kind: 'feed', cost: 'ready', limits: '' },
  { path: '/feed.xml', kind: 'feed', cost: 'ready', limits: '' },
  { path: '/ad-frame/*', kind: 'ad', cost: 'question', limits: '' },
  { path: '/assets/*', kind: 'file', cost: 'file', limits: '' },
  { path: '/*.svg', kind: 'file', cost: 'file', limits: '' },
  { path: '/*.png', kind: 'file', cost: 'file', limits: '' },
  { path: '/*.ico', kind: 'file', cost: 'file', limits: '' },
  { path: '/styleguide/*', kind: 'file', cost: 'file', limits: '' },
  // Every other address is a page, and so is the 404 page.
  { path: '/*', kind: 'page', cost: 'page', limits: atOnce(CONCURRENT_PAGES) },
];

/** The row of a route; undefined if there is none. */
export const siteBudgetFor = (path: string): SiteBudget | undefined =>
  SITE_BUDGETS.find((budget) => budget.path === path || (budget.path !== '/*' && fits(budget.path, path)));

function fits(pattern: string, path: string): boolean {
  const [before = '', after = ''] = pattern.split('*');
  return pattern.includes('*') && path.startsWith(before) && path.endsWith(after);
}

/** The table for `docs/operations.md`. */
export function siteBudgetsAsMarkdown(): string {
  const rows = SITE_BUDGETS.map(({ path, cost, limits }) => [`\`GET ${path}\``, cost, limits]);
  return [['Call', 'Cost', 'Limits'], ['---', '---', '---'], ...rows]
    .map((cells) => `| ${cells.join(' | ')} |`)
    .join('\n');
}
