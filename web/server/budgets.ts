import { PAGES_UNDERWAY } from './pages/underway';

/**
 * What a request to the site costs most, where the CMS is not asked for it each time:
 *
 * - ready: bytes that are kept in memory, made once for everybody under each content version
 * - file: a file is read from the disk and sent
 * - question: the CMS is asked, unless its answer is kept
 * - page: the CMS is asked and the page is rendered, unless it is kept
 */
type Cost = 'ready' | 'file' | 'question' | 'page';

export interface SiteBudget {
  /** As the router has it; `*` stands for anything, but alone for the router's own. */
  path: string;
  cost: Cost;
  limits: string;
}

const atOnce = ({ mostOfOwner, mostOfSite, most }: typeof PAGES_UNDERWAY): string =>
  `${mostOfOwner} at once of a visitor, ${mostOfSite} of an IPv6 /48, ${most} of all`;

/**
 * What the site answers to GET and HEAD by itself; it reads no body. The first row that fits counts. What it passes on to the CMS is
 * in the CMS's table (`cms/src/platform/budgets`).
 */
export const SITE_BUDGETS: readonly SiteBudget[] = [
  { path: '/healthz', cost: 'ready', limits: '' },
  { path: '/readyz', cost: 'question', limits: '' },
  { path: '/robots.txt', cost: 'ready', limits: '' },
  { path: '/manifest.webmanifest', cost: 'ready', limits: '' },
  { path: '/topics.css', cost: 'ready', limits: '' },
  { path: '/sitemap*', cost: 'ready', limits: '' },
  { path: '/feed.xml', cost: 'ready', limits: '' },
  { path: '/ad-frame/*', cost: 'question', limits: '' },
  { path: '/assets/*', cost: 'file', limits: '' },
  { path: '/*.svg', cost: 'file', limits: '' },
  { path: '/*.png', cost: 'file', limits: '' },
  { path: '/*.ico', cost: 'file', limits: '' },
  { path: '/styleguide/*', cost: 'file', limits: '' },
  // Every other address is a page, or none: that is a page, too.
  { path: '/*', cost: 'page', limits: atOnce(PAGES_UNDERWAY) },
];

/** The row of a route; undefined where there is none. */
export const siteBudgetFor = (path: string): SiteBudget | undefined =>
  SITE_BUDGETS.find((budget) => budget.path === path || (budget.path !== '/*' && fits(budget.path, path)));

function fits(pattern: string, path: string): boolean {
  const [before = '', after = ''] = pattern.split('*');
  return pattern.includes('*') && path.startsWith(before) && path.endsWith(after);
}

/** The table as `docs/operations.md` shows it. */
export function siteBudgetsAsMarkdown(): string {
  const rows = SITE_BUDGETS.map(({ path, cost, limits }) => [`\`GET ${path}\``, cost, limits]);
  return [['Call', 'Cost', 'Limits'], ['---', '---', '---'], ...rows]
    .map((cells) => `| ${cells.join(' | ')} |`)
    .join('\n');
}
