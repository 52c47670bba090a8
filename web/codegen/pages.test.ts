import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { descriptorFiles, WRITERS, type Page } from './pages';

let folder: string;
beforeEach(() => (folder = mkdtempSync(path.join(tmpdir(), 'pages-'))));
afterEach(() => rmSync(folder, { recursive: true }));

function write(...files: string[]): void {
  for (const file of files) {
    mkdirSync(path.join(folder, path.dirname(file)), { recursive: true });
    writeFileSync(path.join(folder, file), '');
  }
}

test('finds the descriptors of all pages, also of several in one folder', () => {
  write('legal/terms/terms.route.ts', 'legal/privacy/privacy.route.ts', 'about/about.route.ts', 'about/x.ts');
  expect(descriptorFiles(folder).map((file) => path.relative(folder, file))).toEqual([
    'about/about.route.ts',
    'legal/privacy/privacy.route.ts',
    'legal/terms/terms.route.ts',
  ]);
});

test('rejects a page folder without a descriptor and names the file to add', () => {
  write('about/about.route.ts', 'people/PeoplePage.tsx');
  expect(() => descriptorFiles(folder)).toThrow('people has no descriptor: add people.route.ts');
});

const page = (
  name: string,
  route: Partial<Page['route']> = {},
  listing: Partial<Page['listing']> = {},
): Page => ({
  module: `web/src/pages/${name}/${name}.route`,
  route: { file: `src/pages/${name}/Page.tsx`, paths: [name], ...route },
  listing: { screens: [], ...listing },
  showsDiscussion: false,
});
const PAGES = [
  page('about', {}, { sitemap: 'page' }),
  page('home', { paths: [''], isInFirstLoad: true }, { sitemap: 'page' }),
  page(
    'blog-list',
    { paths: ['blog-list', 'search/:slug'], isInFirstLoad: true },
    { sitemap: 'page', parameters: { 'search/:slug': ['page'] } },
  ),
  page('hub', { paths: [':slug'], isInFirstLoad: true, redirects: { diseases: '/x' } }),
  page('styleguide', {}, { isForDevelopers: true, screens: [{ name: 'guide', path: '/s', expects: /404/ }] }),
];

test('separates the routes of the first load from those that load later', () => {
  const first = WRITERS.firstRoutes(PAGES, 'web/src/app/routes/first-routes.gen.ts');
  expect(first).toContain("import { route as blogList } from '../../pages/blog-list/blog-list.route';");
  expect(first).not.toContain('about');
  expect(WRITERS.laterRoutes(PAGES, 'web/src/app/routes/later-routes.gen.ts')).toContain(
    '  about,\n  styleguide,\n',
  );
});

test.each(['people/:slug', ':slug', ''])('rejects %p as the path of a route that loads later', (known) => {
  expect(() => WRITERS.laterRoutes([page('people', { paths: [known] })], '')).toThrow('isInFirstLoad');
});

test('writes the addresses of the sitemap and the query parameters for the server', () => {
  const written = WRITERS.server(PAGES);
  expect(written).toContain("[\n  '/',\n  '/about',\n  '/blog-list',\n];");
  expect(written).toContain("  'search/:slug': ['page'],");
});

test('writes the pages that show a discussion, and refuses one whose path names no article', () => {
  const discussing = (known: string): Page => ({
    ...page('article', { paths: [known] }),
    showsDiscussion: true,
  });
  expect(WRITERS.server([...PAGES, discussing('blog/:slug')])).toContain(
    "PAGES_WITH_DISCUSSION: readonly string[] = [\n  'blog/:slug',\n];",
  );
  expect(() => WRITERS.server([discussing('blog/latest')])).toThrow("'blog/latest' shows a discussion");
});

test('writes the addresses that no category may take, and the pages that texts may lead to', () => {
  const written = WRITERS.addresses(PAGES);
  expect(written).toContain("new Set([\n  'about',\n  'blog-list',\n  'diseases',\n]);");
  expect(written).toContain("[\n  ...SITE_PAGES,\n  'search',\n  'styleguide',\n];");
  expect(written).toContain("SLUG_PAGES = [\n  'search',\n] as const;");
});

test('writes the sections below which pages are', () => {
  expect(WRITERS.sections(PAGES)).toContain("PAGE_SECTIONS: readonly string[] = [\n  'search',\n];");
});

test('writes each path of a page once', () => {
  expect(WRITERS.paths(PAGES)).toContain(
    "[\n  '',\n  ':slug',\n  'about',\n  'blog-list',\n  'search/:slug',\n",
  );
});

test('writes the screens that browser tests open', () => {
  expect(WRITERS.screens(PAGES)).toContain("  { name: 'guide', path: '/s', expects: /404/ },");
});
