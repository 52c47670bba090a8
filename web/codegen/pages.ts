import { readdirSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { CodegenPlugin } from '@graphql-codegen/plugin-helpers';
import { foldersWithDiscussion } from './cache-policy';
import { compare } from './compare';
import { importPath } from './import-path';
import type { ListingFacts, RouteFacts } from '../src/lib/page/page-facts';

/** A page as its `<page>.route.ts` describes it. */
export interface Page {
  /** Relative to the repository's root, without its extension. */
  module: string;
  route: RouteFacts;
  listing: ListingFacts;
  /** Its operation queries an article's discussion; known if the config names the pages' operations. */
  showsDiscussion: boolean;
}

export interface PagesConfig {
  /** The folder of the pages, relative to the repository's root. */
  folder: string;
  write: keyof typeof WRITERS;
}

const ENDING = '.route.ts';

/** Collects the pages' descriptors into modules for code that needs to know all pages. */
export const plugin: CodegenPlugin<PagesConfig>['plugin'] = async (schema, files, config, info) => {
  const discussing = foldersWithDiscussion(schema, files);
  const pages = await Promise.all(
    descriptorFiles(config.folder).map(async (file): Promise<Page> => {
      const descriptor: unknown = await import(pathToFileURL(path.resolve(file)).href);
      if (!isDescriptor(descriptor)) throw new Error(`${file} exports no \`route\` or no \`listing\`.`);
      const { route, listing } = descriptor;
      const showsDiscussion = discussing.has(path.posix.dirname(file));
      return { route, listing, showsDiscussion, module: file.slice(0, -'.ts'.length) };
    }),
  );
  return WRITERS[config.write](pages, info?.outputFile ?? '');
};

/**
 * The descriptors of all pages, in the order of their paths.
 * @param folder contains a folder per page, or per group of related pages
 * @throws if a page has no descriptor
 */
export function descriptorFiles(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .toSorted(compare)
    .flatMap((name) => {
      const files = readdirSync(path.join(folder, name), { recursive: true, encoding: 'utf8' })
        .filter((file) => file.endsWith(ENDING))
        .toSorted(compare);
      if (files.length === 0) {
        throw new Error(
          `${folder}/${name} has no descriptor: add ${name}${ENDING} with a \`route\` and a \`listing\`.`,
        );
      }
      return files.map((file) => path.posix.join(folder, name, file.split(path.sep).join('/')));
    });
}

/** TypeScript checks the rest. */
function isDescriptor(module: unknown): module is Pick<Page, 'route' | 'listing'> {
  return typeof module === 'object' && module !== null && 'route' in module && 'listing' in module;
}

/** The writers of the modules, by purpose. */
export const WRITERS = {
  firstRoutes: (pages: Page[], outputFile: string) =>
    routesModule(
      'FIRST_ROUTES',
      pages.filter(({ route }) => route.isInFirstLoad),
      outputFile,
    ),
  laterRoutes: (pages: Page[], outputFile: string) =>
    routesModule(
      'LATER_ROUTES',
      pages.filter(({ route }) => !route.isInFirstLoad).map(oneSegment),
      outputFile,
    ),
  listings: listingsModule,
  server: serverModule,
  sections: sectionsModule,
  paths: pathsModule,
  addresses: addressesModule,
  screens: screensModule,
} satisfies Record<string, (pages: Page[], outputFile: string) => string>;

/**
 * @throws for a path that the browser would not recognise as one of the later routes
 */
function oneSegment(page: Page): Page {
  const longer = page.route.paths.find((known) => known === '' || /[/:]/.test(known));
  if (longer === undefined) return page;
  throw new Error(`${page.module}: '${longer}' is not a single word, so it needs isInFirstLoad: true.`);
}

/** The module of the descriptors' types. */
const DESCRIPTOR = 'web/src/lib/page/page-descriptor';

function routesModule(name: string, pages: Page[], outputFile: string): string {
  return [
    `import type { PageRoute } from '${importPath(outputFile, DESCRIPTOR)}';`,
    ...pages.map(
      (page) => `import { route as ${identifier(page)} } from '${importPath(outputFile, page.module)}';`,
    ),
    '',
    `export const ${name}: readonly PageRoute[] = [`,
    ...pages.map((page) => `  ${identifier(page)},`),
    '];',
    '',
  ].join('\n');
}

function listingsModule(pages: Page[], outputFile: string): string {
  return [
    `import type { PageListing } from '${importPath(outputFile, DESCRIPTOR)}';`,
    ...pages.map(
      (page) => `import { listing as ${identifier(page)} } from '${importPath(outputFile, page.module)}';`,
    ),
    '',
    "/** By the file of the page's component. */",
    'export const LISTINGS: Readonly<Record<string, PageListing>> = {',
    ...pages.map((page) => `  '${page.route.file}': ${identifier(page)},`),
    '};',
    '',
  ].join('\n');
}

/** What the server needs to know before it renders a page. */
function serverModule(pages: Page[]): string {
  const paths = pages
    .filter(({ listing }) => listing.sitemap === 'page')
    .map(({ route }) => `/${route.paths[0]?.replace(/\/:.*$/, '') ?? ''}`)
    .toSorted(compare);
  const discussing = pages
    .filter(({ showsDiscussion }) => showsDiscussion)
    .flatMap(({ route }) => route.paths);
  const unnamed = discussing.find((known) => !known.split('/').includes(':slug'));
  if (unnamed !== undefined)
    throw new Error(`'${unnamed}' shows a discussion: \`:slug\` must name the article.`);
  const parameters = pages.flatMap(({ listing }) => Object.entries(listing.parameters ?? {}));
  return [
    '/** Pages that are there whatever is published. */',
    `export const STATIC_PAGES: readonly string[] = ${json(paths)};`,
    '',
    '/** Query parameters that pages depend on, by their paths. */',
    'export const PARAMETERS: Readonly<Record<string, readonly string[]>> = {',
    ...parameters.map(([known, names]) => `  '${known}': [${names.map((name) => `'${name}'`).join(', ')}],`),
    '};',
    '',
    '/** Paths of pages that show an article’s discussion (`@cachePolicy` in cms/schema.graphql): `:slug` is the article’s. */',
    `export const PAGES_WITH_DISCUSSION: readonly string[] = ${json(discussing)};`,
    '',
  ].join('\n');
}

/** What the CMS needs to know: which addresses are taken, and where texts may link to. */
function addressesModule(pages: Page[]): string {
  const forReaders = pages.filter(({ listing }) => !listing.isForDevelopers);
  const whole = sorted(forReaders.flatMap(wholePaths));
  const others = sorted(pages.flatMap(firstSegments)).filter((segment) => !whole.includes(segment));
  return [
    "/** The site's own pages at one-segment paths. */",
    `export const SITE_PAGES: ReadonlySet<string> = new Set(${json(whole)});`,
    '',
    '/** The first segments of two-segment paths that end with a slug. */',
    `export const SLUG_PAGES = ${json(sorted(forReaders.flatMap(slugPages)))} as const;`,
    '',
    "/** The first segments of the paths of the site's pages. */",
    `export const PAGE_SEGMENTS: readonly string[] = ${json(others).replace('[', '[\n  ...SITE_PAGES,')};`,
    '',
  ].join('\n');
}

/** Sections of the site for the request log: the first segments of paths that go further. */
function sectionsModule(pages: Page[]): string {
  const longer = pages.flatMap(addresses).filter((known) => known.includes('/'));
  return [
    '/** The first segments of the pages that are below another address. */',
    `export const PAGE_SECTIONS: readonly string[] = ${json(sorted(longer.map(firstSegment)))};`,
    '',
  ].join('\n');
}

/** The labels of pages in the server's metrics. Two pages may share a path: which of them it is, the CMS decides. */
function pathsModule(pages: Page[]): string {
  return [
    '/** The paths of all pages, without the slash at the beginning. */',
    `export const PAGE_PATHS: readonly string[] = ${json(sorted(pages.flatMap(({ route }) => route.paths)))};`,
    '',
  ].join('\n');
}

const addresses = ({ route }: Page) => [...route.paths, ...Object.keys(route.redirects ?? {})];

const firstSegment = (known: string) => known.split('/', 1)[0] ?? '';

const firstSegments = (page: Page) =>
  addresses(page)
    .map(firstSegment)
    .filter((segment) => segment !== '' && !segment.startsWith(':'));

/** Paths that match a single segment: `categories-list/:slug?` is one. */
const wholePaths = (page: Page) =>
  addresses(page)
    .map((known) => known.replace(/\/:\w+\?$/, ''))
    .filter((known) => /^[\w-]+$/.test(known));

/** `category/:slug` and `categories-list/:slug?` are such paths. */
const slugPages = (page: Page) =>
  addresses(page).flatMap((known) => /^([\w-]+)\/:\w+\??$/.exec(known)?.[1] ?? []);

const sorted = (texts: readonly string[]) => [...new Set(texts)].toSorted(compare);

function screensModule(pages: Page[]): string {
  const screens = pages.flatMap(({ listing }) => listing.screens);
  return [
    "import type { Screen } from './screen.ts';",
    '',
    '/** What a guest can come to, in each of the states that look different. */',
    'export const PAGES: readonly Screen[] = [',
    ...screens.map(
      ({ name, path: known, expects }) =>
        `  { name: '${name}', path: '${known}'${expects ? `, expects: ${String(expects)}` : ''} },`,
    ),
    '];',
    '',
  ].join('\n');
}

/** One per line, so that a new page changes one line. */
const json = (texts: readonly string[]) => `[\n${texts.map((text) => `  '${text}',\n`).join('')}]`;

/** `web/src/pages/due-date/due-date.route` → `dueDate` */
function identifier({ module }: Page): string {
  const [name = ''] = path.posix.basename(module).split('.', 1);
  return name.replaceAll(/-(\w)/g, (_all, letter: string) => letter.toUpperCase());
}
